internal import FontModel

extension Outline {
  /// Twice the area inside, as if every curve were its control polygon; the sign is the direction.
  private var doubleArea: Double {
    var sum = 0.0
    var start = Point(x: 0, y: 0)
    var last = start
    func add(_ point: Point) {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    for segment in segments {
      switch segment {
      case .move(let point):
        add(start)
        start = point
        last = point
      case .line(let point): add(point)
      case .quadratic(let control, let point):
        add(control)
        add(point)
      case .cubic(let control1, let control2, let point):
        add(control1)
        add(control2)
        add(point)
      }
    }
    add(start)
    return sum
  }

  /// Whether the contours run clockwise with y up, as in TrueType; nil where there is no area.
  var isClockwise: Bool? {
    let area = doubleArea
    return area == 0 ? nil : area < 0
  }

  /// The same contours run through backwards, which fill the same.
  var reversed: Outline {
    var result = Outline()
    var contour: [Segment] = []
    func finish() {
      result.segments += Self.reversed(contour)
      contour = []
    }
    for segment in segments {
      if case .move = segment { finish() }
      contour.append(segment)
    }
    finish()
    return result
  }

  private static func reversed(_ contour: [Segment]) -> [Segment] {
    guard let last = contour.last else { return [] }
    var result: [Segment] = [.move(to: last.end)]
    for index in contour.indices.dropFirst().reversed() {
      let end = contour[index - 1].end
      switch contour[index] {
      case .move, .line: result.append(.line(to: end))
      case .quadratic(let control, _): result.append(.quadratic(control: control, to: end))
      case .cubic(let control1, let control2, _):
        result.append(.cubic(control1: control2, control2: control1, to: end))
      }
    }
    return result
  }

  /// The same moved.
  func moved(by offset: Point) -> Outline {
    func moved(_ point: Point) -> Point { Point(x: point.x + offset.x, y: point.y + offset.y) }
    return Outline(
      segments.map { segment in
        switch segment {
        case .move(let point): .move(to: moved(point))
        case .line(let point): .line(to: moved(point))
        case .quadratic(let control, let point):
          .quadratic(control: moved(control), to: moved(point))
        case .cubic(let control1, let control2, let point):
          .cubic(control1: moved(control1), control2: moved(control2), to: moved(point))
        }
      })
  }
}

extension Outline.Segment {
  /// Where the pen is after the step.
  var end: Point {
    switch self {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
      point
    }
  }
}
