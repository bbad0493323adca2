import Testing

@testable import Arguments

@Suite("Folding")
struct FoldingTests {
  private func lines(_ text: String, first: Int, rest: Int) -> [String] {
    HelpWord.words(text).folded(first: first, rest: rest).map { $0.dressed(.plain) }
  }

  @Test(
    "A line holds as many words as fit",
    arguments: [
      ("aa bb cc", 8, ["aa bb cc"]), ("aa bb cc", 7, ["aa bb", "cc"]),
      ("aa bb cc", 5, ["aa bb", "cc"]), ("aa bb cc", 4, ["aa", "bb", "cc"]),
      ("aa bb cc", 2, ["aa", "bb", "cc"]), ("", 5, []), ("  \n ", 5, []),
    ])
  func fold(text: String, width: Int, expected: [String]) {
    #expect(lines(text, first: width, rest: width) == expected)
  }

  @Test("A word that is too wide has a line of its own")
  func wide() {
    #expect(lines("a bbbbbb c", first: 4, rest: 4) == ["a", "bbbbbb", "c"])
    #expect(lines("a b", first: 0, rest: -3) == ["a", "b"])
  }

  @Test("The first line may be of another width")
  func first() {
    #expect(lines("aa bb cc dd", first: 2, rest: 5) == ["aa", "bb cc", "dd"])
  }

  @Test("Line breaks and runs of blanks part words, a no-break space doesn't")
  func blanks() {
    #expect(lines("a  b\n\tc\u{A0}d", first: 9, rest: 9) == ["a b c\u{A0}d"])
    #expect(lines("a c\u{A0}d", first: 3, rest: 3) == ["a", "c\u{A0}d"])
  }

  @Test("Letters are counted, not bytes")
  func letters() {
    #expect(lines("łąę ść", first: 6, rest: 6) == ["łąę ść"])
    #expect(lines("e\u{301}e\u{301} a", first: 4, rest: 4) == ["e\u{301}e\u{301} a"])
  }

  @Test("Neighbours of one kind are dressed together")
  func dress() {
    let style = HelpStyle(
      heading: { "<\($0)>" }, literal: { "[\($0)]" }, placeholder: { "{\($0)}" })
    let words =
      HelpWord.words("Use it:", .heading) + HelpWord.words("a b", .literal)
      + HelpWord.words("C D", .placeholder) + HelpWord.words("e f")
    #expect(words.dressed(style) == "<Use it:> [a b] {C D} e f")
    #expect(words.columns == 19)
  }
}
