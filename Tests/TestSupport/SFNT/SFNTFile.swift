/// The tables of one sfnt font as bytes: to take a real font apart, break it, and write it again.
package struct SFNTFile: Sendable {
  /// What the first four bytes say: 0x00010000 for TrueType outlines, `OTTO` for CFF.
  package var version: UInt32
  /// The tables by tag.
  package var tables: [String: [UInt8]]

  /// Starts from tables; none is checked.
  package init(version: UInt32 = 0x0001_0000, tables: [String: [UInt8]]) {
    self.version = version
    self.tables = tables
  }

  /// Takes a font file apart, or one face of a collection.
  ///
  /// - Throws: ``SFNTFileError`` when the directory or a table reaches past the end.
  package init(parsing bytes: [UInt8], face: Int = 0) throws(SFNTFileError) {
    var start = 0
    if bytes.starts(with: "ttcf".utf8) {
      start = Int(try bytes.unsigned(at: 12 + 4 * face, width: 4))
    }
    version = UInt32(try bytes.unsigned(at: start, width: 4))
    tables = [:]
    for entry in 0..<(try bytes.unsigned(at: start + 4, width: 2)) {
      let record = start + 12 + 16 * entry
      let offset = try bytes.unsigned(at: record + 8, width: 4)
      let length = try bytes.unsigned(at: record + 12, width: 4)
      guard record + 4 <= bytes.count, offset + length <= bytes.count else {
        throw SFNTFileError(description: "a table reaches past the end of the font")
      }
      let tag = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      tables[tag] = Array(bytes[offset..<offset + length])
    }
  }

  /// A field of a table; `nil` when the table is missing or ends before it.
  ///
  /// Setting keeps the low bits of the value, as many as the field has, so a value that the field
  /// cannot hold wraps around as it would in a careless font tool. A field that the font lacks
  /// cannot be set.
  package subscript(field: SFNTField) -> Int? {
    get {
      let place = field.place
      guard let table = tables[place.table],
        let value = try? table.unsigned(at: place.offset, width: place.width)
      else { return nil }
      let bits = 8 * place.width
      let isNegative = place.isSigned && value >> (bits - 1) == 1
      return isNegative ? value - 1 << bits : value
    }
    set {
      let place = field.place
      guard let newValue else { preconditionFailure("\(field) cannot be removed") }
      write(newValue, width: place.width, in: place.table, at: place.offset)
    }
  }

  /// Overwrites 1, 2 or 4 bytes of a table, which the table must have.
  package mutating func write(_ value: Int, width: Int = 2, in table: String, at offset: Int) {
    guard var bytes = tables[table], bytes.indices.contains(offset + width - 1) else {
      preconditionFailure("\(table) has no \(width) bytes at \(offset)")
    }
    for byte in 0..<width {
      bytes[offset + byte] = UInt8(truncatingIfNeeded: value >> (8 * (width - 1 - byte)))
    }
    tables[table] = bytes
  }

  /// The font as a file: tables in the order of their tags, with padding and right checksums.
  package func build() -> [UInt8] {
    let tags = tables.keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    var directory = BigEndianWriter()
    directory.write(version)
    directory.write(UInt16(tags.count))
    directory.write(SearchRange(count: tags.count, itemSize: 16).fields)
    var body = BigEndianWriter()
    var headOffset: Int?
    for tag in tags {
      var table = tables[tag] ?? []
      let offset = 12 + 16 * tags.count + body.bytes.count
      if tag == "head", table.count >= 12 {
        // Every sum is taken as if this field, the sum over the whole file, were zero.
        table.replaceSubrange(8..<12, with: [0, 0, 0, 0])
        headOffset = offset
      }
      directory.write(tag: tag)
      directory.write(table.sfntChecksum)
      directory.write(UInt32(offset))
      directory.write(UInt32(table.count))
      body.write(table)
      body.pad(to: 4)
    }
    var bytes = directory.bytes + body.bytes
    if let headOffset {
      var adjustment = BigEndianWriter()
      adjustment.write(0xB1B0_AFBA &- bytes.sfntChecksum)
      bytes.replaceSubrange(headOffset + 8..<headOffset + 12, with: adjustment.bytes)
    }
    return bytes
  }

  /// A collection of whole fonts, each with its tables to itself.
  package static func collection(of fonts: [[UInt8]]) throws(SFNTFileError) -> [UInt8] {
    var header = BigEndianWriter()
    header.write(tag: "ttcf")
    header.write(UInt32(0x0001_0000))
    header.write(UInt32(fonts.count))
    var body = BigEndianWriter()
    let bodyStart = 12 + 4 * fonts.count
    for font in fonts {
      let start = bodyStart + body.bytes.count
      header.write(UInt32(start))
      let tableCount = try font.unsigned(at: 4, width: 2)
      var moved = BigEndianWriter()
      moved.write(Array(font.prefix(12)))
      for entry in 0..<tableCount {
        let record = 12 + 16 * entry
        let offset = try font.unsigned(at: record + 8, width: 4)
        moved.write(Array(font[record..<record + 8]))
        moved.write(UInt32(offset + start))
        moved.write(UInt32(try font.unsigned(at: record + 12, width: 4)))
      }
      moved.write(Array(font.dropFirst(moved.bytes.count)))
      moved.pad(to: 4)
      body.write(moved.bytes)
    }
    return header.bytes + body.bytes
  }
}

/// Why bytes could not be taken apart as an sfnt font.
package struct SFNTFileError: Error, CustomStringConvertible {
  /// What is wrong, for the log of a failed test.
  package let description: String
}

/// The three fields that prepare a binary search over a table of records.
struct SearchRange {
  /// `searchRange`, `entrySelector` and `rangeShift`.
  let fields: [UInt16]

  init(count: Int, itemSize: Int) {
    let selector = count > 0 ? Int.bitWidth - 1 - count.leadingZeroBitCount : 0
    let range = itemSize << selector
    fields = [UInt16(range), UInt16(selector), UInt16(max(0, count * itemSize - range))]
  }
}

extension [UInt8] {
  /// The sum of the big-endian 32-bit words, the last one filled up with zeros.
  var sfntChecksum: UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in enumerated() {
      sum &+= UInt32(byte) << (8 * (3 - UInt32(index % 4)))
    }
    return sum
  }

  /// The big-endian unsigned number of `width` bytes at an offset.
  func unsigned(at offset: Int, width: Int) throws(SFNTFileError) -> Int {
    guard offset >= 0, offset + width <= count else {
      throw SFNTFileError(description: "the font ends before byte \(offset + width)")
    }
    return self[offset..<offset + width].reduce(0) { $0 << 8 | Int($1) }
  }
}
