internal import CPNG

/// Packs pixels as a PNG file with libpng.
///
/// Cairo would do so too, but with filters made for photographs: for areas of one colour and straight
/// lines they take four times as long, and the file is larger.
enum PNGEncoder {
  /// The file.
  ///
  /// The corresponding C function is `png_image_write_to_memory`.
  ///
  /// - Parameters:
  ///   - samples: Red, green, blue, and alpha if there is any, not premultiplied, row by row.
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - hasAlpha: Whether a pixel has four samples rather than three.
  /// - Returns: The bytes; nil where there is no memory for them.
  static func encode(_ samples: [UInt8], width: Int, height: Int, hasAlpha: Bool) -> [UInt8]? {
    precondition(samples.count == width * height * (hasAlpha ? 4 : 3), "there is a sample too few")
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe image.width = png_uint_32(width)
    unsafe image.height = png_uint_32(height)
    unsafe image.format = hasAlpha ? fontmetrics_png_rgba : fontmetrics_png_rgb
    unsafe image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    let capacity = unsafe fontmetrics_png_greatest_size(&image)
    var isWritten = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var size = png_alloc_size_t(capacity)
      isWritten =
        unsafe png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, samples, 0, nil) != 0
      count = isWritten ? Int(size) : 0
    }
    return isWritten ? bytes : nil
  }
}
