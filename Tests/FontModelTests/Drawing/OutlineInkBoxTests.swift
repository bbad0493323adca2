import FontModel
import Testing

struct OutlineInkBoxTests {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test("Straight lines reach as far as their points")
  func lines() {
    let outline = Outline([
      .move(to: point(10, -5)), .line(to: point(40, 20)), .line(to: point(-3, 7)),
    ])
    #expect(outline.inkBox == InkBox(xMin: -3, yMin: -5, xMax: 40, yMax: 20))
  }

  @Test("A quadratic curve reaches halfway to its control point between level ends")
  func quadratic() {
    let outline = Outline([
      .move(to: point(0, 0)), .quadratic(control: point(50, 100), to: point(100, 0)),
    ])
    #expect(outline.inkBox == InkBox(xMin: 0, yMin: 0, xMax: 100, yMax: 50))
  }

  @Test("The turn of a slanting quadratic curve is exact")
  func slantingQuadratic() {
    // y = 2·t(1 − t)·60 + t²·30 = 120 t − 90 t², which turns at t = 2/3 with 40.
    let outline = Outline([
      .move(to: point(0, 0)), .quadratic(control: point(10, 60), to: point(20, 30)),
    ])
    #expect(outline.inkBox == InkBox(xMin: 0, yMin: 0, xMax: 20, yMax: 40))
  }

  @Test("A cubic curve reaches three quarters of the way to two level control points")
  func cubic() {
    let outline = Outline([
      .move(to: point(0, 0)),
      .cubic(control1: point(0, -100), control2: point(100, -100), to: point(100, 0)),
    ])
    #expect(outline.inkBox == InkBox(xMin: 0, yMin: -75, xMax: 100, yMax: 0))
  }

  @Test("A cubic curve can turn twice")
  func cubicTurningTwice() throws {
    // x = 3t(1 − t)²·30 − 3t²(1 − t)·30: turns at t = (3 ± √3)/6, with ±30·√3/6 = ±5√3.
    let outline = Outline([
      .move(to: point(0, 0)),
      .cubic(control1: point(30, 10), control2: point(-30, 20), to: point(0, 30)),
    ])
    let box = try #require(outline.inkBox)
    #expect(abs(box.xMax - 5 * 3.0.squareRoot()) < 1e-12)
    #expect(abs(box.xMin + 5 * 3.0.squareRoot()) < 1e-12)
    #expect(box.yMin == 0)
    #expect(box.yMax == 30)
  }

  @Test("A cubic curve that is a raised quadratic one turns at the same place")
  func raisedQuadratic() throws {
    // The control points lie two thirds of the way to (10, 60), so t³ has no share.
    let outline = Outline([
      .move(to: point(0, 0)),
      .cubic(
        control1: point(20.0 / 3, 40), control2: point(40.0 / 3, 50), to: point(20, 30)),
    ])
    let box = try #require(outline.inkBox)
    #expect(abs(box.yMax - 40) < 1e-9)
  }

  @Test("Curves that don't leave the box of their ends don't widen it")
  func monotonous() {
    let outline = Outline([
      .move(to: point(0, 0)), .quadratic(control: point(0, 100), to: point(100, 100)),
      .cubic(control1: point(100, 50), control2: point(50, 0), to: point(0, 0)),
    ])
    #expect(outline.inkBox == InkBox(xMin: 0, yMin: 0, xMax: 100, yMax: 100))
  }

  @Test("All contours count, but for those without an area")
  func contours() {
    let box: [Outline.Segment] = [
      .move(to: point(0, 0)), .line(to: point(10, 0)), .line(to: point(10, 10)),
    ]
    let anchor: [Outline.Segment] = [.move(to: point(500, 500)), .line(to: point(500, 500))]
    let line: [Outline.Segment] = [.move(to: point(-90, 3)), .line(to: point(90, 3))]
    let other: [Outline.Segment] = [
      .move(to: point(20, 20)), .line(to: point(25, 20)), .line(to: point(20, 30)),
    ]
    #expect(
      Outline(anchor + box + line + other).inkBox
        == InkBox(xMin: 0, yMin: 0, xMax: 25, yMax: 30))
    #expect(Outline(anchor + line).inkBox == nil)
    #expect(Outline().inkBox == nil)
  }
}
