extension Platform {
  /// GDI's whole pixels: `usWinAscent` + `usWinDescent` + external leading, where `VDMX` doesn't
  /// say otherwise.
  func gdiLine(_ input: PlatformInput) -> PlatformLine? {
    guard let win = input.metrics.win else { return nil }
    let ascent = input.pixels(win.ascender).roundedHalfUp
    let descent = input.pixels(-win.descender).roundedHalfUp
    let leading = input.pixels(externalLeading(win, input.metrics.hhea)).roundedHalfUp
    return PlatformLine(
      self, set: .win, ascent: ascent, descent: descent, lineHeight: ascent + descent + leading)
  }

  /// DirectWrite's unscaled lengths: typo with its gap where bit 7 is set, else win with the
  /// external leading as gap.
  func directWriteLine(_ input: PlatformInput) -> PlatformLine? {
    if input.metrics.useTypoMetrics, let typo = input.metrics.typo {
      return PlatformLine(
        self, set: .typo, ascent: input.pixels(typo.ascender),
        descent: input.pixels(-typo.descender), lineHeight: input.pixels(typo.lineHeight))
    }
    guard let win = input.metrics.win else { return nil }
    let gap = externalLeading(win, input.metrics.hhea)
    return PlatformLine(
      self, set: .win, ascent: input.pixels(win.ascender), descent: input.pixels(-win.descender),
      lineHeight: input.pixels(win.contentHeight + gap))
  }

  /// OpenType's recommendation for the baseline-to-baseline distance:
  /// max(0, hhea gap − (win height − hhea height)).
  private func externalLeading(_ win: LineMetricSet, _ hhea: LineMetricSet?) -> DesignUnits {
    guard let hhea else { return .zero }
    return max(.zero, (hhea.lineGap ?? .zero) - (win.contentHeight - hhea.contentHeight))
  }
}
