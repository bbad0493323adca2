internal import CFreeType
internal import FontModel

extension Face {
  /// The first of `candidates` that the font has with an outline; nil where it has none of them,
  /// and for bitmaps.
  func measure(_ candidates: [Unicode.Scalar], in map: CharacterMap) -> MeasuredLetter? {
    guard isScalable || hasOutlinesBehindBitmaps else { return nil }
    for character in candidates {
      if let glyph = glyph(of: character, in: map), let ink = inkExtent(of: glyph) {
        return MeasuredLetter(
          character: character, yMin: DesignUnits(ink.lowerBound), yMax: DesignUnits(ink.upperBound)
        )
      }
    }
    return nil
  }

  /// FreeType's pixel-rounded metrics at a size; without pixels where the size can't be set.
  ///
  /// The corresponding C function is `FT_Set_Char_Size`. Its failure leaves the metrics of the size
  /// before, so they count only after a success.
  func hintedMetrics(
    pixelsPerEm: Double, capLetter: MeasuredLetter?, xLetter: MeasuredLetter?, map: CharacterMap
  ) -> HintedMetrics {
    let size = (pixelsPerEm * 64).rounded()
    // FreeType would silently take less than a pixel for one pixel.
    guard size >= 64, size <= Double(Int32.max),
      unsafe FT_Set_Char_Size(handle, 0, FT_F26Dot6(size), 72, 72) == 0,
      let metrics = unsafe handle.pointee.size?.pointee.metrics
    else { return HintedMetrics(pixelsPerEm: pixelsPerEm, pixels: nil) }
    return HintedMetrics(
      pixelsPerEm: pixelsPerEm,
      pixels: HintedMetrics.Pixels(
        ascender: pixels(metrics.ascender), descender: pixels(metrics.descender),
        height: pixels(metrics.height), maxAdvance: pixels(metrics.max_advance),
        capHeight: capLetter.flatMap { hintedHeight(of: $0.character, in: map) },
        xHeight: xLetter.flatMap { hintedHeight(of: $0.character, in: map) }))
  }

  private func hintedHeight(of character: Unicode.Scalar, in map: CharacterMap) -> Double? {
    guard let glyph = glyph(of: character, in: map), let ink = hintedInkExtent(of: glyph) else {
      return nil
    }
    // As in design units: a round letter's overshoot doesn't count.
    let isRound = character == "O"
    return pixels(ink.upperBound) + (isRound ? pixels(ink.lowerBound) : 0)
  }
}

/// A number of 1/64 pixels in pixels.
func pixels(_ fixed: FT_Pos) -> Double { Double(fixed) / 64 }
