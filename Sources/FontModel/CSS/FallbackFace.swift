/// A local font made to take the place of a web font until that arrives: the numbers of its
/// `@font-face`.
package struct FallbackFace: Hashable, Sendable {
  /// What the face is called in CSS.
  package var name: String
  /// The font that the browser finds on the machine.
  package var local: CSSFont
  /// The set of the web font that the overrides come from.
  package var set: LineMetricSetName
  /// How much larger the local font is set; 1 where an average is unknown.
  package var sizeAdjust: Double
  package var overrides: LineOverrides
  /// The average of the web font.
  package var preferredWidth: AverageWidth
  /// The average of the local font.
  package var localWidth: AverageWidth
  /// The descriptors that are written, in their order.
  package var descriptors: [CSSDescriptor]
  /// What other systems make of the web font's line.
  package var systems: [SystemOverrides]

  /// Makes a local font as wide as the web font on average, and its lines as high.
  ///
  /// - Parameters:
  ///   - web: The font that is preferred.
  ///   - local: The font that stands in.
  ///   - dialect: Whose numbers.
  ///   - script: Whose text.
  ///   - isOneOfSeveral: Whether its name has to tell it from other fallbacks.
  /// - Throws: `metricAbsent` where the web font has no set to start from.
  package init(
    for web: CSSFont, local: CSSFont, dialect: CSSDialect, script: WeightedScript,
    isOneOfSeveral: Bool = false
  ) throws(FontError) {
    guard let set = dialect.set(of: web.lineMetrics), let line = web.lineMetrics.set(set) else {
      throw FontError(
        .metricAbsent, subject: web.family,
        message: "has no line metrics that browsers read",
        advice: "CSS takes them from hhea or OS/2; web fonts have these tables")
    }
    name = dialect.name(
      fallback: local.family, of: web.family, isOneOfSeveral: isOneOfSeveral)
    self.local = local
    self.set = set
    preferredWidth = web.averageWidth(dialect, script)
    localWidth = local.averageWidth(dialect, script)
    sizeAdjust = Self.sizeAdjust(preferredWidth, web.unitsPerEm, localWidth, local.unitsPerEm)
    let gap = line.lineGap ?? .zero
    overrides = LineOverrides(
      ascender: line.ascender, descender: line.descender,
      // Percentages below zero are no CSS, and Chrome takes a negative gap as none.
      lineGap: dialect == .fontmetrics ? max(.zero, gap) : gap,
      unitsPerEm: web.unitsPerEm, sizeAdjust: sizeAdjust)
    descriptors = Self.descriptors(
      dialect, line: line, local: dialect.set(of: local.lineMetrics).flatMap(local.lineMetrics.set),
      sizeAdjust: sizeAdjust)
    systems = SystemOverrides.differing(
      from: set, of: web.lineMetrics, unitsPerEm: web.unitsPerEm, sizeAdjust: sizeAdjust)
  }

  /// The value of a descriptor, a part of the size.
  package func value(_ descriptor: CSSDescriptor) -> Double {
    switch descriptor {
    case .sizeAdjust: sizeAdjust
    case .ascentOverride: overrides.ascent
    case .descentOverride: overrides.descent
    case .lineGapOverride: overrides.lineGap
    }
  }

  /// Whether both averages are known, so that `sizeAdjust` says something.
  package var isWidthKnown: Bool {
    (preferredWidth.units ?? 0) > 0 && (localWidth.units ?? 0) > 0
  }

  private static func sizeAdjust(
    _ preferred: AverageWidth, _ preferredEm: Int, _ local: AverageWidth, _ localEm: Int
  ) -> Double {
    guard let preferred = preferred.units, let local = local.units, preferred > 0, local > 0 else {
      return 1
    }
    return (preferred / Double(preferredEm)) / (local / Double(localEm))
  }

  /// What each tool writes and in which order.
  private static func descriptors(
    _ dialect: CSSDialect, line: LineMetricSet, local: LineMetricSet?, sizeAdjust: Double
  ) -> [CSSDescriptor] {
    switch dialect {
    case .fontmetrics, .fontaine: CSSDescriptor.allCases
    case .next: [.ascentOverride, .descentOverride, .lineGapOverride, .sizeAdjust]
    case .capsize:
      // Capsize leaves out what it thinks the local font has anyway. It compares design units,
      // whatever the two ems are.
      [.ascentOverride, .descentOverride, .lineGapOverride, .sizeAdjust].filter { descriptor in
        switch descriptor {
        case .ascentOverride: line.ascender != .zero && line.ascender != local?.ascender
        case .descentOverride:
          line.descender != .zero
            && abs(line.descender.value) != local.map { abs($0.descender.value) }
        case .lineGapOverride: line.lineGap != local?.lineGap
        case .sizeAdjust: sizeAdjust != 1
        }
      }
    }
  }
}
