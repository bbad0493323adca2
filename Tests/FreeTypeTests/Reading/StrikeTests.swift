import FontModel
import FreeType
import TestSupport
import Testing

struct StrikeTests {
  @Test(
    "The bitmaps of X fonts have the numbers of their properties",
    arguments: [
      (
        TestFont.fixed6x13,
        Strike(
          pixelsPerEm: 13, ascender: 11, descender: -2, height: 13, capHeight: 9, xHeight: 6)
      ),
      (.spleen64, Strike(pixelsPerEm: 64, ascender: 52, descender: -12, height: 64)),
    ])
  func bitmaps(font: TestFont, strike: Strike) throws {
    let facts = try read(font)
    #expect(facts.strikes == [strike])
    #expect(facts.unitsPerEm == nil)
    #expect(facts.tables == SFNTTables())
    #expect(facts.postScript == nil)
    #expect(!facts.summary.isScalable)
  }

  @Test("A property of zero says nothing")
  func zeroProperties() throws {
    #expect(
      try read(Array(BDFFont.tiny.utf8)).strikes
        == [
          Strike(
            pixelsPerEm: 6, ascender: 5, descender: -1, height: 6, capHeight: 5, xHeight: nil)
        ])
  }

  @Test("Colour bitmaps have the numbers of CBLC")
  func colourBitmaps() throws {
    #expect(
      try read(.notoColorEmoji).strikes
        == [Strike(pixelsPerEm: 109, ascender: 101, descender: -27, height: 128)])
  }

  @Test("Bitmaps beside outlines have the numbers of EBLC")
  func bitmapsBesideOutlines() throws {
    let facts = try read(.wqyZenHei, index: 2)
    #expect(facts.strikes.map(\.pixelsPerEm) == [12, 13, 14, 15, 16])
    #expect(facts.strikes.map(\.ascender) == [9, 10, 11, 12, 12])
    #expect(facts.strikes.map(\.descender) == [-3, -3, -3, -3, -4])
    #expect(facts.capLetter != nil)
    #expect(facts.summary.isScalable)
  }

  @Test("Apple's colour bitmaps have the numbers of hhea, and the outlines behind them count")
  func appleColourBitmaps() throws {
    var font = SFNTBuilder()
    var table = BigEndianWriter()
    // Version 1, one strike, which begins after this header.
    table.write([1, 1, 0, 1, 0, 12] as [UInt16])
    // 20 pixels an em; no glyph has a bitmap, so all offsets are the same.
    table.write([20, 72] as [UInt16])
    table.write([UInt32](repeating: 4 + 4 * 7, count: 7))
    font.replacedTables = ["sbix": table.bytes]
    let facts = try read(font.build())
    #expect(
      facts.strikes
        == [Strike(pixelsPerEm: 20, ascender: 18, descender: -5, height: 23.59375)])
    #expect(facts.summary.hasColor && facts.summary.isScalable)
    #expect(facts.capLetter == MeasuredLetter("H", 0, 700))
    #expect(facts.unitsPerEm == 1000)
  }

  @Test("Outlines alone have none")
  func outlines() throws {
    #expect(try read(.dejaVuSans).strikes.isEmpty)
  }
}
