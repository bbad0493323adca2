/// Text that does harm wherever it comes out as it is.
package enum HostileText {
  /// One thing that text can try, with what must never come out.
  package struct Trick: Sendable, CustomStringConvertible {
    package let description: String
    package let text: String
  }

  /// Scalars that drive a terminal, end a line, or turn the direction of what follows.
  package static let tricks: [Trick] = [
    Trick("C0", "\u{1}\u{7}\u{8}\u{1B}[31m\u{1F}"),
    Trick("line breaks", "\n\r\r\n\u{B}\u{C}"),
    Trick("a tab", "a\tb"),
    Trick("DEL", "\u{7F}"),
    Trick("C1", "\u{80}\u{85}\u{9B}31m\u{9D}0;title\u{9C}\u{9F}"),
    Trick("bidi controls", "\u{202A}\u{202E}\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}"),
    Trick("line separators", "\u{2028}\u{2029}"),
    Trick("invisible characters", "\u{200B}\u{2060}\u{FEFF}\u{AD}\u{E0041}"),
    Trick("formulas", "=1+2"), Trick("a plus", "+1"), Trick("a minus", "-1"), Trick("an at", "@a"),
    Trick("a formula under an accent", "=\u{301}HYPERLINK(1)"),
    Trick("a quotation mark and a comma", "\",\""),
    Trick("a comma and a quotation mark under accents", "a,\u{301}b\"\u{301}c"),
    Trick("the end of a string", "'\\\";}"),
    Trick("the end of a string under an accent", "'\u{301}\"\u{301}\\\u{301}"),
    Trick("the end of a comment", "*/ body{}"),
    Trick("the end of a comment under an accent", "*/\u{301} body{}"),
    Trick("markup", "</style><script>&amp;]]>"),
    Trick("markup under an accent", "<\u{301}/style>&\u{301}>\u{301}"),
    Trick("noncharacters", "\u{FFFE}\u{FFFF}\u{1FFFF}"),
  ]

  /// All tricks in one name, short enough for a record.
  package static var everything: String { tricks.map(\.text).joined(separator: " ") }
}

extension HostileText.Trick {
  fileprivate init(_ description: String, _ text: String) {
    self.description = description
    self.text = text
  }
}
