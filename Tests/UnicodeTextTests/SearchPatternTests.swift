import Testing
import UnicodeText

struct SearchPatternTests {
  @Test(
    "a name matches when it contains every word",
    arguments: [
      ("dejavu", "DejaVu Sans", true),
      ("sans dejavu", "DejaVu Sans", true),
      ("deja vu", "DejaVu Sans", true),
      ("vusans", "DejaVu Sans", true),
      ("dejavu serif", "DejaVu Sans", false),
      ("creme", "Crème Brûlée", true),
      ("CRÈME", "creme brulee", true),
      ("fira", "ＦＩＲＡ", true),
      ("源", "源ノ角ゴシック", true),
      ("", "DejaVu Sans", true),
      (" \u{3000}\t", "DejaVu Sans", true),
      ("x", "", false),
    ])
  func matching(text: String, name: String, expected: Bool) {
    #expect(SearchPattern(text).matches(name) == expected)
  }

  @Test("words are folded, in order, and none is empty")
  func words() {
    #expect(SearchPattern("  Noto\u{A0}Sáns \u{301} ").words == ["noto", "sans"])
  }

  @Test("one word can be asked for alone")
  func singleWord() {
    #expect(SearchPattern.contains(word: "sans", in: "DejaVu S ANS"))
    #expect(!SearchPattern.contains(word: "serif", in: "DejaVu Sans"))
  }

  @Test(
    "what matched is found in the name as it is written",
    arguments: [
      ("sans", "DejaVu Sans", ["Sans"]),
      ("vusans", "DejaVu Sans", ["Vu Sans"]),
      ("a", "Sans Bath", ["a", "a"]),
      ("de ja", "DejaVu", ["Deja"]),
      ("ana", "Banana", ["anana"]),
      ("creme", "Cre\u{300}me", ["Cre\u{300}me"]),
      // A match in the middle of a ligature takes all of it.
      ("in", "ﬁn", ["ﬁn"]),
      ("strasse", "Straße", ["Straße"]),
      ("serif", "DejaVu Sans", []),
    ])
  func ranges(text: String, name: String, expected: [String]) {
    #expect(SearchPattern(text).ranges(in: name).map { String(name[$0]) } == expected)
  }
}
