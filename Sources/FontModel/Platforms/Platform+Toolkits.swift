extension Platform {
  /// What two lines of a Pango layout are apart, with hinted metrics as GTK has them: HarfBuzz's
  /// extents (bit 7 means typo, else hhea; ascender forced up, descender down), each rounded
  /// outwards; the gap is left out.
  func gtkLine(_ input: PlatformInput) -> PlatformLine? {
    let name: LineMetricSetName
    let set: LineMetricSet
    if input.metrics.useTypoMetrics, let typo = input.metrics.typo {
      (name, set) = (.typo, typo)
    } else if let hhea = input.metrics.hhea {
      (name, set) = (.hhea, hhea)
    } else {
      return nil
    }
    let ascent = abs(input.pixels(set.ascender)).rounded(.up)
    let descent = abs(input.pixels(set.descender)).rounded(.up)
    return PlatformLine(
      self, set: name, ascent: ascent, descent: descent, lineHeight: ascent + descent)
  }

  /// `QFontEngine` reads hhea, then lets OS/2 overrule it: typo with bit 7, else win without a
  /// gap; a set whose two heights are zero is passed over. Each length is cut to 1/64 pixel, then
  /// rounded. With embedded bitmaps Qt asks FreeType instead, for which there is no formula.
  func qtLine(_ input: PlatformInput) -> PlatformLine? {
    guard !input.hasEmbeddedBitmaps else { return nil }
    let overruling: LineMetricSetName = input.metrics.useTypoMetrics ? .typo : .win
    let candidates = [overruling, .hhea]
    let usable = candidates.first { input.metrics.set($0).map { !$0.isZero } ?? false }
    guard let name = usable, let set = input.metrics.set(name) else { return nil }
    let ascent = Self.qtRounded(input.pixels(set.ascender))
    let descent = Self.qtRounded(-input.pixels(set.descender))
    let leading = Self.qtRounded(input.pixels(set.lineGap ?? .zero))
    return PlatformLine(
      self, set: name, ascent: ascent, descent: descent, lineHeight: ascent + descent + leading)
  }

  /// `QFixed::fromReal` cuts towards zero; `QFixed::round` adds a half and cuts downwards.
  private static func qtRounded(_ value: Double) -> Double {
    let cut = (value * 64).rounded(.towardZero) / 64
    let rounded = cut.roundedHalfUp
    return rounded == 0 ? 0 : rounded
  }

  /// `UIFont` reads hhea alone, ignores bit 7, rounds nothing, and its line height contains the
  /// gap. From published listings; nothing on Linux can confirm it.
  func uiKitLine(_ input: PlatformInput) -> PlatformLine? {
    guard let set = input.metrics.hhea else { return nil }
    func points(_ units: DesignUnits) -> Double {
      units.scaled(unitsPerEm: input.unitsPerEm, pixelsPerEm: input.pointsPerEm)
    }
    return PlatformLine(
      self, set: .hhea, ascent: points(set.ascender), descent: points(-set.descender),
      lineHeight: points(set.lineHeight))
  }
}
