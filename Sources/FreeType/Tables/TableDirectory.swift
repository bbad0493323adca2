internal import FontModel

/// The list of tables at the start of an sfnt font, read to say why FreeType refuses a file, or what
/// it reads around.
struct TableDirectory {
  /// Where a table lies in the file.
  struct Entry {
    var offset: Int
    /// The length in the file, which is less than the table's where it is compressed.
    var length: Int
    var isCompressed: Bool
  }

  private var entries: [TableTag: Entry] = [:]

  /// Reads the list of a face; nil where there is none, or the file ends in the middle of it.
  ///
  /// WOFF2 compresses all tables together, so for it there is none.
  init?(_ file: FontFile, index: Int) {
    switch file.container {
    case .sfnt:
      self.init(file, at: 0, countAt: 4, headerLength: 12, entryLength: 16)
    case .collection:
      guard let start = file.reader(at: 12 + index * 4, count: 4).uint32(at: 0) else { return nil }
      self.init(file, at: Int(start), countAt: 4, headerLength: 12, entryLength: 16)
    case .woff:
      self.init(file, at: 0, countAt: 12, headerLength: 44, entryLength: 20)
    case .woff2, .macResource, .type1, .type42, .cff, .pcf, .bdf, .windowsFNT, .pfr, .gzip,
      .other:
      return nil
    }
  }

  private init?(
    _ file: FontFile, at start: Int, countAt: Int, headerLength: Int, entryLength: Int
  ) {
    guard let count = file.reader(at: start + countAt, count: 2).uint16(at: 0), count > 0 else {
      return nil
    }
    let list = file.reader(at: start + headerLength, count: Int(count) * entryLength)
    guard list.count == Int(count) * entryLength else { return nil }
    for entry in stride(from: 0, to: list.count, by: entryLength) {
      // WOFF has the checksum last, after both lengths; sfnt has it second.
      let isWOFF = entryLength == 20
      guard let tag = list.uint32(at: entry),
        let offset = list.uint32(at: entry + (isWOFF ? 4 : 8)),
        let length = list.uint32(at: entry + (isWOFF ? 8 : 12)),
        let fullLength = list.uint32(at: entry + 12)
      else { return nil }
      entries[TableTag(rawValue: tag)] = Entry(
        offset: Int(offset), length: Int(length), isCompressed: length != fullLength)
    }
  }

  /// The tables that aren't within a file of so many bytes, in alphabetical order.
  func tablesCut(bySize size: Int) -> [TableTag] {
    entries.filter { $1.offset + $1.length > size }.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// Where a table lies; nil where the font lists none.
  subscript(tag: TableTag) -> Entry? { entries[tag] }
}
