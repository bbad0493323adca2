/// One face with everything that is derived from it: what tables, JSON and pictures start from.
package struct FontReport: Hashable, Sendable {
  /// The font as the user asked for it.
  package var requested: String
  /// Whether fontconfig put this face in the place of the one asked for.
  package var isSubstituted: Bool
  /// What was read from the file.
  package var facts: FaceFacts
  /// The three sets of line metrics and the effective one.
  package var lineMetrics: LineMetrics
  /// The metrics with their sources.
  package var metrics: FaceMetrics
  /// In a fixed order.
  package var traits: [Trait]
  /// Nil where `OS/2` gives no class.
  package var familyClass: FamilyClass?
  /// What the user should know, the selection of the face first, in a fixed order.
  package var warnings: [ReportWarning]
  /// The room that a text takes; nil where none was measured.
  package var text: TextExtents?
  /// A glyph by itself; nil where none was measured, or the face doesn't have it.
  package var glyph: GlyphExtents?

  /// Derives a report.
  ///
  /// - Parameters:
  ///   - facts: What was read.
  ///   - requested: The font as the user asked for it.
  ///   - isSubstituted: Whether fontconfig chose the face.
  ///   - selectionWarnings: What finding the face brought up.
  package init(
    facts: FaceFacts, requested: String, isSubstituted: Bool = false,
    selectionWarnings: [ReportWarning] = []
  ) {
    self.facts = facts
    self.requested = requested
    self.isSubstituted = isSubstituted
    lineMetrics = LineMetrics(facts.tables)
    metrics = FaceMetrics(facts, lineMetrics: lineMetrics)
    traits = Trait.traits(of: facts)
    familyClass = facts.tables.os2.flatMap { FamilyClass(sFamilyClass: $0.sFamilyClass) }
    warnings =
      selectionWarnings
      + FormatWarnings.warnings(facts)
      + HeightWarnings.warnings(facts, metrics)
      + LineWarnings.warnings(facts, lineMetrics)
      + ExtentWarnings.warnings(facts, lineMetrics)
      + StyleWarnings.warnings(facts, metrics)
  }

  /// The lines that platforms would lay out at a size.
  package func platforms(at size: FontSize) -> [PlatformLine] {
    PlatformLine.all(for: facts, metrics: lineMetrics, size: size)
  }

  /// The source of the line metrics that count: a set's name, "FontBBox", "strike" or "none".
  package var effectiveSource: MetricSource { metrics.ascender.source }
}
