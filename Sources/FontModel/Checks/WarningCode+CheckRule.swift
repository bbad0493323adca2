extension WarningCode {
  /// The rules of the default profile that check what the warning says, the nearest first; none
  /// where no rule does.
  package var relatedRules: [CheckRule] {
    switch self {
    case .os2Missing, .os2Truncated: [.tablesMissing]
    case .lineHeightDiffers: [.linesDiffer, .typoLineTaller, .winLineDiffers]
    case .lineHeightZero, .hheaZero, .typoMetricsZero, .ascenderNegative, .descenderPositive,
      .lineGapNegative:
      [.lineMetricsSigns]
    case .lineHeightOverflow: [.lineHeightOverflow]
    case .winValueNegative: [.winValueWrapped]
    case .clippingRisk: [.winClipsInk]
    case .overlapRisk: [.inkOutsideLine]
    case .bitmapOnly, .inkBoxLineMetrics: [.noLineMetrics]
    case .substituted, .duplicateFaces, .variationClamped, .tablesCut, .os2UnknownVersion,
      .hheaVaried, .capHeightMeasured, .capHeightDiffers, .capHeightUnverified,
      .capHeightMissing, .xHeightMeasured, .xHeightDiffers, .xHeightUnverified,
      .xHeightMissing, .italicAngleDiffers, .italicAngleSuspicious, .caretSlopeInvalid,
      .fixedPitchDiffers:
      []
    }
  }

  /// The first of the related rules that has something to say of the face; nil where none has.
  package func checkRule(for report: FontReport) -> CheckRule? {
    let rules = relatedRules
    guard !rules.isEmpty else { return nil }
    let family = CheckFamily(
      name: report.facts.summary.family, faces: [CheckInput(report)],
      target: CheckProfile.crossPlatform.target)
    return rules.first { $0.hasFinding(in: family) }
  }
}

extension CheckRule {
  /// Whether the rule finds anything in a family alone.
  fileprivate func hasFinding(in family: CheckFamily) -> Bool {
    switch evaluation {
    case .face(let evaluate): family.faces.contains { evaluate($0, family) != nil }
    case .family(let evaluate): !evaluate(family).isEmpty
    case .families(let evaluate): !evaluate([family]).isEmpty
    }
  }
}
