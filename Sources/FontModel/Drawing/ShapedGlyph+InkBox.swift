extension ShapedGlyph.Ink {
  /// The exact box around what is painted, from the glyph's origin; nil where nothing is.
  package var box: InkBox? {
    switch self {
    case .outline(let outline): outline.inkBox
    case .layers(let layers):
      InkBox.around(layers.filter { $0.color?.alpha != 0 }.compactMap(\.outline.inkBox))
    case .image(let image): image.inkBox
    case .none: nil
    }
  }
}

extension GlyphImage {
  /// The box around all pixels that aren't wholly transparent; nil where there are none.
  package var inkBox: InkBox? {
    guard let pixels = visiblePixels else { return nil }
    let pixelWidth = (box.xMax - box.xMin) / Double(width)
    let pixelHeight = (box.yMax - box.yMin) / Double(height)
    return InkBox(
      xMin: box.xMin + Double(pixels.columns.lowerBound) * pixelWidth,
      yMin: box.yMax - Double(pixels.rows.upperBound) * pixelHeight,
      xMax: box.xMin + Double(pixels.columns.upperBound) * pixelWidth,
      yMax: box.yMax - Double(pixels.rows.lowerBound) * pixelHeight)
  }

  /// The rows and columns between the outermost visible pixels; nil where all are transparent.
  private var visiblePixels: (rows: Range<Int>, columns: Range<Int>)? {
    let stride =
      switch format {
      case .coverage: 1
      case .bgra: 4
      }
    precondition(samples.count == width * height * stride, "a picture has all its samples")
    var rows: Range<Int>?
    var (left, right) = (width, 0)
    for row in 0..<height {
      // Alpha is the last byte of a pixel; coverage the only one.
      let alphas = (0..<width).lazy.map { samples[(row * width + $0 + 1) * stride - 1] }
      guard let first = alphas.firstIndex(where: { $0 > 0 }),
        let last = alphas.lastIndex(where: { $0 > 0 })
      else { continue }
      rows = (rows?.lowerBound ?? row)..<(row + 1)
      left = min(left, first)
      right = max(right, last + 1)
    }
    return rows.map { ($0, left..<right) }
  }
}
