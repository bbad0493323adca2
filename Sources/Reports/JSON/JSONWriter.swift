internal import FontModel
internal import UnicodeText

/// Writes JSON: sorted keys, explicit `null`, and no character that could harm a terminal.
///
/// Members of an object are written in the order of their keys; a key out of order is a mistake
/// of the caller. Control, C1, bidi and line-separator characters come out as `\uXXXX`.
package struct JSONWriter {
  /// How lines are broken.
  package enum Layout: Sendable {
    /// Everything on one line.
    case compact
    /// A member or element a line, indented by two blanks a level.
    case indented
  }

  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  private let layout: Layout
  /// How many levels the value itself lies deep.
  private let depth: Int
  /// The open objects and lists.
  private var open: [Level] = []

  private struct Level {
    var isEmpty = true
    /// Noted where assertions are checked.
    var lastKey: String?
  }

  /// A writer of one value, which will lie so many levels deep in a document.
  package init(_ layout: Layout, depth: Int = 0) {
    self.layout = layout
    self.depth = depth
  }

  /// The text of the value that `body` writes.
  package static func text(
    _ layout: Layout, depth: Int = 0, _ body: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(layout, depth: depth)
    // What a report takes, so that it doesn't move again and again while it grows.
    writer.bytes.reserveCapacity(8 << 10)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes `null`.
  package mutating func null() {
    write("null")
  }

  /// Writes `true` or `false`.
  package mutating func value(_ value: Bool) {
    write(value ? "true" : "false")
  }

  /// Writes a whole number; nil becomes `null`.
  package mutating func value(_ value: Int?) {
    guard let value else { return null() }
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes a number in the shortest form that reads back the same; nil becomes `null`.
  package mutating func value(_ value: Double?) {
    guard let value else { return null() }
    bytes.append(contentsOf: NumberText.shortest(value).utf8)
  }

  /// Writes text; nil becomes `null`.
  package mutating func value(_ text: String?) {
    guard let text else { return null() }
    bytes.append(UInt8(ascii: "\""))
    if Self.isPlain(text) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { append(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a value that is JSON already, made for this depth.
  package mutating func encoded(_ json: String) {
    bytes.append(contentsOf: json.utf8)
  }

  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes a list of what `body` writes for each element.
  package mutating func list<Element>(
    _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
  ) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
      for element in elements {
        writer.separate()
        body(&writer, element)
      }
    }
  }

  /// Writes a member whose value `body` writes; keys come in sorted order.
  package mutating func member(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    separate()
    assert(noteKey(key.description), "\(key) is out of order")
    write("\"")
    write(key)
    write(layout == .indented ? "\": " : "\":")
    body(&self)
  }

  /// Writes a member with text or `null`.
  package mutating func member(_ key: StaticString, _ text: String?) {
    member(key) { $0.value(text) }
  }

  /// Writes a member with a whole number or `null`.
  package mutating func member(_ key: StaticString, _ number: Int?) {
    member(key) { $0.value(number) }
  }

  /// Writes a member with a number or `null`.
  package mutating func member(_ key: StaticString, _ number: Double?) {
    member(key) { $0.value(number) }
  }

  /// Writes a member with `true` or `false`.
  package mutating func member(_ key: StaticString, _ flag: Bool) {
    member(key) { $0.value(flag) }
  }

  /// Writes a member whose key is known only at run time, such as the tag of an axis.
  package mutating func member(named key: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    assert(noteKey(key), "\(key) is out of order")
    value(key)
    write(layout == .indented ? ": " : ":")
    body(&self)
  }

  private mutating func nest(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    bytes.append(opening)
    open.append(Level())
    body(&self)
    let isEmpty = open.removeLast().isEmpty
    if !isEmpty { breakLine() }
    bytes.append(closing)
  }

  private mutating func separate() {
    guard let last = open.indices.last else { preconditionFailure("nothing is open") }
    if !open[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
    open[last].isEmpty = false
    breakLine()
  }

  /// Whether a key stands after the one before it, which it takes the place of.
  private mutating func noteKey(_ key: String) -> Bool {
    let last = open.count - 1
    defer { open[last].lastKey = key }
    return open[last].lastKey.map { $0.utf8.lexicographicallyPrecedes(key.utf8) } ?? true
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * (open.count + depth)))
  }

  /// Whether the text stands in JSON as it is, byte for byte, as nearly all texts do.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8.span
    // Without a way out of the loop many bytes are looked at in one step.
    var isPlain = true
    for index in bytes.indices {
      let byte = bytes[index]
      isPlain =
        isPlain && byte &- 0x20 <= 0x5E && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    return isPlain
  }

  private mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case _ where scalar.needsEscaping:
      for unit in String(scalar).utf16 {
        write("\\u")
        let digits = String(unit, radix: 16, uppercase: true)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
      }
    case _: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
