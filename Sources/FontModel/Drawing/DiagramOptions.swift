/// How sample text is drawn with the metric lines of its face.
package struct DiagramOptions: Hashable, Sendable {
  /// The em of the text in pixels of the picture.
  package var pixelsPerEm: Double
  /// The em in pixels that labels tell the values for; nil for the em of the picture.
  ///
  /// The two differ where a picture is fitted to a terminal.
  package var labelledPixelsPerEm: Double?
  /// The lines that are drawn, where the face has them.
  package var lines: Set<MetricLine>
  package var sets: DiagramSets
  package var theme: DiagramTheme
  /// Whether the ground is filled; what isn't filled stays transparent.
  package var hasBackground: Bool
  /// Whether names and values stand beside the lines.
  package var showsLabels: Bool
  /// How many lines of text are stacked at least; a shorter text is repeated.
  package var lineCount: Int
  package var arrangement: DiagramArrangement

  /// Options; by default all lines of the effective set with labels.
  package init(
    pixelsPerEm: Double = 160, labelledPixelsPerEm: Double? = nil,
    lines: Set<MetricLine> = Set(MetricLine.allCases), sets: DiagramSets = .effective,
    theme: DiagramTheme = .light, hasBackground: Bool = true, showsLabels: Bool = true,
    lineCount: Int = 1, arrangement: DiagramArrangement = .stacked
  ) {
    precondition(pixelsPerEm > 0 && lineCount > 0, "something is drawn")
    self.pixelsPerEm = pixelsPerEm
    self.labelledPixelsPerEm = labelledPixelsPerEm
    self.lines = lines
    self.sets = sets
    self.theme = theme
    self.hasBackground = hasBackground
    self.showsLabels = showsLabels
    self.lineCount = lineCount
    self.arrangement = arrangement
  }
}

/// The sets of line metrics that a picture shows.
package enum DiagramSets: Hashable, Sendable {
  /// The one that FreeType chooses, or what stands for it in fonts without sets.
  case effective
  /// One by name.
  case named(LineMetricSetName)
  /// Those that the face has, side by side.
  case all
}

/// How several faces stand in one picture.
package enum DiagramArrangement: Hashable, Sendable {
  /// One below the other.
  case stacked
  /// Side by side on one baseline, at one size.
  case oneBaseline
}

/// The colours of a picture.
package enum DiagramTheme: String, CaseIterable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
  /// As whoever shows the picture prefers, where the format can ask; else light.
  case auto
}
