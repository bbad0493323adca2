/// Builds a TrueType font from nothing, so that a test can say everything that is in it.
///
/// What it starts with is a sound font of 1000 units with boxes for `H`, `x`, `d` and `p`, in which
/// the three sets of line metrics differ from one another.
package struct SFNTBuilder: Sendable {
  /// The glyphs; the first one is `.notdef`.
  package var glyphs: [SFNTGlyph] = SFNTBuilder.boxes()
  /// The subtables of `cmap`; empty for a table without any.
  package var characterMaps: [SFNTCharacterMap] = [.windowsUnicode]
  /// The records of `name`.
  package var names: [SFNTName] = SFNTName.standard(family: "Test Sans", style: "Regular")
  /// What makes the font variable, if it is.
  package var variations: SFNTVariations?
  /// Bytes of `OS/2` to keep, or to fill up to with zeros; `nil` for the length of its version.
  package var os2Length: Int?
  /// Tables with other content than the builder gives them, or that it doesn't know.
  package var replacedTables: [String: [UInt8]] = [:]
  /// Tables to leave out.
  package var removedTables: Set<String> = []

  private var fields: [SFNTField: Int] = [:]

  /// Starts with the font that the type describes.
  package init() {}

  /// A field of the tables that the builder writes; `nil` when its table is removed or too short.
  ///
  /// What is set stands in the font whatever the glyphs would give, cut to the width of the field.
  /// Setting `nil` returns to what the builder computes.
  package subscript(field: SFNTField) -> Int? {
    get { file()[field] }
    set { fields[field] = newValue }
  }

  /// The font as a file.
  package func build() -> [UInt8] {
    file().build()
  }

  /// The tables of the font.
  package func file() -> SFNTFile {
    var file = SFNTFile(tables: [
      "head": headTable, "hhea": hheaTable, "maxp": maxpTable, "hmtx": hmtxTable,
      "cmap": SFNTCharacterMap.table(of: characterMaps, for: glyphs),
      "name": SFNTName.table(of: names + (variations?.names ?? [])),
      "OS/2": os2Table, "post": postTable,
    ])
    let encodedGlyphs = glyphs.map(\.encoded)
    var glyphOffsets = BigEndianWriter()
    glyphOffsets.write(UInt32(0))
    var glyphEnd: UInt32 = 0
    for glyph in encodedGlyphs {
      glyphEnd += UInt32(glyph.count)
      glyphOffsets.write(glyphEnd)
    }
    file.tables["glyf"] = encodedGlyphs.flatMap(\.self)
    file.tables["loca"] = glyphOffsets.bytes
    file.tables.merge(variations?.tables(for: glyphs) ?? [:]) { $1 }
    for (field, value) in fields { file[field] = value }
    file.tables["OS/2"] = os2Cut(file.tables["OS/2"] ?? [])
    file.tables.merge(replacedTables) { $1 }
    for tag in removedTables { file.tables[tag] = nil }
    return file
  }

  /// A collection of whole fonts in one file.
  package static func ttc(of fonts: [[UInt8]]) throws(SFNTFileError) -> [UInt8] {
    try SFNTFile.collection(of: fonts)
  }

  /// A font with 16 bits of one table replaced and the checksums made right again.
  package static func patched(
    _ font: [UInt8], table: String, offset: Int, value: Int
  ) throws(SFNTFileError) -> [UInt8] {
    var file = try SFNTFile(parsing: font)
    file.write(value, in: table, at: offset)
    return file.build()
  }

  /// What `OS/2` has at most, 100 bytes, cut to what its version has or to the length asked for.
  private func os2Cut(_ table: [UInt8]) -> [UInt8] {
    let lengthOfVersion =
      switch fields[.os2Version] ?? 4 {
      case 0: 78
      case 1: 86
      case 2, 3, 4: 96
      default: 100
      }
    let length = os2Length ?? lengthOfVersion
    let padding = [UInt8](repeating: 0, count: max(0, length - table.count))
    return Array((table + padding).prefix(length))
  }
}
