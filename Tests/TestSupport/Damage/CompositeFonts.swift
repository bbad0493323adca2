/// Fonts whose glyphs are made of others until FreeType can't go on.
///
/// FreeType 2.12.1 follows components as deep as they go, by calling itself, and as often as they
/// are named.
package enum CompositeFonts {
  /// A chain that is deeper than a stack of 1 MiB: FreeType crashes. With 60,000 glyphs it would be
  /// deeper than the usual one, but take a second until then.
  package static let endless = font(length: 12_000, components: 1)
  /// A tree of empty glyphs with more branches than can be counted: FreeType doesn't come back.
  package static let boundless = font(length: 60, components: 8)

  /// `H` and `x` consist of the first glyph of a chain, each glyph of the next one, and the last is
  /// empty.
  private static func font(length: Int, components: Int) -> [UInt8] {
    var font = SFNTBuilder()
    let first = font.glyphs.count
    let glyphCount = first + length
    var glyf: [UInt8] = []
    var loca = BigEndianWriter()
    for glyph in 0..<glyphCount {
      loca.write(UInt32(glyf.count))
      switch glyph {
      case 2, 3: glyf += composite(of: first, count: components)
      case first..<glyphCount - 1: glyf += composite(of: glyph + 1, count: components)
      case _: break
      }
    }
    loca.write(UInt32(glyf.count))
    font[.numGlyphs] = glyphCount
    font.replacedTables["glyf"] = glyf
    font.replacedTables["loca"] = loca.bytes
    font.replacedTables["hmtx"] =
      (font.file().tables["hmtx"] ?? []) + [UInt8](repeating: 0, count: 2 * length)
    return font.build()
  }

  private static func composite(of glyph: Int, count: Int) -> [UInt8] {
    var writer = BigEndianWriter()
    writer.write([-1, 0, 0, 10, 10] as [Int16])
    for component in 1...count {
      // The arguments are offsets; another component follows.
      writer.write([component < count ? 0x22 : 0x02, UInt16(glyph), 0] as [UInt16])
    }
    return writer.bytes
  }
}
