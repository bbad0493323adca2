internal import CCairo
internal import FontModel

/// A pen on a surface, y down. What fails on the way is kept until `finish`.
@safe struct DrawingContext: ~Copyable {
  let handle: OpaquePointer

  /// A pen on pixels in memory.
  ///
  /// The corresponding C function is `cairo_create`.
  init(_ surface: borrowing ImageSurface) throws(CairoError) {
    try unsafe self.init(on: surface.handle)
  }

  /// A pen on a page.
  init(_ surface: borrowing PDFSurface) throws(CairoError) {
    try unsafe self.init(on: surface.handle)
  }

  private init(on surface: OpaquePointer) throws(CairoError) {
    guard let handle = unsafe cairo_create(surface) else { throw .noMemory }
    do {
      try unsafe CairoError.check(cairo_status(handle))
    } catch {
      unsafe cairo_destroy(handle)
      throw error
    }
    unsafe self.handle = handle
  }

  deinit {
    unsafe cairo_destroy(handle)
  }

  /// Throws the first thing that went wrong.
  func finish() throws(CairoError) {
    try unsafe CairoError.check(cairo_status(handle))
  }

  /// Draws all that follows larger.
  func scale(by factor: Double) {
    unsafe cairo_scale(handle, factor, factor)
  }

  /// Sets the colour of all that follows.
  func setColor(_ color: SceneColor) {
    unsafe cairo_set_source_rgba(
      handle, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      color.alpha)
  }

  /// Fills everything.
  func paint() {
    unsafe cairo_paint(handle)
  }

  /// Fills a rectangle.
  func fill(_ frame: Rectangle) {
    unsafe cairo_rectangle(handle, frame.x, frame.y, frame.width, frame.height)
    unsafe cairo_fill(handle)
  }

  /// Fills an outline whose origin lies at `origin`, `scale` pixels to a unit, y up in itself.
  func fill(_ outline: Outline, origin: Point, scale: Double) {
    func x(_ point: Point) -> Double { origin.x + point.x * scale }
    func y(_ point: Point) -> Double { origin.y - point.y * scale }
    var last = Point(x: 0, y: 0)
    for segment in outline.segments {
      switch segment {
      case .move(let point):
        unsafe cairo_close_path(handle)
        unsafe cairo_move_to(handle, x(point), y(point))
      case .line(let point): unsafe cairo_line_to(handle, x(point), y(point))
      case .quadratic(let control, let point):
        // Raised to a cubic: each control point is two thirds of the way to the quadratic's.
        let first = Point(
          x: last.x + (control.x - last.x) * 2 / 3, y: last.y + (control.y - last.y) * 2 / 3)
        let second = Point(
          x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        unsafe cairo_curve_to(
          handle, x(first), y(first), x(second), y(second), x(point), y(point))
      case .cubic(let control1, let control2, let point):
        unsafe cairo_curve_to(
          handle, x(control1), y(control1), x(control2), y(control2), x(point), y(point))
      }
      last = segment.end
    }
    unsafe cairo_close_path(handle)
    unsafe cairo_fill(handle)
  }

  /// Draws along points.
  func stroke(_ points: [Point], width: Double, dashes: [Double] = []) {
    guard let first = points.first else { return }
    unsafe cairo_set_line_width(handle, width)
    unsafe cairo_set_dash(handle, dashes, Int32(dashes.count), 0)
    unsafe cairo_move_to(handle, first.x, first.y)
    for point in points.dropFirst() { unsafe cairo_line_to(handle, point.x, point.y) }
    unsafe cairo_stroke(handle)
  }

  /// Stretches a picture over a rectangle, or, with a colour, lets that through where the picture
  /// covers.
  func draw(_ image: borrowing ImageSurface, over frame: Rectangle, tint: SceneColor?) {
    guard frame.width > 0, frame.height > 0 else { return }
    unsafe cairo_save(handle)
    unsafe cairo_translate(handle, frame.x, frame.y)
    unsafe cairo_scale(
      handle, frame.width / Double(image.width), frame.height / Double(image.height))
    unsafe cairo_rectangle(handle, 0, 0, Double(image.width), Double(image.height))
    unsafe cairo_clip(handle)
    let pattern = unsafe cairo_pattern_create_for_surface(image.handle)
    // Between pixels Cairo interpolates; at the edge this keeps it from fading into nothing.
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if let tint {
      setColor(tint)
      unsafe cairo_mask(handle, pattern)
    } else {
      unsafe cairo_set_source(handle, pattern)
      unsafe cairo_paint(handle)
    }
    unsafe cairo_pattern_destroy(pattern)
    unsafe cairo_restore(handle)
  }
}
