import FontModel
import Testing

struct GlyphImageInkBoxTests {
  @Test("Transparent edges of a picture aren't ink")
  func trimming() {
    // Four columns and three rows of 10 × 20 units, ink in the middle row's second and third.
    let image = GlyphImage(
      format: .coverage, width: 4, height: 3,
      samples: [0, 0, 0, 0, 0, 1, 255, 0, 0, 0, 0, 0],
      box: InkBox(xMin: 100, yMin: -20, xMax: 140, yMax: 40))
    #expect(image.inkBox == InkBox(xMin: 110, yMin: 0, xMax: 130, yMax: 20))
  }

  @Test("Only alpha decides in a coloured picture")
  func alpha() {
    let image = GlyphImage(
      format: .bgra, width: 2, height: 1, samples: [9, 9, 9, 0, 0, 0, 0, 1],
      box: InkBox(xMin: 0, yMin: 0, xMax: 2, yMax: 1))
    #expect(image.inkBox == InkBox(xMin: 1, yMin: 0, xMax: 2, yMax: 1))
  }

  @Test("A picture in which nothing can be seen has no ink")
  func nothing() {
    let box = InkBox(xMin: 0, yMin: 0, xMax: 1, yMax: 1)
    let clear = GlyphImage(format: .coverage, width: 1, height: 1, samples: [0], box: box)
    let empty = GlyphImage(format: .bgra, width: 0, height: 0, samples: [], box: box)
    #expect(clear.inkBox == nil)
    #expect(empty.inkBox == nil)
    #expect(ShapedGlyph.Ink.image(clear).box == nil)
    #expect(ShapedGlyph.Ink.none.box == nil)
  }
}
