internal import FontModel

/// What stands above a panel where there is more than one: the face and the set of metrics.
struct PanelCaption {
  private let labels: [SceneLabel]
  private let gap: Double

  /// A caption in the label font; `detail` stands behind the name in a fainter colour.
  init(name: String, detail: String?, look: DiagramLook, font: LabelFont) {
    gap = look.labelGap * 1.5
    var labels = [
      SceneLabel(
        name, .caption, .value, weight: .bold, size: look.labelSize, anchor: .left, font: font)
    ]
    if let detail {
      labels.append(
        SceneLabel(
          detail, .caption, .secondary, weight: .regular, size: look.labelSize, anchor: .left,
          font: font))
    }
    self.labels = labels
  }

  /// In pixels.
  var width: Double {
    labels.reduce(0) { $0 + $1.width } + gap * Double(labels.count - 1)
  }

  /// The labels from a place on their baseline.
  func elements(at place: Point) -> [SceneElement] {
    var x = place.x
    return labels.map { label in
      var label = label
      label.position = Point(x: x, y: place.y)
      x += label.width + gap
      return .label(label)
    }
  }
}
