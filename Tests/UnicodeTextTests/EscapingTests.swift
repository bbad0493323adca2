import Testing
import UnicodeText

struct EscapingTests {
  @Test(
    "what could act on a terminal or a file is written out",
    arguments: [
      ("plain text", "plain text"),
      ("", ""),
      ("a\nb\tc\rd", "a\\nb\\tc\\rd"),
      ("\r\n", "\\r\\n"),
      ("\u{1B}[31mred", "\\u001B[31mred"),
      ("\0", "\\u0000"),
      ("\u{7F}\u{9B}31m", "\\u007F\\u009B31m"),
      ("Evil\u{202E}fdp.exe", "Evil\\u202Efdp.exe"),
      ("a\u{2028}b\u{2029}c", "a\\u2028b\\u2029c"),
      ("\u{200E}\u{200F}\u{61C}\u{2066}\u{2069}", "\\u200E\\u200F\\u061C\\u2066\\u2069"),
      ("\u{FEFF}x", "\\uFEFFx"),
      ("x\u{E0041}", "x\\u{E0041}"),
      // A mark joins the escape before it into one character, and must not hide it.
      ("\u{1B}\u{301}", "\\u001B\u{301}"),
      ("C:\\fonts\\u001B", "C:\\fonts\\u001B"),
    ])
  func escapes(text: String, expected: String) {
    #expect(escaped(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(
    "what is only text stays",
    arguments: [
      "Ångström", "日本語", "نستعلیق می‌خواهم", "👩‍👩‍👧", "❤\u{FE0F}", "क्‍ष", "\u{E000}", "\u{378}",
      "\u{600}1", "\u{A0}", "\u{FFFD}", "\"quoted\", and\\backslash",
    ])
  func keeps(text: String) {
    #expect(escaped(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("the table holds every control, separator and format character but those with a shape")
  func table() {
    let drawn: [ClosedRange<UInt32>] = [
      0x0600...0x0605, 0x06DD...0x06DD, 0x070F...0x070F, 0x0890...0x0891, 0x08E2...0x08E2,
      0x110BD...0x110BD, 0x110CD...0x110CD, 0x13430...0x1343F,
    ]
    let wrong = (UInt32(0)...0x10FFFF).compactMap { Unicode.Scalar($0) }.filter { scalar in
      let value = scalar.value
      let expected: Bool
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: expected = true
      case .format:
        expected = !(0x200C...0x200D).contains(value) && !drawn.contains { $0.contains(value) }
      // Reserved for more format characters and more tags.
      case .unassigned: expected = value == 0x2065 || (0xE0000...0xE007F).contains(value)
      default: expected = false
      }
      return scalar.needsEscaping != expected
    }
    #expect(wrong == [])
  }

  @Test("what is escaped needs no escaping")
  func stable() {
    let everything = String(
      String.UnicodeScalarView((UInt32(0)...0xE0FFF).compactMap { Unicode.Scalar($0) }))
    let result = escaped(everything)
    #expect(!result.unicodeScalars.contains { $0.needsEscaping })
    #expect(escaped(result) == result)
  }
}
