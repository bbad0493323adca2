internal import CFreeType
internal import FontModel

extension Face {
  /// How the stems of `|`, `[`, `H` and `I` lean, in degrees; negative leans right, nil where the
  /// face has none of them with an outline.
  ///
  /// It is the median, since the bar stands upright in many italics, and capitals may be swash.
  func leanAngle(in map: CharacterMap) -> Double? {
    let stems: [Unicode.Scalar] = ["|", "[", "H", "I"]
    var angles: [Double] = []
    for character in stems {
      if let glyph = glyph(of: character, in: map), let angle = leanAngle(of: glyph) {
        angles.append(angle)
      }
    }
    guard !angles.isEmpty else { return nil }
    angles.sort()
    return (angles[(angles.count - 1) / 2] + angles[angles.count / 2]) / 2
  }

  /// The angle of the line through the leftmost points at a fifth and four fifths of the height.
  ///
  /// Stems are straight, so the points of the outline are joined by lines.
  private func leanAngle(of glyph: FT_UInt) -> Double? {
    let contours = contours(of: glyph)
    let heights = contours.joined().map(\.y)
    guard let bottom = heights.min(), let top = heights.max(), bottom < top else { return nil }
    let levels = (low: bottom + (top - bottom) / 5, high: top - (top - bottom) / 5)
    guard let low = Self.leftmost(contours, at: levels.low),
      let high = Self.leftmost(contours, at: levels.high)
    else { return nil }
    return -Angle.arctangent((high - low) / (levels.high - levels.low))
  }

  private typealias Point = (x: Double, y: Double)

  /// The points of a glyph's outline in design units, contour by contour.
  private func contours(of glyph: FT_UInt) -> [[Point]] {
    guard let outline = unsafe outline(of: glyph), let points = unsafe outline.points,
      let ends = unsafe outline.contours
    else { return [] }
    var start = 0
    return unsafe (0..<Int(outline.n_contours)).map { index in
      let end = unsafe Int(ends[index]) + 1
      defer { start = end }
      return (start..<max(start, end)).map { unsafe (Double(points[$0].x), Double(points[$0].y)) }
    }
  }

  /// The leftmost point of closed contours at a height; nil where they don't reach it.
  private static func leftmost(_ contours: [[Point]], at height: Double) -> Double? {
    contours.flatMap { points in
      zip(points, points.dropFirst() + points.prefix(1)).compactMap { from, to in
        guard from.y != to.y, min(from.y, to.y) <= height, height <= max(from.y, to.y) else {
          return nil
        }
        return from.x + (to.x - from.x) * (height - from.y) / (to.y - from.y)
      }
    }.min()
  }
}
