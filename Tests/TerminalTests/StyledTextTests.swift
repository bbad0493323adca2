import Terminal
import Testing

struct StyledTextTests {
  static let swatch = StyledText(
    "x", style: TextStyle(bold: true, color: TerminalColor(red: 255, green: 0, blue: 0)))

  @Test(
    "a style is written for the level and ended",
    arguments: [
      (ColorLevel.none, "x"), (.ansi16, "\u{1B}[1;31mx\u{1B}[0m"),
      (.ansi256, "\u{1B}[1;38;5;196mx\u{1B}[0m"),
      (.truecolor, "\u{1B}[1;38;2;255;0;0mx\u{1B}[0m"),
    ])
  func levels(level: ColorLevel, expected: String) {
    #expect(Self.swatch.rendered(at: level) == expected)
  }

  @Test("plain text has no sequence at any level", arguments: ColorLevel.allCases)
  func plain(level: ColorLevel) {
    #expect(StyledText("plain").rendered(at: level) == "plain")
    #expect(StyledText().rendered(at: level) == "")
    #expect(StyledText("", style: .bold).rendered(at: level) == "")
  }

  @Test("neighbours of one style share a sequence, others have their own")
  func merging() {
    let text =
      StyledText("a", style: .bold) + StyledText("b", style: .bold) + "c"
      + StyledText("d", style: TextStyle(dim: true, underlined: true))
    #expect(text.rendered(at: .ansi16) == "\u{1B}[1mab\u{1B}[0mc\u{1B}[2;4md\u{1B}[0m")
    #expect(text.plain == "abcd")
    #expect(text.width == 4)
  }

  @Test("nothing from outside gets through raw, by any way in", arguments: ColorLevel.allCases)
  func hostile(level: ColorLevel) {
    let evil = "a\u{1B}[31m\u{9B}1m\n\u{202E}b\u{7}"
    let harmless = "a\\u001B[31m\\u009B1m\\n\\u202Eb\\u0007"
    #expect(StyledText(evil).rendered(at: level) == harmless)
    #expect(("\(evil)" as StyledText).rendered(at: level) == harmless)
    #expect(StyledText(evil, highlighting: []).rendered(at: level) == harmless)
    #expect(StyledText(evil).width == harmless.utf8.count)
    let cut = StyledText("abcdefgh").truncated(to: 7, ellipsis: "\u{1B}")
    #expect(!cut.plain.unicodeScalars.contains("\u{1B}"))
  }

  @Test("ranges are highlighted where they stand")
  func highlighting() throws {
    let name = "DejaVu Sans"
    let range = try #require(name.firstRange(of: "Sans"))
    let text = StyledText(name, highlighting: [range], with: .bold)
    #expect(text.rendered(at: .ansi16) == "DejaVu \u{1B}[1mSans\u{1B}[0m")
  }

  @Test("texts are joined with a separator")
  func joining() {
    let parts: [StyledText] = ["a", "", "b"]
    #expect(parts.joined(separator: " · ").plain == "a ·  · b")
    #expect([StyledText]().joined(separator: ", ").isEmpty)
  }

  @Test(
    "what is too long is cut between characters",
    arguments: [
      ("DejaVu Sans", 11, "DejaVu Sans"), ("DejaVu Sans", 10, "DejaVu Sa…"),
      ("DejaVu Sans", 8, "DejaVu…"), ("DejaVu", 1, "…"), ("DejaVu", 0, ""), ("DejaVu", -3, ""),
      ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"), ("", 0, ""),
    ])
  func truncation(text: String, width: Int, expected: String) {
    #expect(StyledText(text).truncated(to: width, ellipsis: "…").plain == expected)
  }

  @Test("padding counts cells, not characters")
  func padding() {
    #expect(StyledText("日本").padded(to: 6).plain == "日本  ")
    #expect(StyledText("日本").padded(to: 3).plain == "日本")
    #expect(StyledText("a  ").withoutTrailingBlanks.plain == "a")
    #expect(StyledText("  ").withoutTrailingBlanks.isEmpty)
  }

  @Test("no-break spaces become ordinary ones, in every style")
  func ordinaryBlanks() {
    let text = StyledText("Qt\u{A0}6", style: .heading) + StyledText("\u{A0}28 px")
    let expected = StyledText("Qt 6", style: .heading) + StyledText(" 28 px")
    #expect(text.withOrdinaryBlanks == expected)
  }
}
