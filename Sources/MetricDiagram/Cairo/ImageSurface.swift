internal import CCairo

/// Pixels in memory that Cairo draws on: blue, green, red, alpha, premultiplied.
@safe struct ImageSurface: ~Copyable {
  let handle: OpaquePointer

  /// Makes a surface, all transparent, or black without alpha.
  ///
  /// The corresponding C function is `cairo_image_surface_create`.
  init(width: Int, height: Int, isOpaque: Bool) throws(CairoError) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { throw .invalidSize }
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let handle = unsafe cairo_image_surface_create(format, Int32(width), Int32(height)) else {
      throw .noMemory
    }
    // Cairo gives a surface that says what is wrong, and it has to be released as any other.
    do {
      try unsafe CairoError.check(cairo_surface_status(handle))
    } catch {
      unsafe cairo_surface_destroy(handle)
      throw error
    }
    unsafe self.handle = handle
  }

  deinit {
    unsafe cairo_surface_destroy(handle)
  }

  /// Whether pixels may be transparent.
  var hasAlpha: Bool { unsafe cairo_image_surface_get_format(handle) == CAIRO_FORMAT_ARGB32 }
  /// In pixels.
  var width: Int { unsafe Int(cairo_image_surface_get_width(handle)) }
  /// In pixels.
  var height: Int { unsafe Int(cairo_image_surface_get_height(handle)) }
  /// In bytes from one row to the next.
  var stride: Int { unsafe Int(cairo_image_surface_get_stride(handle)) }

  /// Lends the pixels, drawn to the end.
  ///
  /// The corresponding C functions are `cairo_surface_flush` and `cairo_image_surface_get_data`.
  func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
    unsafe cairo_surface_flush(handle)
    let count = stride * height
    let result = unsafe body(
      UnsafeMutableBufferPointer(start: cairo_image_surface_get_data(handle), count: count))
    unsafe cairo_surface_mark_dirty(handle)
    return result
  }
}
