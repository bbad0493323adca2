internal import CFreeType
internal import FontModel

extension ShapingFace {
  /// The picture of a glyph in the strike, which is selected; nil where it has none.
  ///
  /// Plain bitmaps don't count where there are outlines.
  ///
  /// The corresponding C function is `FT_Load_Glyph`.
  func image(of glyph: FT_UInt) -> GlyphImage? {
    guard let strike, let slot = unsafe handle.pointee.glyph else { return nil }
    // Asks for the size first: a few bytes of PNG can be unpacked to gigabytes.
    guard loadBitmap(of: glyph, FT_LOAD_BITMAP_METRICS_ONLY),
      unsafe (1...Self.edgeLimit).contains(slot.pointee.bitmap.width),
      unsafe (1...Self.edgeLimit).contains(slot.pointee.bitmap.rows),
      loadBitmap(of: glyph), let samples = unsafe BitmapSamples(slot.pointee.bitmap),
      samples.format == .bgra || !hasOutlines
    else { return nil }
    let (xScale, yScale) = unitsPerPixel(of: strike)
    let left = unsafe Double(slot.pointee.bitmap_left)
    let top = unsafe Double(slot.pointee.bitmap_top)
    let (width, height) = (samples.width, samples.height)
    return GlyphImage(
      format: samples.format, width: width, height: height, samples: samples.bytes,
      box: InkBox(
        xMin: left * xScale, yMin: (top - Double(height)) * yScale,
        xMax: (left + Double(width)) * xScale, yMax: top * yScale))
  }

  /// The greatest width and height of a picture, in pixels.
  private static let edgeLimit: FT_UInt = 4096

  /// Loads a glyph; false where it has no bitmap.
  private func loadBitmap(of glyph: FT_UInt, _ flag: Int = 0) -> Bool {
    let flags = FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING | flag)
    return unsafe FT_Load_Glyph(handle, glyph, flags) == 0
      && handle.pointee.glyph?.pointee.format == FT_GLYPH_FORMAT_BITMAP
  }

  private func unitsPerPixel(of strike: BitmapStrike) -> (x: Double, y: Double) {
    switch unit {
    case .designUnits(let perEm):
      (Double(perEm) / strike.xPixelsPerEm, Double(perEm) / strike.yPixelsPerEm)
    case .strikePixels: (1, 1)
    }
  }
}
