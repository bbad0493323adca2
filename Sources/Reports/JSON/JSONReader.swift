/// Reads JSON as RFC 8259 has it, and nothing beyond: no comments, no trailing commas, no byte order
/// mark, no key twice in one object.
///
/// Any bytes are safe: depth is bounded, and what is wrong is told with its line.
package struct JSONReader {
  /// How deep lists and objects may be nested.
  package static let maximumDepth = 64

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The one value of a document.
  package static func value(_ bytes: [UInt8]) throws(JSONReadingError) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.position == bytes.count else {
      throw reader.error("there is more after the end of the document")
    }
    return value
  }

  private mutating func value() throws(JSONReadingError) -> JSONValue {
    skipBlanks()
    guard let next else { throw error("the document ends too early") }
    switch next {
    case UInt8(ascii: "{"):
      return try nested { (reader) throws(JSONReadingError) in try reader.object() }
    case UInt8(ascii: "["):
      return try nested { (reader) throws(JSONReadingError) in try reader.list() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case _: throw error("there is no value here")
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONReadingError) -> JSONValue
  ) throws(JSONReadingError) -> JSONValue {
    guard depth < Self.maximumDepth else {
      throw error("the document is nested more than \(Self.maximumDepth) deep")
    }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  /// What follows `{`.
  private mutating func object() throws(JSONReadingError) -> JSONValue {
    var members: [String: JSONValue] = [:]
    skipBlanks()
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw error("a key in quotation marks is missing") }
      let key = try string()
      guard members[key] == nil else { throw error("a key stands twice in one object") }
      skipBlanks()
      guard take(":") else { throw error("a colon is missing") }
      members[key] = try value()
      skipBlanks()
    } while take(",")
    guard take("}") else { throw error("a comma or } is missing") }
    return .object(members)
  }

  /// What follows `[`.
  private mutating func list() throws(JSONReadingError) -> JSONValue {
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .list(elements) }
    repeat {
      elements.append(try value())
      skipBlanks()
    } while take(",")
    guard take("]") else { throw error("a comma or ] is missing") }
    return .list(elements)
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONReadingError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw error("there is no value here") }
    position += word.utf8.count
    return value
  }
}

// What the rest of the reader is made of, in JSONReader+Scalars.swift.
extension JSONReader {
  /// The byte at the position; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Takes the next byte if it is this character.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Takes bytes while they are of a kind, and returns how many there were.
  mutating func take(while isTaken: (UInt8) -> Bool) -> Int {
    let start = position
    while let byte = next, isTaken(byte) { position += 1 }
    return position - start
  }

  /// Takes one byte of any kind; nil at the end.
  mutating func takeByte() -> UInt8? {
    guard let byte = next else { return nil }
    position += 1
    return byte
  }

  /// Where the reader stands.
  var offset: Int { position }

  /// The text of the bytes from `start` to here; nil where they aren't UTF-8.
  func text(from start: Int) -> String? {
    String(validating: bytes[start..<position], as: UTF8.self)
  }

  /// An error in the line of the position.
  func error(_ message: String) -> JSONReadingError {
    let line = 1 + bytes[..<position].count { $0 == UInt8(ascii: "\n") }
    return JSONReadingError(line: line, message: message)
  }

  private mutating func skipBlanks() {
    _ = take { byte in
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        || byte == UInt8(ascii: "\t")
    }
  }
}
