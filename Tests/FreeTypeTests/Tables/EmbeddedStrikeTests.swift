import FontModel
import FreeType
import TestSupport
import Testing

struct EmbeddedStrikeTests {
  /// A font with outlines and one record of `EBLC`, in which the numbers are said.
  private func strikes(
    ascender: Int8, descender: Int8, maxBefore: Int8 = 0, minAfter: Int8 = 0,
    pixels: [(x: UInt8, y: UInt8)] = [(10, 12)]
  ) throws -> [Strike] {
    var font = SFNTBuilder()
    var table = BigEndianWriter()
    table.write([0x0002_0000, UInt32(pixels.count)])
    for size in pixels {
      // The place and number of the index tables, of which there are none.
      table.write([0, 0, 0, 0] as [UInt32])
      for _ in 0..<2 {
        table.write([ascender, descender, 8, 0, 0, 0, 0, 0, maxBefore, minAfter, 0, 0])
      }
      table.write([0, 0] as [UInt16])
      table.write([size.x, size.y, 1, 1])
    }
    font.replacedTables = ["EBLC": table.bytes, "EBDT": [0, 2, 0, 0]]
    let facts = try read(font.build())
    #expect(facts.hasEmbeddedBitmaps)
    #expect(facts.summary.isScalable)
    return facts.strikes
  }

  private func strike(_ ascender: Double, _ descender: Double) -> Strike {
    Strike(
      pixelsPerEm: 12, ascender: ascender, descender: descender, height: ascender - descender)
  }

  @Test("Sound numbers are taken as they are")
  func sound() throws {
    #expect(try strikes(ascender: 9, descender: -3) == [strike(9, -3)])
  }

  @Test("A positive descender is negated where glyphs reach below the baseline")
  func positiveDescender() throws {
    #expect(try strikes(ascender: 9, descender: 3, minAfter: -3) == [strike(9, -3)])
    #expect(try strikes(ascender: 9, descender: 3) == [strike(9, 3)])
  }

  @Test("Without numbers the reach of the glyphs counts, else the em")
  func zeros() throws {
    #expect(try strikes(ascender: 0, descender: 0, maxBefore: 8, minAfter: -2) == [strike(8, -2)])
    #expect(try strikes(ascender: 0, descender: 0) == [strike(12, 0)])
    #expect(try strikes(ascender: 5, descender: 5) == [strike(5, -7)])
  }

  @Test("A record of no size is passed over")
  func noSize() throws {
    #expect(
      try strikes(ascender: 9, descender: -3, pixels: [(0, 12), (12, 0), (12, 12)]).count == 1)
  }
}
