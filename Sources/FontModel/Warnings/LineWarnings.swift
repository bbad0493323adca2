/// What is to be said about the three sets of line metrics.
enum LineWarnings {
  static func warnings(_ facts: FaceFacts, _ lines: LineMetrics) -> [ReportWarning] {
    [
      lineHeightDiffers(lines), zero(lines), overflow(lines), typoZero(lines), hheaZero(lines),
      negativeAscender(lines), positiveDescender(lines), negativeGap(lines), negativeWin(lines),
    ].compactMap(\.self)
  }

  private static func lineHeightDiffers(_ lines: LineMetrics) -> ReportWarning? {
    let sets = LineMetricSetName.allCases.compactMap { name in
      lines.set(name).map { (name, $0.lineHeight) }
    }
    guard Set(sets.map(\.1)).count > 1 else { return nil }
    let heights = sets.map { "\($0.1) by \($0.0.rawValue)" }.joined(separator: ", ")
    return ReportWarning(
      .lineHeightDiffers,
      "The sets give lines of different height: \(heights). Platforms choose differently.",
      advice: "`fontmetrics check` says which values to set; in CSS, set line-height yourself.")
  }

  private static func zero(_ lines: LineMetrics) -> ReportWarning? {
    guard let set = lines.effectiveSet, set.isZero else { return nil }
    return ReportWarning(
      .lineHeightZero,
      "Ascender and descender of the effective set are both 0: FreeType and browsers on Linux lay "
        + "out lines without height.", advice: "Fill in the line metrics of the font.")
  }

  private static func overflow(_ lines: LineMetrics) -> ReportWarning? {
    guard let set = lines.effectiveSet, Int16(exactly: set.lineHeight.value) == nil else {
      return nil
    }
    return ReportWarning(
      .lineHeightOverflow,
      "The line height, \(set.lineHeight), does not fit into 16 bits; FreeType reports another "
        + "number.", advice: "Check ascender, descender and line gap for slips.")
  }

  private static func typoZero(_ lines: LineMetrics) -> ReportWarning? {
    guard lines.useTypoMetrics, let typo = lines.typo, typo.isZero else { return nil }
    return ReportWarning(
      .typoMetricsZero,
      "fsSelection bit 7 asks for the typo set, but sTypoAscender and sTypoDescender are 0.",
      advice: "Fill in the sTypo fields or clear bit 7 (USE_TYPO_METRICS).")
  }

  private static func hheaZero(_ lines: LineMetrics) -> ReportWarning? {
    guard let hhea = lines.hhea, hhea.isZero, let name = lines.effective, name != .hhea else {
      return nil
    }
    return ReportWarning(
      .hheaZero,
      "hhea's ascender and descender are both 0; FreeType takes the \(name.rawValue) set, Apple's "
        + "systems don't.", advice: "Fill in ascender and descender of hhea.")
  }

  private static func negativeAscender(_ lines: LineMetrics) -> ReportWarning? {
    guard let (name, set) = first(lines, { $0.ascender < .zero }) else { return nil }
    return ReportWarning(
      .ascenderNegative,
      "The ascender of \(name.rawValue) is \(set.ascender), below the baseline.",
      advice: "Ascenders are positive; check the sign.")
  }

  private static func positiveDescender(_ lines: LineMetrics) -> ReportWarning? {
    guard let (name, set) = first(lines, { $0.descender > .zero }) else { return nil }
    return ReportWarning(
      .descenderPositive,
      "The descender of \(name.rawValue) is \(set.descender), above the baseline. Some programs "
        + "flip the sign, others set lines too close.",
      advice: "Descenders are negative; check the sign.")
  }

  private static func negativeGap(_ lines: LineMetrics) -> ReportWarning? {
    let found = first(lines) { ($0.lineGap ?? .zero) < .zero }
    guard let (name, set) = found, let gap = set.lineGap else { return nil }
    return ReportWarning(
      .lineGapNegative,
      "The line gap of \(name.rawValue) is \(gap). Browsers take a negative gap as 0.",
      advice: "Set the gap to 0 and make the ascender or descender smaller instead.")
  }

  private static func negativeWin(_ lines: LineMetrics) -> ReportWarning? {
    guard let win = lines.win else { return nil }
    let limit = DesignUnits(Int16.max)
    let (field, value) =
      win.ascender > limit
      ? ("usWinAscent", win.ascender) : ("usWinDescent", -win.descender)
    guard value > limit else { return nil }
    return ReportWarning(
      .winValueNegative,
      "\(field) is \(value), most likely \(value - DesignUnits(65_536)) written into an unsigned "
        + "field.", advice: "usWinAscent and usWinDescent are positive; check the sign.")
  }

  private static func first(
    _ lines: LineMetrics, _ condition: (LineMetricSet) -> Bool
  ) -> (LineMetricSetName, LineMetricSet)? {
    for name in [LineMetricSetName.hhea, .typo] {
      if let set = lines.set(name), condition(set) { return (name, set) }
    }
    return nil
  }
}
