internal import FontModel
internal import UnicodeText

/// Records as lines of fields, for `cut` and `awk` or for spreadsheets.
package enum DelimitedText {
  /// One field of a record.
  package enum Field: Sendable {
    /// Text from a font or a path: untrusted. Nil is an empty field.
    case text(String?)
    /// A whole number; nil is an empty field.
    case integer(Int?)
    /// A number; nil is an empty field.
    case number(Double?)
    case flag(Bool)
  }

  /// A tab-separated line, its end included; control characters in text are escaped.
  package static func plain(_ fields: [Field]) -> String {
    line(fields, separator: "\t") { $0.escapedText }
  }

  /// A comma-separated line, its end included, quoted by RFC 4180 where needed.
  package static func csv(_ fields: [Field]) -> String {
    line(fields, separator: ",") { $0.csvText }
  }

  private static func line(
    _ fields: [Field], separator: String, text: (Field) -> String
  ) -> String {
    var line = ""
    // What most records take, so that the line rarely moves while it grows.
    line.reserveCapacity(255)
    for (index, field) in fields.enumerated() {
      if index > 0 { line += separator }
      line += text(field)
    }
    line += "\n"
    return line
  }
}

extension DelimitedText.Field {
  fileprivate var escapedText: String {
    switch self {
    case .text(let text): text.map(escaped) ?? ""
    case .integer(let value): value.map(String.init) ?? ""
    case .number(let value): value.map(NumberText.shortest) ?? ""
    case .flag(let value): value ? "true" : "false"
    }
  }

  fileprivate var csvText: String {
    guard case .text = self else { return escapedText }
    var text = escapedText
    // Scalars and not characters: an accent makes another character of what it follows, but not
    // for what reads the file. A spreadsheet takes these as the start of a formula.
    if let first = text.unicodeScalars.first, "=+-@".unicodeScalars.contains(first) {
      text = "'" + text
    }
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else {
      return text
    }
    let doubled = text.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
      .map { String($0) }.joined(separator: "\"\"")
    return "\"\(doubled)\""
  }
}
