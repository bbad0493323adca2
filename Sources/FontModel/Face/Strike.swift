/// The bitmaps of a face at one size, in pixels.
package struct Strike: Hashable, Sendable {
  /// The em in pixels.
  package var pixelsPerEm: Double
  /// Above the baseline, positive.
  package var ascender: Double
  /// Below the baseline, negative.
  package var descender: Double
  /// The distance between baselines.
  package var height: Double
  /// The `CAP_HEIGHT` property of a PCF or BDF font; nil where it has none.
  package var capHeight: Double?
  /// The `X_HEIGHT` property of a PCF or BDF font; nil where it has none.
  package var xHeight: Double?

  /// A strike from its parts.
  package init(
    pixelsPerEm: Double, ascender: Double, descender: Double, height: Double,
    capHeight: Double? = nil, xHeight: Double? = nil
  ) {
    self.pixelsPerEm = pixelsPerEm
    self.ascender = ascender
    self.descender = descender
    self.height = height
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
