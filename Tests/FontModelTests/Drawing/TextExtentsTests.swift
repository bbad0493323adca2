import FontModel
import Testing

struct TextExtentsTests {
  private func line(_ advance: Double, _ ink: InkBox?) -> ShapedLine {
    ShapedLine(glyphs: [], advance: advance, ink: ink)
  }

  @Test("The widest line has the advance, and the ink of all lines is in the box")
  func lines() {
    let text = ShapedText(
      lines: [
        line(500, InkBox(xMin: 10, yMin: -20, xMax: 480, yMax: 700)), line(900, nil),
        line(600, InkBox(xMin: -5, yMin: 0, xMax: 470, yMax: 710)),
      ], missing: ["ж"], unit: .designUnits(perEm: 1000))
    let extents = TextExtents(text)
    #expect(extents.advance == 900)
    #expect(extents.ink == InkBox(xMin: -5, yMin: -20, xMax: 480, yMax: 710))
    #expect(extents.missing == ["ж"])
    #expect(extents.unit == .designUnits(perEm: 1000))
  }

  @Test("Text that runs to the left of its origin keeps its sign, and no ink is no box")
  func withoutInk() {
    let unit = ShapedText.Unit.strikePixels(perEm: 13)
    #expect(TextExtents(ShapedText(lines: [], missing: [], unit: unit)).advance == 0)
    let negative = TextExtents(ShapedText(lines: [line(-7, nil)], missing: [], unit: unit))
    #expect(negative.advance == -7)
    #expect(negative.ink == nil)
  }

  @Test(
    "A length in design units is a part of the em, one of bitmaps a part of the strike",
    arguments: [
      // 5352 / 2048 × 24 and 6 / 13 × 26.
      (GlyphLength(5352, unit: .designUnits(perEm: 2048)), 24.0, 62.71875, 5352.0, "glyphs"),
      (GlyphLength(-0.5, unit: .designUnits(perEm: 1000)), 10, -0.005, -0.5, "glyphs"),
      (GlyphLength(6, unit: .strikePixels(perEm: 13)), 26, 12, nil, "strike"),
    ] as [(GlyphLength, Double, Double, Double?, String)])
  func scaled(
    length: GlyphLength, pixelsPerEm: Double, scaled: Double, units: Double?, source: String
  ) {
    #expect(length.scaled(pixelsPerEm: pixelsPerEm) == scaled)
    #expect(length.units == units)
    #expect(length.source.name == source)
  }

  @Test("An em that a broken font leaves at 0 doesn't make lengths infinite")
  func noEm() {
    #expect(GlyphLength(6, unit: .designUnits(perEm: 0)).scaled(pixelsPerEm: 24).isFinite)
    #expect(GlyphLength(6, unit: .strikePixels(perEm: 0)).scaled(pixelsPerEm: 24).isFinite)
  }
}
