internal import UnicodeText

/// Text from fonts as CSS takes it.
enum CSSQuoting {
  /// A string in double quotes: a name is never left bare, since one with a number in it would be
  /// no identifier.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      // In a page, `</style>` would end the style sheet.
      case "<": result += "\\3C "
      // NUL has no escape in CSS.
      case "\0": result += "\u{FFFD}"
      case _ where scalar.needsEscaping:
        // The blank ends the escape.
        result += "\\\(String(scalar.value, radix: 16, uppercase: true)) "
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Lines of text as a comment; nothing in them can end it.
  static func comment(_ lines: [String]) -> String {
    let safe = lines.map { withoutEnd(escaped($0), " /") }
    return "/* " + safe.joined(separator: "\n   ") + " */\n"
  }

  /// A declaration as a comment; in its strings an escaped slash stands for a slash.
  static func commentedDeclaration(_ text: String) -> String {
    "/* " + withoutEnd(text, "\\/") + " */\n"
  }

  /// The text with `slash` for every slash that would end a comment, or the element around it.
  ///
  /// Looks at scalars and not at characters: an accent makes another character of the slash before
  /// it, but not for what reads CSS.
  private static func withoutEnd(_ text: String, _ slash: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "/", result.last == "*" || result.last == "<" {
        result += slash.unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
