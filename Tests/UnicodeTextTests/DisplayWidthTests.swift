import Testing
import UnicodeText

struct DisplayWidthTests {
  // The numbers are those of `wcswidth` in the Python package wcwidth 0.9.4.
  static let widths: [(String, Int)] = [
    ("", 0),
    ("DejaVu Sans", 11),
    ("Ålesund", 7),
    ("e\u{301}", 1),
    ("■ ▸ · … °", 9),
    ("日本", 4),
    ("Ａ", 2),
    ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("ｶﾞ", 2),
    ("ｱ", 1),
    ("ﷺ", 1),
    ("क्ष", 2),
    ("ที่", 1),
    ("กำ", 2),
    ("👩‍👩‍👧", 2),
    ("🇩🇪", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2),
    ("1\u{FE0F}\u{20E3}", 2),
    ("❤", 1),
    ("❤\u{FE0F}", 2),
    ("☺\u{FE0F}", 2),
    ("A\u{FE0F}", 1),
    ("⛹🏽‍♀\u{FE0F}", 2),
    ("⌚", 2),
    ("✈\u{FE0E}", 1),
    ("\u{1FAE9}", 2),
    ("\u{2EBF0}", 2),
  ]

  @Test("text takes the cells an independent table gives it", arguments: widths)
  func knownWidth(text: String, cells: Int) {
    #expect(displayWidth(of: text) == cells)
  }

  @Test("control characters take no cell")
  func controls() {
    #expect(displayWidth(of: "a\u{1B}b\r\n\u{9B}c") == 3)
  }

  @Test("every combining mark takes no cell")
  func marks() {
    let marks = (UInt32(0x300)...0xE01EF).compactMap { Unicode.Scalar($0) }.filter {
      $0.properties.canonicalCombiningClass != .notReordered
    }
    #expect(marks.count > 800)
    #expect(marks.filter { displayWidth(of: String($0)) != 0 } == [])
  }

  @Test("the width of a text is the sum of its characters' widths")
  func sums() {
    let text = Self.widths.map(\.0).joined(separator: " ")
    #expect(displayWidth(of: text) == Self.widths.map { $0.1 + 1 }.reduce(-1, +))
  }
}
