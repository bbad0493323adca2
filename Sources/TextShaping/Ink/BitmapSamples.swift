internal import CFreeType
internal import FontModel

/// The samples of a bitmap of FreeType's, unpacked.
struct BitmapSamples {
  let format: GlyphImage.Format
  let width: Int
  let height: Int
  /// Row by row from the top.
  let bytes: [UInt8]

  /// Copies a bitmap; nil for formats that aren't met in fonts, and where rows overlap.
  init?(_ bitmap: FT_Bitmap) {
    let mode = unsafe FT_Pixel_Mode(UInt32(bitmap.pixel_mode))
    let bits: Int
    switch mode {
    case FT_PIXEL_MODE_MONO: bits = 1
    case FT_PIXEL_MODE_GRAY2: bits = 2
    case FT_PIXEL_MODE_GRAY4: bits = 4
    case FT_PIXEL_MODE_GRAY: bits = 8
    case FT_PIXEL_MODE_BGRA: bits = 32
    case _: return nil
    }
    format = mode == FT_PIXEL_MODE_BGRA ? .bgra : .coverage
    (width, height) = unsafe (Int(bitmap.width), Int(bitmap.rows))
    let pitch = unsafe Int(bitmap.pitch)
    let rowLength = (width * bits + 7) / 8
    guard rowLength <= abs(pitch), let buffer = unsafe bitmap.buffer else { return nil }
    // A negative pitch means that the buffer begins with the lowest row.
    let top = unsafe pitch < 0 ? buffer - pitch * (height - 1) : buffer
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * (format == .bgra ? 4 : 1))
    for row in 0..<height {
      let samples = unsafe UnsafeBufferPointer(start: top + row * pitch, count: rowLength)
      if bits >= 8 {
        unsafe bytes.append(contentsOf: samples)
      } else {
        let levels = (1 << bits) - 1
        for column in 0..<width {
          let position = column * bits
          let shift = 8 - bits - position % 8
          let level = unsafe Int(samples[position / 8]) >> shift & levels
          bytes.append(UInt8(level * 255 / levels))
        }
      }
    }
    self.bytes = bytes
  }
}
