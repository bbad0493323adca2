/// Reads numbers from the bytes of a font table. Whatever lies outside the bytes is nil.
struct BigEndianReader: Hashable, Sendable {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  func uint8(at offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  func int8(at offset: Int) -> Int8? {
    uint8(at: offset).map { Int8(bitPattern: $0) }
  }

  func uint16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  func int16(at offset: Int) -> Int16? {
    uint16(at: offset).map { Int16(bitPattern: $0) }
  }

  func uint32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  func int32(at offset: Int) -> Int32? {
    uint32(at: offset).map { Int32(bitPattern: $0) }
  }

  /// The bytes from `offset`; nil unless there are `count` of them.
  func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, count <= bytes.count, offset <= bytes.count - count else {
      return nil
    }
    return bytes[offset..<offset + count]
  }
}
