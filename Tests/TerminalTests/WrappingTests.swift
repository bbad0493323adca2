import Terminal
import Testing

struct WrappingTests {
  @Test(
    "lines end between words",
    arguments: [
      ("", 10, [""]),
      ("one two three", 80, ["one two three"]),
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 8, ["one two", "three"]),
      ("one  two   three", 8, ["one  two", "three"]),
      ("one two   ", 7, ["one two"]),
      ("a b c", 1, ["a", "b", "c"]),
      ("a b", 0, ["a", "b"]),
      ("5\u{A0}px is", 4, ["5\u{A0}px", "is"]),
      ("is 5\u{A0}px", 4, ["is", "5\u{A0}px"]),
    ])
  func words(text: String, width: Int, expected: [String]) {
    #expect(wrapped(text, width: width) == expected)
  }

  @Test(
    "a word longer than a line is cut behind a slash or hyphen, or where the line is full",
    arguments: [
      ("/usr/share/fonts", 11, ["/usr/share/", "fonts"]),
      ("see /usr/share/fonts", 12, ["see", "/usr/share/", "fonts"]),
      ("cap-height-measured", 12, ["cap-height-", "measured"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
    ])
  func longWords(text: String, width: Int, expected: [String]) {
    #expect(wrapped(text, width: width) == expected)
  }

  @Test(
    "wide characters part anywhere but at punctuation",
    arguments: [
      ("日本語です", 4, ["日本", "語で", "す"]),
      ("日本語です", 5, ["日本", "語で", "す"]),
      ("日本、語", 4, ["日", "本、", "語"]),
      ("日「本」", 4, ["日", "「本", "」"]),
      ("abc日本", 5, ["abc日", "本"]),
      ("日", 1, ["日"]),
      ("👩‍👩‍👧👩‍👩‍👧", 2, ["👩‍👩‍👧", "👩‍👩‍👧"]),
    ])
  func wideText(text: String, width: Int, expected: [String]) {
    #expect(wrapped(text, width: width) == expected)
  }

  @Test("lines after the first are indented, by half the width at most")
  func hangingIndent() {
    #expect(wrapped("one two three four", width: 9, indent: 2) == ["one two", "  three", "  four"])
    #expect(wrapped("one two", width: 4, indent: 50) == ["one", "  tw", "  o"])
    #expect(wrapped("one two", width: 4, indent: -1) == ["one", "two"])
  }

  @Test("styles go over line ends")
  func styles() {
    let text = "see " + StyledText("bold words", style: .bold)
    #expect(
      text.wrapped(to: 8).map { $0.rendered(at: .ansi16) }
        == ["see \u{1B}[1mbold\u{1B}[0m", "\u{1B}[1mwords\u{1B}[0m"])
  }

  @Test("no line is too wide and no word is lost, at any width", arguments: 4...60)
  func everyWidth(width: Int) {
    let text = "The font declares no cap height (OS/2 version 1); 1493 is the top of H. 高さを測った値。"
    let lines = wrapped(text, width: width, indent: 3)
    #expect(lines.allSatisfy { StyledText($0).width <= width })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
