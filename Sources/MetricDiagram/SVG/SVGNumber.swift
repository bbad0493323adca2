internal import FontModel

/// Numbers as SVG takes them: the shortest form that reads back as the same number.
enum SVGNumber {
  static func text(_ value: Double) -> String { NumberText.shortest(value) }

  /// Two numbers of a path or list.
  static func text(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }
}
