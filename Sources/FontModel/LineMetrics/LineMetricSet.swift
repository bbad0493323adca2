/// One set of line metrics: ascender, descender and gap from the same table.
package struct LineMetricSet: Hashable, Sendable {
  /// Above the baseline, normally positive.
  package var ascender: DesignUnits
  /// Below the baseline, normally negative.
  package var descender: DesignUnits
  /// Nil where the set has no gap (`usWinAscent` and `usWinDescent`).
  package var lineGap: DesignUnits?

  /// A set from its parts.
  package init(ascender: DesignUnits, descender: DesignUnits, lineGap: DesignUnits?) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// The distance between baselines: ascender − descender + gap, negative gaps included.
  package var lineHeight: DesignUnits { ascender - descender + (lineGap ?? .zero) }

  /// Ascender − descender.
  package var contentHeight: DesignUnits { ascender - descender }
}

/// The three sets by name.
package enum LineMetricSetName: String, CaseIterable, Sendable {
  case hhea
  case typo
  case win

  /// The same as a source of numbers.
  package var source: MetricSource {
    switch self {
    case .hhea: .hhea
    case .typo: .typo
    case .win: .win
    }
  }
}
