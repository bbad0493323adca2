/// A question that fonts are asked, and how much each rule counts for the answer.
package enum CheckProfile: String, CaseIterable, Sendable {
  /// Will lines of this font have the same height and no clipping everywhere?
  case crossPlatform = "cross-platform"
  /// Does it follow the vertical metrics of Google Fonts?
  case googlefonts
  /// Does it do what Microsoft asks of fonts?
  case microsoft
  /// Are the fields as the specification has them?
  case opentype
  /// Does it follow the vertical metrics of Type Network?
  case typenetwork

  /// The rules of the profile with what they count, in the order of `CheckRule.all`.
  ///
  /// `crossPlatform` gives severities by one principle. FAIL: lines differ or ink is cut off in
  /// software that takes its line from the set which the specifications name. WARN: so it is in
  /// software with a rule of its own, or neighbouring lines may touch. INFO: nothing can be said.
  /// The other profiles count as the same profile of fontbakery does.
  package var rules: [(rule: CheckRule, severity: CheckSeverity)] {
    let severities = Dictionary(severities) { first, _ in first }
    return CheckRule.all.compactMap { rule in severities[rule].map { (rule, $0) } }
  }

  /// What a rule counts; nil for a rule that the profile doesn't ask.
  package func severity(of rule: CheckRule) -> CheckSeverity? {
    severities.first { $0.0 == rule }?.1
  }

  /// What advice of the profile aims at.
  var target: LineTarget {
    switch self {
    case .crossPlatform, .opentype: LineTarget()
    case .googlefonts:
      LineTarget(minimumRatio: 1.2, coversAgrave: true, limitsWinBox: true, usesCJKScheme: true)
    case .microsoft: LineTarget(limitsWinBox: true)
    case .typenetwork: LineTarget(coversAgrave: true, limitsWinBox: true)
    }
  }

  private var severities: [(CheckRule, CheckSeverity)] {
    switch self {
    case .crossPlatform: Self.crossPlatformSeverities
    case .googlefonts: Self.googleFontsSeverities
    case .microsoft: Self.universal + [(.lineGap, .warn), (.microsoftMetrics, .fail)]
    case .opentype: Self.openTypeSeverities
    case .typenetwork:
      Self.universal.filter { $0.0 != .hheaTypoDiffer && $0.0 != .capitalsNotCentred } + [
        (.lineGap, .warn), (.agraveAboveAscender, .warn), (.typeNetworkMetrics, .fail),
        (.typeNetworkTypoBit, .warn),
      ]
    }
  }
}

extension CheckProfile {
  /// What all profiles ask.
  private static let always: [(CheckRule, CheckSeverity)] = [
    (.tablesMissing, .fail), (.noLineMetrics, .info), (.winValueWrapped, .fail),
    (.lineHeightOverflow, .fail),
  ]

  private static let crossPlatformSeverities: [(CheckRule, CheckSeverity)] =
    always + [
      (.lineMetricsSigns, .fail), (.linesDiffer, .fail), (.familyLinesDiffer, .fail),
      (.winClipsInk, .fail),
      (.typoLineTaller, .warn), (.lineGapUsed, .warn), (.winLineDiffers, .warn),
      (.inkOutsideLine, .warn), (.familySpareMetricsDiffer, .warn),
    ]

  private static let openTypeSeverities: [(CheckRule, CheckSeverity)] =
    always + [
      (.lineMetricsSigns, .warn),
      (.caretSlopeZero, .fail), (.caretSlopeDiffers, .warn), (.italicAngleImpossible, .fail),
      (.italicAngleHigh, .warn), (.italicAngleStyle, .fail), (.italicAngleDirection, .warn),
      (.underlineThicknessDiffers, .fail),
    ]

  /// fontbakery's `universal`, which other profiles build on; they say what the gap counts.
  private static let universal: [(CheckRule, CheckSeverity)] =
    openTypeSeverities + [
      (.familyMetricsDiffer, .fail), (.superfamilyMetricsDiffer, .warn), (.hheaTypoDiffer, .fail),
      (.winClipsInk, .fail), (.winBoxExcessive, .fail), (.capitalsNotCentred, .warn),
    ]

  /// Angles that lean the wrong way, signs and gaps count more here than elsewhere.
  private static let googleFontsSeverities: [(CheckRule, CheckSeverity)] =
    universal.filter { $0.0 != .italicAngleDirection && $0.0 != .lineMetricsSigns } + [
      (.lineMetricsSigns, .fail), (.italicAngleDirection, .fail), (.lineGap, .fail),
      (.useTypoMetrics, .fail), (.lineHeightLow, .fail), (.lineHeightHigh, .fail),
      (.lineHeightGenerous, .warn), (.agraveAboveAscender, .warn), (.cjkMetrics, .fail),
      (.cjkLineHeight, .warn),
    ]
}
