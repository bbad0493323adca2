extension SFNTBuilder {
  private var allBounds: [SFNTGlyph.Bounds] { glyphs.compactMap(\.bounds) }

  var headTable: [UInt8] {
    var writer = BigEndianWriter()
    writer.write([1, 0] as [UInt16])
    writer.write(fixed: 1)
    writer.write([0, 0x5F0F_3CF5] as [UInt32])
    // Flags: baseline and left edge at zero, whole pixels per em.
    writer.write([0b1011, 1000] as [UInt16])
    writer.write([0, 0] as [Int64])
    writer.write([
      allBounds.map(\.xMin).min() ?? 0, allBounds.map(\.yMin).min() ?? 0,
      allBounds.map(\.xMax).max() ?? 0, allBounds.map(\.yMax).max() ?? 0,
    ])
    // Upright, from 8 pixels, left to right, long offsets in loca, the only glyph format.
    writer.write([0, 8, 2, 1, 0] as [Int16])
    return writer.bytes
  }

  var hheaTable: [UInt8] {
    let drawn = glyphs.compactMap { glyph in glyph.bounds.map { (glyph, $0) } }
    var writer = BigEndianWriter()
    writer.write([1, 0] as [UInt16])
    writer.write([900, -250, 30] as [Int16])
    writer.write(glyphs.map(\.advance).max() ?? 0)
    writer.write(allBounds.map(\.xMin).min() ?? 0)
    writer.write(
      Int16(truncatingIfNeeded: drawn.map { Int($0.advance) - Int($1.xMax) }.min() ?? 0))
    writer.write(allBounds.map(\.xMax).max() ?? 0)
    // An upright caret, then four reserved fields and the metric format.
    writer.write([1, 0, 0, 0, 0, 0, 0, 0] as [Int16])
    writer.write(UInt16(glyphs.count))
    return writer.bytes
  }

  var maxpTable: [UInt8] {
    let points = glyphs.map { $0.contours.map(\.count).reduce(0, +) }
    var writer = BigEndianWriter()
    writer.write(fixed: 1)
    writer.write(UInt16(glyphs.count))
    writer.write(UInt16(points.max() ?? 0))
    writer.write(UInt16(glyphs.map(\.contours.count).max() ?? 0))
    // No composite glyphs, one zone, and nothing that instructions would need.
    writer.write([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] as [UInt16])
    return writer.bytes
  }

  var hmtxTable: [UInt8] {
    var writer = BigEndianWriter()
    for glyph in glyphs {
      writer.write(glyph.advance)
      writer.write(glyph.leftSideBearing ?? glyph.bounds?.xMin ?? 0)
    }
    return writer.bytes
  }

  /// All 100 bytes that version 5 has.
  var os2Table: [UInt8] {
    let advances = glyphs.map { Int($0.advance) }.filter { $0 > 0 }
    let codes = glyphs.flatMap(\.characters).filter { $0 <= 0xFFFF }
    var writer = BigEndianWriter()
    writer.write(UInt16(4))
    writer.write(Int16(advances.reduce(0, +) / max(1, advances.count)))
    // Weight, width and embedding, then sub- and superscripts.
    writer.write([400, 5, 0] as [UInt16])
    writer.write([650, 600, 0, 75, 650, 600, 0, 350] as [Int16])
    writer.write([50, 300] as [Int16])
    writer.write(UInt16(0))
    writer.write([UInt8](repeating: 0, count: 10))
    writer.write([1, 0, 0, 0] as [UInt32])
    writer.write(tag: "TEST")
    writer.write(UInt16(0x40))
    writer.write(UInt16(codes.min() ?? 0xFFFF))
    writer.write(UInt16(codes.max() ?? 0xFFFF))
    writer.write([800, -200, 100] as [Int16])
    writer.write([950, 300] as [UInt16])
    writer.write([1, 0] as [UInt32])
    writer.write([500, 700] as [Int16])
    // Default and break character, context, and the full range of optical sizes.
    writer.write([0, 32, 1, 0, 0xFFFF] as [UInt16])
    return writer.bytes
  }

  /// Version 2, in which every glyph but `.notdef` has a name of its own.
  var postTable: [UInt8] {
    var writer = BigEndianWriter()
    writer.write(UInt32(0x0002_0000))
    writer.write(UInt32(0))
    writer.write([-100, 50] as [Int16])
    writer.write([UInt32](repeating: 0, count: 5))
    writer.write(UInt16(glyphs.count))
    // 258 is the first index past the names that Macintosh fonts have in common.
    for index in glyphs.indices { writer.write(UInt16(index == 0 ? 0 : 257 + index)) }
    for glyph in glyphs.dropFirst() {
      writer.write(UInt8(glyph.name.utf8.count))
      writer.write(Array(glyph.name.utf8))
    }
    return writer.bytes
  }
}
