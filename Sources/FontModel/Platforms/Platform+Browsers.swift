extension Platform {
  /// Blink rounds ascent, descent and gap apart, halves upwards; a negative gap counts as 0, and
  /// the line is the sum. Measured on Chromium 156, device pixel ratio 1.
  func chromeLine(_ input: PlatformInput) -> PlatformLine? {
    guard let name = input.metrics.effective, let set = input.metrics.set(name) else { return nil }
    let ascent = Self.blinkRounded(input.pixels(set.ascender))
    let descent = Self.blinkRounded(-input.pixels(set.descender))
    let gap = input.pixels(max(set.lineGap ?? .zero, .zero)).roundedHalfUp
    return PlatformLine(
      self, set: name, ascent: ascent, descent: descent, lineHeight: ascent + descent + gap)
  }

  private static func blinkRounded(_ value: Double) -> Double {
    let rounded = value.roundedHalfUp
    // Blink must not say −0, nor may the JSON.
    return rounded == 0 ? 0 : rounded
  }

  /// Gecko takes FreeType's rounded pixels and, where `sTypoAscender` isn't 0, a line at least as
  /// high as the typo set asks for, whatever bit 7 says; the hhea gap counts only without that. A
  /// font whose ascent and descent fill the em exactly gets 1.2 em. Measured on Firefox 153.
  func firefoxLine(_ input: PlatformInput) -> PlatformLine? {
    guard var name = input.metrics.effective, let set = input.metrics.set(name) else { return nil }
    let rounding = FreeTypeRounding(
      unitsPerEm: input.unitsPerEm, pixelsPerEm: input.pixelsPerEm)
    var ascent = rounding.ceiling(set.ascender)
    var descent = -rounding.floor(set.descender)
    var lineHeight = rounding.nearest(set.lineHeight)
    var lineHeightSet = name
    if let typo = input.metrics.typo, typo.ascender != .zero {
      lineHeight = rounding.exact(typo.lineHeight)
      lineHeightSet = .typo
      if input.metrics.useTypoMetrics || (ascent == 0 && descent == 0) {
        name = .typo
        ascent = rounding.exact(typo.ascender).roundedHalfUp
        descent = (-rounding.exact(typo.descender)).roundedHalfUp
      }
    }
    descent = abs(descent)
    let em = rounding.exact(DesignUnits(input.unitsPerEm)).roundedHalfUp
    let content = ascent + descent
    let line = max(lineHeight, content).roundedHalfUp
    let exceeds = lineHeight.roundedHalfUp > content
    let fillsTheEm = content == em && line == em
    return PlatformLine(
      self, set: name, lineHeightSet: exceeds ? lineHeightSet : name, ascent: ascent,
      descent: descent, lineHeight: fillsTheEm ? em * 1.2 : line)
  }
}
