/// A JSON value that was read.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// The member called `key`; nil where there is none, or where this is no object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The text; nil for anything else.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The elements; nil for anything but a list.
  package var list: [JSONValue]? {
    guard case .list(let elements) = self else { return nil }
    return elements
  }
}

/// Why text is no JSON.
package struct JSONReadingError: Error, Hashable, Sendable {
  /// The line at fault, from 1.
  package var line: Int
  /// What is wrong, without a full stop.
  package var message: String

  /// An error in a line.
  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
