package import FontModel

/// A horizontal line at a metric.
package struct SceneLine: Hashable, Sendable {
  package var line: MetricLine
  /// The left end.
  package var x1: Double
  /// The right end.
  package var x2: Double
  /// Exactly the baseline minus `value`.
  package var y: Double
  package var width: Double
  /// The metric in pixels of the picture, up.
  package var value: Double
  /// The metric in design units, up; nil for bitmaps.
  package var units: Int?
  package var source: MetricSource

  /// Whether it is dashed: the value was measured and not declared.
  package var isDashed: Bool { source.isMeasured }

  /// The lengths of a dash and of the gap after it, where the line is dashed.
  package var dashes: [Double] { [4 * width, 3.2 * width] }

  /// A line from its parts.
  package init(
    line: MetricLine, x1: Double, x2: Double, y: Double, width: Double, value: Double, units: Int?,
    source: MetricSource
  ) {
    self.line = line
    self.x1 = x1
    self.x2 = x2
    self.y = y
    self.width = width
    self.value = value
    self.units = units
    self.source = source
  }
}

/// A thin line along points that explains another: a bracket or the way to a label.
package struct SceneStroke: Hashable, Sendable {
  package var kind: Kind
  package var role: ColorRole
  /// At least two.
  package var points: [Point]
  package var width: Double

  /// What a stroke is for.
  package enum Kind: String, Sendable {
    /// From the baseline to a line.
    case bracket
    /// From a line to its label.
    case leader
  }

  /// A stroke from its parts.
  package init(kind: Kind, role: ColorRole, points: [Point], width: Double) {
    self.kind = kind
    self.role = role
    self.points = points
    self.width = width
  }
}

/// A tinted rectangle.
package struct SceneArea: Hashable, Sendable {
  package var kind: Kind
  package var frame: Rectangle
  /// The height in design units, negative for overlapping lines; nil where it says no metric.
  package var units: Int?

  /// What an area shows.
  package enum Kind: String, Sendable {
    /// From the ascender to the descender of a line of text.
    case box
    /// What is left between the descender and the next line's ascender.
    case lineGap = "line-gap"
  }

  /// The colour of the tint.
  package var role: ColorRole {
    switch kind {
    case .box: .box
    case .lineGap: .band
    }
  }

  /// An area from its parts.
  package init(kind: Kind, frame: Rectangle, units: Int?) {
    self.kind = kind
    self.frame = frame
    self.units = units
  }
}
