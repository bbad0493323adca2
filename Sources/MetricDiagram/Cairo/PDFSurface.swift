internal import CCairo

/// A PDF document of one page that Cairo draws on.
@safe struct PDFSurface: ~Copyable {
  let handle: OpaquePointer
  private let sink: ByteSink

  /// Begins a document; the size is in points.
  ///
  /// The corresponding C function is `cairo_pdf_surface_create_for_stream`.
  init(width: Double, height: Double) throws(CairoError) {
    let sink = ByteSink()
    guard
      let handle = unsafe cairo_pdf_surface_create_for_stream(
        ByteSink.write, sink.pointer, width, height)
    else { throw .noMemory }
    do {
      try unsafe CairoError.check(cairo_surface_status(handle))
    } catch {
      unsafe cairo_surface_destroy(handle)
      throw error
    }
    unsafe self.handle = handle
    self.sink = sink
  }

  deinit {
    // A pen may hold the surface longer than this lives, but the sink is needed no more.
    unsafe cairo_surface_finish(handle)
    unsafe cairo_surface_destroy(handle)
  }

  /// Sets the document's title, which holds no control characters, and leaves the date out, so that
  /// one picture always gives the same bytes.
  ///
  /// The corresponding C function is `cairo_pdf_surface_set_metadata`.
  func setTitle(_ title: String) {
    unsafe cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_TITLE, title)
    unsafe cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, "")
  }

  /// Ends the document and gives it.
  ///
  /// The corresponding C function is `cairo_surface_finish`.
  func document() throws(CairoError) -> [UInt8] {
    unsafe cairo_surface_finish(handle)
    try unsafe CairoError.check(cairo_surface_status(handle))
    return sink.bytes
  }
}
