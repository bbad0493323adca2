extension Outline {
  /// The exact box around what is filled, by the extremes of the curves; nil where nothing is.
  ///
  /// Contours without an area, such as single points that only mark a place, don't count.
  package var inkBox: InkBox? {
    var contours: [InkBox] = []
    var contour: ContourBox?
    for segment in segments {
      if case .move(let start) = segment {
        if let box = contour?.ink { contours.append(box) }
        contour = ContourBox(start)
      } else {
        contour?.add(segment)
      }
    }
    if let box = contour?.ink { contours.append(box) }
    return InkBox.around(contours)
  }
}

/// The box around a contour while the pen draws it.
private struct ContourBox {
  private var pen: Point
  private var box: InkBox

  init(_ start: Point) {
    pen = start
    box = InkBox(xMin: start.x, yMin: start.y, xMax: start.x, yMax: start.y)
  }

  /// The box; nil where it has no area.
  var ink: InkBox? { box.xMin < box.xMax && box.yMin < box.yMax ? box : nil }

  mutating func add(_ segment: Outline.Segment) {
    switch segment {
    case .move(let end), .line(let end):
      pen = end
    case .quadratic(let control, let end):
      for x in quadraticExtremes(pen.x, control.x, end.x) { includeX(x) }
      for y in quadraticExtremes(pen.y, control.y, end.y) { includeY(y) }
      pen = end
    case .cubic(let control1, let control2, let end):
      for x in cubicExtremes(pen.x, control1.x, control2.x, end.x) { includeX(x) }
      for y in cubicExtremes(pen.y, control1.y, control2.y, end.y) { includeY(y) }
      pen = end
    }
    includeX(pen.x)
    includeY(pen.y)
  }

  private mutating func includeX(_ x: Double) {
    box.xMin = min(box.xMin, x)
    box.xMax = max(box.xMax, x)
  }

  private mutating func includeY(_ y: Double) {
    box.yMin = min(box.yMin, y)
    box.yMax = max(box.yMax, y)
  }
}

/// Where a quadratic curve turns in one coordinate, other than at its ends.
private func quadraticExtremes(_ start: Double, _ control: Double, _ end: Double) -> [Double] {
  guard control < min(start, end) || control > max(start, end) else { return [] }
  // The control point lies outside, so this isn't 0.
  return [(start * end - control * control) / (start - 2 * control + end)]
}

/// Where a cubic curve turns in one coordinate, other than at its ends.
private func cubicExtremes(
  _ start: Double, _ control1: Double, _ control2: Double, _ end: Double
) -> [Double] {
  let (low, high) = (min(start, end), max(start, end))
  guard min(control1, control2) < low || max(control1, control2) > high else { return [] }
  // A third of the derivative: a t² + 2 b t + c.
  let a = end - start + 3 * (control1 - control2)
  let b = start - 2 * control1 + control2
  let c = control1 - start
  let discriminant = b * b - a * c
  guard discriminant >= 0 else { return [] }
  // The root that adds numbers of one sign loses no digits; the other follows from the product.
  let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
  let times = (a == 0 ? [] : [sum / a]) + (sum == 0 ? [] : [c / sum])
  return times.filter { $0 > 0 && $0 < 1 }.map { time in
    let rest = 1 - time
    return rest * rest * rest * start + 3 * rest * rest * time * control1
      + 3 * rest * time * time * control2 + time * time * time * end
  }
}
