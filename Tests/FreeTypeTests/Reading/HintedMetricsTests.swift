import FontModel
import FreeType
import TestSupport
import Testing

struct HintedMetricsTests {
  private typealias Pixels = HintedMetrics.Pixels

  @Test(
    "Ascender is rounded up, descender down, height to the nearest",
    arguments: [
      (TestFont.dejaVuSans, 16.0, 15.0, -4.0, 19.0), (.dejaVuSans, 10, 10, -3, 12),
      (.dejaVuSans, 100, 93, -24, 116), (.liberationSans, 100, 91, -22, 115),
      (.liberationSans, 16, 15, -4, 18), (.cantarell, 100, 99, -22, 120),
      (.ebGaramond, 100, 73, -28, 100), (.interVariable, 16, 16, -4, 19),
    ])
  func rounding(
    font: TestFont, size: Double, ascender: Double, descender: Double, height: Double
  ) throws {
    let hinted = try #require(try read(font, hintedAt: [size]).hinted.first)
    #expect(hinted.pixelsPerEm == size)
    let pixels = try #require(hinted.pixels)
    #expect([pixels.ascender, pixels.descender, pixels.height] == [ascender, descender, height])
  }

  @Test("Letters are as high as hinting makes them")
  func letters() throws {
    let facts = try read(.dejaVuSans, hintedAt: [12.5, 16])
    #expect(facts.hinted.map { $0.pixels?.capHeight } == [9, 12])
    #expect(facts.hinted.map { $0.pixels?.xHeight } == [7, 9])
    #expect(try read(.fontAwesome, hintedAt: [16]).hinted.map { $0.pixels?.capHeight } == [nil])
  }

  @Test("The overshoot of a round letter doesn't count")
  func roundLetters() throws {
    var font = SFNTBuilder()
    font.glyphs = [
      SFNTGlyph(".notdef", advance: 500), .box("O", advance: 500, x: 0...100, y: -100...800),
    ]
    // Without instructions at 1000 pixels, outlines are as they are.
    #expect(try read(font.build(), hintedAt: [1000]).hinted.map { $0.pixels?.capHeight } == [700])
  }

  @Test("A size without bitmaps has no pixels, not those of another size")
  func missingSizes() throws {
    let hinted = try read(.fixed6x13, hintedAt: [13, 20, 13]).hinted
    #expect(hinted.map { $0.pixels?.ascender } == [11, nil, 11])
    #expect(hinted.map(\.pixelsPerEm) == [13, 20, 13])
  }

  @Test(
    "A size that can't be set has no pixels",
    arguments: [0, -12, 0.5, 1e6, 1e300, Double.infinity, Double.nan])
  func impossibleSizes(size: Double) throws {
    #expect(try read(.dejaVuSans, hintedAt: [size]).hinted.map(\.pixels) == [nil])
  }

  @Test("An instance is hinted at its own metrics")
  func instances() throws {
    let pixels = try read(SFNTBuilder.variable().build(), at: .instance(3), hintedAt: [100])
      .hinted.first?.pixels
    #expect(pixels?.ascender == 100)
    #expect(pixels?.descender == -35)
    #expect(pixels?.height == 143)
  }
}
