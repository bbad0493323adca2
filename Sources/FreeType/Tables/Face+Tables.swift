internal import CFreeType

/// The beginning of a table and how long the whole is.
struct TableBytes {
  var reader: BigEndianReader
  /// In bytes, as the font's directory gives it.
  var length: Int
}

extension Face {
  /// How long a table is in bytes; nil where the font has none, or an empty one.
  func length(of tag: TableTag) -> Int? {
    var length: FT_ULong = 0
    let status = unsafe FT_Load_Sfnt_Table(handle, FT_ULong(tag.rawValue), 0, nil, &length)
    return status == 0 && length > 0 ? Int(exactly: length) : nil
  }

  /// At most the first `limit` bytes of a table, unpacked if the file is compressed; nil where the
  /// font has no such table.
  ///
  /// The corresponding C function is `FT_Load_Sfnt_Table`. FreeType's own structures aren't used
  /// for presence: it fills `TT_OS2` from beyond the end of a short table.
  func table(_ tag: TableTag, limit: Int) -> TableBytes? {
    guard let length = length(of: tag) else { return nil }
    var bytes = [UInt8](repeating: 0, count: min(length, limit))
    var wanted = FT_ULong(bytes.count)
    let status = unsafe FT_Load_Sfnt_Table(handle, FT_ULong(tag.rawValue), 0, &bytes, &wanted)
    guard status == 0 else { return nil }
    return TableBytes(reader: BigEndianReader(bytes: bytes), length: length)
  }

  /// Whether there are bitmaps beside or instead of outlines, as Qt asks for it.
  var hasEmbeddedBitmaps: Bool {
    isSFNT && TableTag.embeddedBitmaps.contains { length(of: $0) != nil }
  }
}
