package import FontModel

/// A picture as a list of what is drawn, bottom first: what every backend starts from.
///
/// Lengths are pixels, y down. Nothing in it is rounded: a line lies exactly at its baseline minus
/// its value, whatever fraction of a pixel that is, and no backend moves it.
package struct Scene: Hashable, Sendable {
  /// In whole pixels, above 0.
  package var width: Int
  /// In whole pixels, above 0.
  package var height: Int
  /// What the picture shows, in a sentence; text from outside, not escaped.
  package var title: String
  package var theme: DiagramTheme
  /// Whether the ground is filled.
  package var hasBackground: Bool
  /// The family that labels are set in before `sans-serif`; nil for that alone.
  package var labelFamily: String?
  package var panels: [ScenePanel]

  /// A scene from its parts.
  package init(
    width: Int, height: Int, title: String, theme: DiagramTheme, hasBackground: Bool,
    labelFamily: String?, panels: [ScenePanel]
  ) {
    precondition(width > 0 && height > 0, "a picture has a pixel")
    self.width = width
    self.height = height
    self.title = title
    self.theme = theme
    self.hasBackground = hasBackground
    self.labelFamily = labelFamily
    self.panels = panels
  }
}

/// Sample text of one face with one set of lines.
package struct ScenePanel: Hashable, Sendable {
  /// The face; text from outside, not escaped.
  package var name: String
  /// Nil for the metrics that are effective without a choice.
  package var set: LineMetricSetName?
  package var elements: [SceneElement]

  /// A panel from its parts.
  package init(name: String, set: LineMetricSetName?, elements: [SceneElement]) {
    self.name = name
    self.set = set
    self.elements = elements
  }
}

/// One thing that is drawn.
package enum SceneElement: Hashable, Sendable {
  case area(SceneArea)
  case glyphs(SceneGlyphs)
  case image(SceneImage)
  case line(SceneLine)
  case stroke(SceneStroke)
  case label(SceneLabel)
}
