/// The three sets of line metrics of an sfnt face, and the one that FreeType chooses.
package struct LineMetrics: Hashable, Sendable {
  /// From `hhea`, with what `MVAR` adds; nil without the table.
  package var hhea: LineMetricSet?
  /// From `sTypoAscender`, `sTypoDescender`, `sTypoLineGap`; nil where `OS/2` lacks them.
  package var typo: LineMetricSet?
  /// From `usWinAscent` and `usWinDescent`, the latter negated; nil where `OS/2` lacks them.
  package var win: LineMetricSet?
  /// Whether `fsSelection` bit 7 (USE_TYPO_METRICS) is set; false without `OS/2`.
  package var useTypoMetrics: Bool
  /// The set that FreeType since 2.10, and with it Chrome on Linux, lays lines out with.
  package var effective: LineMetricSetName?

  /// Reads the sets from tables and chooses the effective one.
  package init(_ tables: SFNTTables) {
    hhea = tables.hhea.map {
      LineMetricSet(ascender: $0.ascender, descender: $0.descender, lineGap: $0.lineGap)
    }
    typo = tables.os2?.typo.map {
      LineMetricSet(ascender: $0.ascender, descender: $0.descender, lineGap: $0.lineGap)
    }
    win = tables.os2?.win.map {
      LineMetricSet(ascender: $0.ascent, descender: -$0.descent, lineGap: nil)
    }
    useTypoMetrics = tables.os2?.usesTypoMetrics ?? false
    effective = Self.chooseEffective(
      hhea: hhea, typo: typo, win: win, useTypoMetrics: useTypoMetrics)
  }

  /// The set called `name`; nil where the font lacks it.
  package func set(_ name: LineMetricSetName) -> LineMetricSet? {
    switch name {
    case .hhea: hhea
    case .typo: typo
    case .win: win
    }
  }

  /// The values of the effective set; nil where the font has no set at all.
  package var effectiveSet: LineMetricSet? { effective.flatMap(set) }

  /// FreeType's choice (`sfnt_load_face`): bit 7 means typo even if its fields are zero; else
  /// hhea; where hhea's ascender and descender are both zero, typo unless that is zero too, else
  /// win. Fields count only where the table's length covers them, which FreeType doesn't check.
  private static func chooseEffective(
    hhea: LineMetricSet?, typo: LineMetricSet?, win: LineMetricSet?, useTypoMetrics: Bool
  ) -> LineMetricSetName? {
    if useTypoMetrics, typo != nil { return .typo }
    if let hhea, !hhea.isZero { return .hhea }
    if let typo, !typo.isZero { return .typo }
    if win != nil { return .win }
    return hhea == nil ? nil : .hhea
  }
}

extension LineMetricSet {
  /// Whether ascender and descender are both zero, so that the set says nothing.
  package var isZero: Bool { ascender == .zero && descender == .zero }
}
