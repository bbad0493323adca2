internal import CFreeType

/// The bitmaps of a face at one size.
struct BitmapStrike: Hashable {
  /// The number of the size, as FreeType counts.
  var index: FT_Int
  var xPixelsPerEm: Double
  var yPixelsPerEm: Double

  /// The strike whose em is nearest to a size, the larger one of two; nil where there are none.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - pixelsPerEm: The size; nil for the largest strike.
  init?(of face: FT_Face, near pixelsPerEm: Double?) {
    let count = unsafe max(0, face.pointee.num_fixed_sizes)
    guard count > 0, let sizes = unsafe face.pointee.available_sizes else { return nil }
    let strikes = (0..<count).map { index in
      unsafe BitmapStrike(index, sizes[Int(index)])
    }
    // The same rule for both: no strike is larger than infinity.
    let wanted = pixelsPerEm ?? .infinity
    func isNearer(_ one: BitmapStrike, _ other: BitmapStrike) -> Bool {
      let (distance, otherDistance) = (one.distance(to: wanted), other.distance(to: wanted))
      return distance == otherDistance
        ? one.yPixelsPerEm > other.yPixelsPerEm : distance < otherDistance
    }
    guard let best = strikes.min(by: isNearer) else { return nil }
    self = best
  }

  private init(_ index: FT_Int, _ size: FT_Bitmap_Size) {
    self.index = index
    // Where one is missing the other is as good, and at the very last the height of the line.
    let y = size.y_ppem > 0 ? size.y_ppem : max(64, FT_Pos(size.height) * 64)
    yPixelsPerEm = Double(y) / 64
    xPixelsPerEm = Double(size.x_ppem > 0 ? size.x_ppem : y) / 64
  }

  private func distance(to pixelsPerEm: Double) -> Double {
    abs(pixelsPerEm - yPixelsPerEm)
  }
}
