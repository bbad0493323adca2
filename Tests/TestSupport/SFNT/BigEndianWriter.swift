/// Collects bytes in the order that font files use, most significant byte first.
package struct BigEndianWriter: Sendable {
  /// What has been written so far.
  package private(set) var bytes: [UInt8] = []

  /// Starts with nothing written.
  package init() {}

  /// Writes an integer in as many bytes as its type has.
  package mutating func write(_ value: some FixedWidthInteger) {
    for shift in stride(from: value.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  /// Writes a row of integers.
  package mutating func write(_ values: [some FixedWidthInteger]) {
    for value in values { write(value) }
  }

  /// Writes a table or axis tag, which must be four ASCII characters.
  package mutating func write(tag: String) {
    let characters = Array(tag.utf8)
    precondition(characters.count == 4, "a tag has four bytes: \(tag)")
    bytes += characters
  }

  /// Writes a number between -2 and 2 as F2Dot14, rounded to the nearest 1/16384.
  package mutating func write(f2Dot14 value: Double) {
    write(Int16((value * 16384).rounded()))
  }

  /// Writes a number as 16.16 fixed point, rounded to the nearest 1/65536.
  package mutating func write(fixed value: Double) {
    write(Int32((value * 65536).rounded()))
  }

  /// Adds zeros until the length is a multiple of `alignment`.
  package mutating func pad(to alignment: Int) {
    while !bytes.count.isMultiple(of: alignment) { bytes.append(0) }
  }
}
