/// The arithmetic of `FT_Set_Char_Size` and `FT_Request_Metrics`: what FreeType's pixel metrics
/// are, without opening a font.
///
/// Sizes are held in 1/64 pixel and the scale in 16.16, so "exact" is as exact as FreeType is.
package struct FreeTypeRounding: Sendable {
  /// The 16.16 scale from design units to 1/64 pixel, `FT_Size_Metrics.y_scale`.
  private let scale: Int

  /// The rounding at a size.
  ///
  /// - Parameters:
  ///   - unitsPerEm: Above 0.
  ///   - pixelsPerEm: Above 0 and below 32,768, the range of 26.6.
  package init(unitsPerEm: Int, pixelsPerEm: Double) {
    let size = Int((min(max(pixelsPerEm, 0), 32_767) * 64).rounded())
    scale = (size * 65_536 + unitsPerEm / 2) / unitsPerEm
  }

  /// In 1/64 pixel, halves away from zero, as `FT_MulFix` rounds.
  private func fixed(_ units: DesignUnits) -> Int {
    let magnitude = (abs(units.value) * scale + 0x8000) >> 16
    return units.value < 0 ? -magnitude : magnitude
  }

  /// Whole pixels, rounded up, as for ascenders.
  package func ceiling(_ units: DesignUnits) -> Double {
    (Double(fixed(units)) / 64).rounded(.up)
  }

  /// Whole pixels, rounded down, as for descenders.
  package func floor(_ units: DesignUnits) -> Double {
    (Double(fixed(units)) / 64).rounded(.down)
  }

  /// Whole pixels, halves upwards, as for heights.
  package func nearest(_ units: DesignUnits) -> Double {
    (Double(fixed(units)) / 64).roundedHalfUp
  }

  /// Pixels with a fraction, by FreeType's scale.
  package func exact(_ units: DesignUnits) -> Double {
    Double(units.value) * Double(scale) / (65_536 * 64)
  }
}
