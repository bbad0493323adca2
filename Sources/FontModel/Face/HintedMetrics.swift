/// What FreeType makes of a face at one size: whole pixels, rounded up, down or to the nearest.
///
/// Ascender is rounded up, descender down, height to the nearest, so the first two can exceed
/// the third.
package struct HintedMetrics: Hashable, Sendable {
  /// The size asked for, in pixels.
  package var pixelsPerEm: Double
  /// Nil where the face has no bitmaps of this size and can't be scaled.
  package var pixels: Pixels?

  /// The values of `FT_Size_Metrics`, and the tops of letters as hinting leaves them.
  package struct Pixels: Hashable, Sendable {
    package var ascender: Double
    package var descender: Double
    package var height: Double
    package var maxAdvance: Double
    /// The top of the cap-height letter under normal hinting; nil where there is no such letter.
    package var capHeight: Double?
    /// The top of the x-height letter under normal hinting; nil where there is no such letter.
    package var xHeight: Double?

    /// Metrics from their parts.
    package init(
      ascender: Double, descender: Double, height: Double, maxAdvance: Double,
      capHeight: Double?, xHeight: Double?
    ) {
      self.ascender = ascender
      self.descender = descender
      self.height = height
      self.maxAdvance = maxAdvance
      self.capHeight = capHeight
      self.xHeight = xHeight
    }
  }

  /// What FreeType says at a size.
  package init(pixelsPerEm: Double, pixels: Pixels?) {
    self.pixelsPerEm = pixelsPerEm
    self.pixels = pixels
  }
}
