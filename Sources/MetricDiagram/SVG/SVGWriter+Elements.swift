internal import FontModel

extension SVGWriter {
  func write(_ glyphs: SceneGlyphs, _ xml: inout SVGElement) {
    let scale = SVGNumber.text(glyphs.scale)
    var attributes: [(String, String?)] = []
    switch glyphs.paint {
    case .role(let role): attributes.append(("class", role.rawValue))
    case .fixed(let color):
      let fill = SceneColor(color)
      attributes.append(("fill", SVGStyle.hex(fill)))
      if fill.alpha < 1 { attributes.append(("fill-opacity", SVGNumber.text(fill.alpha))) }
    }
    xml.empty(
      "path",
      attributes + [
        ("transform", "translate(\(SVGNumber.text(glyphs.origin))) scale(\(scale) -\(scale))"),
        ("d", SVGPath.data(glyphs.outline)),
      ])
  }

  func write(_ line: SceneLine, _ xml: inout SVGElement) {
    xml.empty(
      "line",
      [
        ("class", line.line.role.rawValue), ("data-units", line.units.map { String($0) }),
        ("data-value", SVGNumber.text(line.value)),
        ("data-source", line.source == .none ? nil : line.source.name),
        ("x1", SVGNumber.text(line.x1)), ("y1", SVGNumber.text(line.y)),
        ("x2", SVGNumber.text(line.x2)), ("y2", SVGNumber.text(line.y)),
        ("stroke-width", SVGNumber.text(line.width)),
        (
          "stroke-dasharray",
          line.isDashed ? line.dashes.map(SVGNumber.text).joined(separator: " ") : nil
        ),
      ])
  }

  func write(_ stroke: SceneStroke, _ xml: inout SVGElement) {
    xml.empty(
      "path",
      [
        ("class", "\(stroke.kind.rawValue) \(stroke.role.rawValue)"),
        ("stroke-width", SVGNumber.text(stroke.width)), ("d", SVGPath.data(stroke.points)),
      ])
  }

  func write(_ area: SceneArea, _ xml: inout SVGElement) {
    xml.empty(
      "rect",
      [
        ("class", area.role.rawValue), ("data-units", area.units.map { String($0) }),
      ] + Self.attributes(of: area.frame))
  }

  func write(_ label: SceneLabel, _ xml: inout SVGElement) {
    xml.leaf(
      "text",
      [
        (
          "class",
          label.kind.rawValue == label.role.rawValue
            ? label.role.rawValue : "\(label.kind.rawValue) \(label.role.rawValue)"
        ),
        ("x", SVGNumber.text(label.position.x)), ("y", SVGNumber.text(label.position.y)),
        ("font-size", SVGNumber.text(label.size)),
        ("font-weight", label.weight == .bold ? "600" : nil),
        ("text-anchor", label.anchor == .right ? "end" : nil),
      ], text: label.text)
  }

  static func attributes(of frame: Rectangle) -> [(String, String?)] {
    [
      ("x", SVGNumber.text(frame.x)), ("y", SVGNumber.text(frame.y)),
      ("width", SVGNumber.text(frame.width)), ("height", SVGNumber.text(frame.height)),
    ]
  }
}
