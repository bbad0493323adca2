extension SFNTBuilder {
  /// Bitmaps of 12 pixels without outlines, as X.Org's fonts are converted to OpenType.
  static func openTypeBitmap() -> Self {
    var font = Self()
    font.removedTables = ["glyf", "loca"]
    var locations = BigEndianWriter()
    locations.write([0x0002_0000, 1] as [UInt32])
    // No glyph has a bitmap; the list of them would stand behind this record.
    locations.write([56, 0, 0, 0] as [UInt32])
    // Ascender, descender and width, the caret, least bearings, and reach of the glyphs.
    let lines: [Int8] = [9, -3, 8, 1, 0, 0, 0, 0, 9, -3, 0, 0]
    locations.write(lines)
    locations.write(lines)
    locations.write([0, 0] as [UInt16])
    // Pixels per em, bits a pixel, and 1 for horizontal metrics.
    locations.write([12, 12, 1, 1] as [UInt8])
    font.replacedTables = ["EBLC": locations.bytes, "EBDT": [0, 2, 0, 0]]
    return font
  }

  /// A strike of 20 pixels in `sbix`, without a single bitmap, before outlines.
  static func appleColorBitmaps() -> Self {
    var font = Self()
    var table = BigEndianWriter()
    // Version 1, one strike, which begins after this header.
    table.write([1, 1, 0, 1, 0, 12] as [UInt16])
    // 20 pixels an em; no glyph has a bitmap, so all offsets are the same.
    table.write([20, 72] as [UInt16])
    let offsetCount = font.glyphs.count + 1
    table.write([UInt32](repeating: UInt32(4 + 4 * offsetCount), count: offsetCount))
    font.replacedTables = ["sbix": table.bytes]
    return font
  }

  /// `H` as an SVG document.
  static func svgGlyphs() -> Self {
    let document = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg"><path id="glyph2" d="M50 0V-700H450V0z"/></svg>
      """.utf8)
    var table = BigEndianWriter()
    // Version 0 and where the list of documents is.
    table.write(UInt16(0))
    table.write([10, 0] as [UInt32])
    // One document, for glyph 2 alone.
    table.write([1, 2, 2] as [UInt16])
    table.write([14, UInt32(document.count)])
    table.write(document)
    var font = Self()
    font.replacedTables = ["SVG ": table.bytes]
    return font
  }

  /// Characters at 0xF000 and up alone, and an `OS/2` without heights, so that `H` has to be found.
  static func symbolMap() -> Self {
    var font = Self()
    font.characterMaps = [.windowsSymbol]
    font[.os2Version] = 1
    return font
  }
}
