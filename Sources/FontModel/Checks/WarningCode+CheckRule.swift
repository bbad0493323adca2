extension WarningCode {
  /// The rule that checks what the warning says; nil where no rule does.
  package var checkRule: CheckRule? {
    switch self {
    case .os2Missing, .os2Truncated: .tablesMissing
    case .lineHeightDiffers: .linesDiffer
    case .lineHeightZero, .hheaZero, .typoMetricsZero, .ascenderNegative, .descenderPositive,
      .lineGapNegative:
      .lineMetricsSigns
    case .lineHeightOverflow: .lineHeightOverflow
    case .winValueNegative: .winValueWrapped
    case .clippingRisk: .winClipsInk
    case .overlapRisk: .inkOutsideLine
    case .italicAngleDiffers: .caretSlopeDiffers
    case .italicAngleSuspicious: .italicAngleHigh
    case .caretSlopeInvalid: .caretSlopeZero
    case .bitmapOnly, .inkBoxLineMetrics: .noLineMetrics
    case .substituted, .duplicateFaces, .variationClamped, .os2UnknownVersion, .hheaVaried,
      .capHeightMeasured, .capHeightDiffers, .capHeightUnverified, .capHeightMissing,
      .xHeightMeasured, .xHeightDiffers, .xHeightUnverified, .xHeightMissing,
      .fixedPitchDiffers:
      nil
    }
  }
}
