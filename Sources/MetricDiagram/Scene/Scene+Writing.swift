internal import FontModel

extension Scene {
  /// The picture as an SVG document in UTF-8.
  package func svg() throws(DiagramError) -> [UInt8] {
    var writer = SVGWriter(self, encodePNG: Self.png)
    return Array(try writer.document().utf8)
  }

  /// The picture as a PNG file with `scale` pixels for one of the scene.
  package func png(scale: Double = 1) throws(DiagramError) -> [UInt8] {
    do {
      return try pixels(scale: scale).png()
    } catch {
      throw DiagramError(error)
    }
  }

  /// The picture as a PDF document of one page; a pixel is 1/96 inch, as in CSS.
  ///
  /// All text is outlines, so the document needs no font.
  package func pdf() throws(DiagramError) -> [UInt8] {
    let pointsPerPixel = 0.75
    do {
      let surface = try PDFSurface(
        width: Double(width) * pointsPerPixel, height: Double(height) * pointsPerPixel)
      surface.setTitle(withoutControls(title))
      let context = try DrawingContext(surface)
      context.scale(by: pointsPerPixel)
      try ScenePainter(self).draw(on: context)
      return try surface.document()
    } catch {
      throw DiagramError(error)
    }
  }

  private static func png(_ image: GlyphImage) throws(DiagramError) -> [UInt8] {
    do {
      return try ImageSurface(image).png()
    } catch {
      throw DiagramError(error)
    }
  }

  /// The picture as pixels in memory.
  func pixels(scale: Double) throws(CairoError) -> ImageSurface {
    let surface = try ImageSurface(
      width: Int((Double(width) * scale).rounded(.up)),
      height: Int((Double(height) * scale).rounded(.up)), isOpaque: hasBackground)
    let context = try DrawingContext(surface)
    context.scale(by: scale)
    try ScenePainter(self).draw(on: context)
    return surface
  }
}
