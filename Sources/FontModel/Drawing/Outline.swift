/// A place in a plane; the unit and the direction of y are those of what holds it.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  /// A place by its two coordinates.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The contours of a glyph, to be filled by the nonzero winding rule.
///
/// Straight from the font: design units, y up.
package struct Outline: Hashable, Sendable {
  /// A step of a pen.
  package enum Segment: Hashable, Sendable {
    /// Begins a contour, which is closed by the next `move` or by the end.
    case move(to: Point)
    case line(to: Point)
    case quadratic(control: Point, to: Point)
    case cubic(control1: Point, control2: Point, to: Point)
  }

  /// The steps in order; empty for a glyph without ink, such as a blank.
  package var segments: [Segment]

  /// An outline from its steps.
  package init(_ segments: [Segment] = []) {
    self.segments = segments
  }
}
