extension WarningCode {
  /// The rules that check what the warning says, the nearest first; none where no rule does.
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
    case .italicAngleDiffers: [.caretSlopeDiffers]
    case .italicAngleSuspicious: [.italicAngleHigh]
    case .caretSlopeInvalid: [.caretSlopeZero]
    case .bitmapOnly, .inkBoxLineMetrics: [.noLineMetrics]
    case .substituted, .duplicateFaces, .variationClamped, .os2UnknownVersion, .hheaVaried,
      .capHeightMeasured, .capHeightDiffers, .capHeightUnverified, .capHeightMissing,
      .xHeightMeasured, .xHeightDiffers, .xHeightUnverified, .xHeightMissing,
      .fixedPitchDiffers:
      []
    }
  }

  /// The first of the related rules that `check` asks by default and that has something to say of
  /// the face; nil where it would say nothing.
  package func checkRule(for report: FontReport) -> CheckRule? {
    guard !relatedRules.isEmpty else { return nil }
    let profile = CheckProfile.crossPlatform
    let face = CheckInput(report)
    let family = CheckFamily(
      name: report.facts.summary.family, faces: [face], target: profile.target)
    return relatedRules.first { profile.severity(of: $0) != nil && $0.hasFinding(in: family) }
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
