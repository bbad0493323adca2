/// A glyph with its outline, its advance and the characters that map to it.
package struct SFNTGlyph: Sendable {
  /// A point of an outline in design units, y upwards.
  package struct Point: Sendable, Equatable {
    /// Distance from the origin to the right.
    package var x: Int16
    /// Distance from the baseline upwards.
    package var y: Int16
    /// False for a quadratic control point.
    package var isOnCurve: Bool

    /// Makes a point, on the curve unless said otherwise.
    package init(_ x: Int16, _ y: Int16, isOnCurve: Bool = true) {
      self.x = x
      self.y = y
      self.isOnCurve = isOnCurve
    }
  }

  /// What `post` calls the glyph.
  package var name: String
  /// The Unicode values that character maps send here.
  package var characters: [UInt32]
  /// The advance width in design units.
  package var advance: UInt16
  /// What `hmtx` says; `nil` for the left edge of the points.
  package var leftSideBearing: Int16?
  /// Closed contours; none for a blank.
  package var contours: [[Point]]

  /// Makes a glyph from its contours.
  package init(
    _ name: String, characters: [UInt32] = [], advance: UInt16, contours: [[Point]] = []
  ) {
    self.name = name
    self.characters = characters
    self.advance = advance
    self.contours = contours
  }

  /// A glyph that is one upright rectangle and stands for the character of its one-letter name.
  package static func box(
    _ character: Unicode.Scalar, advance: UInt16, x: ClosedRange<Int16>, y: ClosedRange<Int16>
  ) -> Self {
    let corners = [
      Point(x.lowerBound, y.lowerBound), Point(x.lowerBound, y.upperBound),
      Point(x.upperBound, y.upperBound), Point(x.upperBound, y.lowerBound),
    ]
    return Self(
      String(character), characters: [character.value], advance: advance, contours: [corners])
  }
}

extension SFNTGlyph {
  /// Edges of the points in design units.
  struct Bounds {
    var xMin: Int16
    var yMin: Int16
    var xMax: Int16
    var yMax: Int16
  }

  /// The box of all points, control points included; `nil` without points.
  ///
  /// `glyf` wants the box of the curve, which is the same while every extreme is a point on it.
  var bounds: Bounds? {
    let points = contours.joined()
    guard let first = points.first else { return nil }
    return points.reduce(
      into: Bounds(xMin: first.x, yMin: first.y, xMax: first.x, yMax: first.y)
    ) { bounds, point in
      bounds.xMin = min(bounds.xMin, point.x)
      bounds.yMin = min(bounds.yMin, point.y)
      bounds.xMax = max(bounds.xMax, point.x)
      bounds.yMax = max(bounds.yMax, point.y)
    }
  }

  /// The entry of `glyf`: empty for a blank, else a simple glyph without instructions.
  var encoded: [UInt8] {
    guard let bounds else { return [] }
    var writer = BigEndianWriter()
    writer.write(Int16(contours.count))
    writer.write([bounds.xMin, bounds.yMin, bounds.xMax, bounds.yMax])
    var lastPoint = -1
    for contour in contours {
      lastPoint += contour.count
      writer.write(UInt16(lastPoint))
    }
    writer.write(UInt16(0))
    let points = Array(contours.joined())
    // With no other flag set, each coordinate is a 16-bit step from the point before.
    writer.write(points.map { $0.isOnCurve ? UInt8(1) : 0 })
    writer.write(steps(points.map(\.x)))
    writer.write(steps(points.map(\.y)))
    writer.pad(to: 4)
    return writer.bytes
  }

  private func steps(_ coordinates: [Int16]) -> [Int16] {
    zip(coordinates, [0] + coordinates).map { $0 &- $1 }
  }
}
