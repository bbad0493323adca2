import FontModel
import Testing

struct OvershootTests {
  private func text(_ boxes: [InkBox?]) -> ShapedText {
    ShapedText(
      lines: boxes.map { ShapedLine(glyphs: [], advance: 0, ink: $0) }, missing: [],
      unit: .designUnits(perEm: 1000))
  }

  @Test("Ink within ascender and descender is no overshoot, up to the edge")
  func within() {
    let text = text([InkBox(xMin: -50, yMin: -200, xMax: 900, yMax: 800)])
    #expect(text.overshoot(above: 800, below: -200) == nil)
  }

  @Test("The farthest line counts, each way by itself")
  func lines() {
    let text = text([
      InkBox(xMin: 0, yMin: -100, xMax: 1, yMax: 850.5), nil,
      InkBox(xMin: 0, yMin: -230, xMax: 1, yMax: 700),
    ])
    #expect(text.overshoot(above: 800, below: -200) == Overshoot(above: 50.5, below: 30))
    #expect(text.overshoot(above: 800, below: -300) == Overshoot(above: 50.5, below: 0))
    #expect(text.overshoot(above: 900, below: -200) == Overshoot(above: 0, below: 30))
  }

  @Test("A descender above the baseline is taken as it is")
  func positiveDescender() {
    let text = text([InkBox(xMin: 0, yMin: 0, xMax: 1, yMax: 500)])
    #expect(text.overshoot(above: 800, below: 120) == Overshoot(above: 0, below: 120))
  }

  @Test("Without ink nothing can be cut off")
  func noInk() {
    #expect(text([nil]).overshoot(above: -1, below: 1) == nil)
  }
}
