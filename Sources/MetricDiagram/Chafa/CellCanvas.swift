internal import CChafa

/// Cells that pixels were made into.
@safe struct CellCanvas: ~Copyable {
  private let handle: OpaquePointer

  /// Makes cells of a picture, which is stretched over all of them.
  ///
  /// The corresponding C functions are `chafa_canvas_new` and `chafa_canvas_draw_all_pixels`.
  init(_ surface: borrowing ImageSurface, _ configuration: borrowing CanvasConfiguration) {
    let handle: OpaquePointer = unsafe chafa_canvas_new(configuration.handle)
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    unsafe surface.withPixels { pixels in
      unsafe chafa_canvas_draw_all_pixels(
        handle, CHAFA_PIXEL_BGRA8_PREMULTIPLIED, pixels.baseAddress, Int32(width), Int32(height),
        Int32(stride))
    }
    unsafe self.handle = handle
  }

  deinit {
    unsafe chafa_canvas_unref(handle)
  }

  /// A cell: its character and its two colours, 0xRRGGBB, nil for the terminal's own.
  ///
  /// The corresponding C functions are `chafa_canvas_get_char_at` and `chafa_canvas_get_colors_at`.
  func cell(
    column: Int, row: Int
  ) -> (character: Character, foreground: UInt32?, background: UInt32?) {
    let code = unsafe chafa_canvas_get_char_at(handle, Int32(column), Int32(row))
    var (foreground, background): (Int32, Int32) = (-1, -1)
    unsafe chafa_canvas_get_colors_at(
      handle, Int32(column), Int32(row), &foreground, &background)
    let scalar = Unicode.Scalar(code).flatMap { $0.value < 0x20 ? nil : $0 } ?? " "
    return (Character(scalar), UInt32(exactly: foreground), UInt32(exactly: background))
  }
}
