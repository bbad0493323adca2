/// A descriptor of `@font-face` that bends the metrics of a font.
package enum CSSDescriptor: String, CaseIterable, Sendable {
  case sizeAdjust = "size-adjust"
  case ascentOverride = "ascent-override"
  case descentOverride = "descent-override"
  case lineGapOverride = "line-gap-override"
}

/// The line of a font as the override descriptors of a fallback give it, in parts of the size after
/// `size-adjust`.
package struct LineOverrides: Hashable, Sendable {
  package var ascent: Double
  /// Positive below the baseline.
  package var descent: Double
  package var lineGap: Double

  /// The line of `unitsPerEm` units, seen in a font whose size is adjusted by `sizeAdjust`.
  ///
  /// The order of the divisions is the tools', so that the last digit is theirs too.
  init(
    ascender: DesignUnits, descender: DesignUnits, lineGap: DesignUnits, unitsPerEm: Int,
    sizeAdjust: Double
  ) {
    let adjustedEm = Double(unitsPerEm) * sizeAdjust
    ascent = Double(ascender.value) / adjustedEm
    descent = Double(abs(descender.value)) / adjustedEm
    self.lineGap = Double(lineGap.value) / adjustedEm
  }
}
