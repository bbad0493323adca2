/// The line that one platform would lay out at a size.
package struct PlatformLine: Hashable, Sendable {
  package var platform: Platform
  /// The set whose ascender and descender count.
  package var set: LineMetricSetName
  /// The set that the line height comes from, where that is another one.
  package var lineHeightSet: LineMetricSetName
  /// Above the baseline, in `unit`.
  package var ascent: Double
  /// Below the baseline, positive, in `unit`.
  package var descent: Double
  /// From baseline to baseline, in `unit`.
  package var lineHeight: Double

  /// A line from its parts; the line height comes from the same set unless it is said.
  package init(
    _ platform: Platform, set: LineMetricSetName, lineHeightSet: LineMetricSetName? = nil,
    ascent: Double, descent: Double, lineHeight: Double
  ) {
    self.platform = platform
    self.set = set
    self.lineHeightSet = lineHeightSet ?? set
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
  }

  /// The lines of every platform that has a formula for the face, in the platforms' order.
  ///
  /// Faces without sfnt tables have none; bitmaps in an sfnt only those of platforms that read
  /// the tables, since others scale the bitmaps.
  package static func all(for facts: FaceFacts, metrics: LineMetrics, size: FontSize)
    -> [PlatformLine]
  {
    guard let unitsPerEm = facts.unitsPerEm else { return [] }
    let input = PlatformInput(
      metrics: metrics, unitsPerEm: unitsPerEm, pixelsPerEm: size.pixelsPerEm,
      pointsPerEm: size.pointsPerEm, hasEmbeddedBitmaps: facts.hasEmbeddedBitmaps)
    return Platform.allCases.compactMap { platform in
      guard facts.summary.isScalable || platform.readsTablesOfBitmaps else { return nil }
      return platform.line(input)
    }
  }
}

/// What the formulas of platforms start from.
package struct PlatformInput: Sendable {
  package var metrics: LineMetrics
  /// Above 0.
  package var unitsPerEm: Int
  package var pixelsPerEm: Double
  package var pointsPerEm: Double
  /// Whether the font has `EBLC`, `CBLC` or `bdat`.
  package var hasEmbeddedBitmaps: Bool

  /// An input from its parts.
  package init(
    metrics: LineMetrics, unitsPerEm: Int, pixelsPerEm: Double, pointsPerEm: Double,
    hasEmbeddedBitmaps: Bool
  ) {
    self.metrics = metrics
    self.unitsPerEm = unitsPerEm
    self.pixelsPerEm = pixelsPerEm
    self.pointsPerEm = pointsPerEm
    self.hasEmbeddedBitmaps = hasEmbeddedBitmaps
  }

  /// A length in pixels, unrounded.
  func pixels(_ units: DesignUnits) -> Double {
    units.scaled(unitsPerEm: unitsPerEm, pixelsPerEm: pixelsPerEm)
  }
}
