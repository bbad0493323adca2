extension InkBox {
  /// The smallest box around both.
  package func union(_ other: InkBox) -> InkBox {
    InkBox(
      xMin: min(xMin, other.xMin), yMin: min(yMin, other.yMin),
      xMax: max(xMax, other.xMax), yMax: max(yMax, other.yMax))
  }

  /// The box moved by the coordinates of a point.
  package func moved(by offset: Point) -> InkBox {
    InkBox(
      xMin: xMin + offset.x, yMin: yMin + offset.y, xMax: xMax + offset.x, yMax: yMax + offset.y)
  }

  /// The smallest box around all of `boxes`; nil where there is none.
  package static func around(_ boxes: some Sequence<InkBox>) -> InkBox? {
    boxes.reduce(nil) { $0?.union($1) ?? $1 }
  }
}
