internal import FontModel

/// Outlines in the language of SVG paths, in their own units.
enum SVGPath {
  static func data(_ outline: Outline) -> String {
    var text = ""
    var isOpen = false
    for segment in outline.segments {
      switch segment {
      case .move(let point):
        if isOpen { text += "Z" }
        isOpen = true
        text += "M\(SVGNumber.text(point))"
      case .line(let point): text += "L\(SVGNumber.text(point))"
      case .quadratic(let control, let point):
        text += "Q\(SVGNumber.text(control)) \(SVGNumber.text(point))"
      case .cubic(let control1, let control2, let point):
        text +=
          "C\(SVGNumber.text(control1)) \(SVGNumber.text(control2)) \(SVGNumber.text(point))"
      }
    }
    return isOpen ? text + "Z" : text
  }

  static func data(_ points: [Point]) -> String {
    points.enumerated().map { index, point in
      (index == 0 ? "M" : "L") + SVGNumber.text(point)
    }.joined()
  }
}
