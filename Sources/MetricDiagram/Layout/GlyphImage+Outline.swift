internal import FontModel

extension GlyphImage {
  /// Whether there are as many samples as the size says.
  var isWhole: Bool {
    guard width > 0, height > 0, width <= 1 << 14, height <= 1 << 14 else { return false }
    return switch format {
    case .coverage: samples.count == width * height
    case .bgra: samples.count == width * height * 4
    }
  }

  /// The picture as squares, in the unit and place of `box`; nil unless each pixel is all or none.
  ///
  /// A bitmap glyph drawn so is sharp at every size, and text in every format.
  var outline: Outline? {
    guard format == .coverage, isWhole, samples.allSatisfy({ $0 == 0 || $0 == 255 }) else {
      return nil
    }
    let pixelWidth = (box.xMax - box.xMin) / Double(width)
    let pixelHeight = (box.yMax - box.yMin) / Double(height)
    var outline = Outline()
    for row in 0..<height {
      let top = box.yMax - Double(row) * pixelHeight
      for run in runs(row: row) {
        let left = box.xMin + Double(run.lowerBound) * pixelWidth
        let right = box.xMin + Double(run.upperBound) * pixelWidth
        outline.segments += [
          .move(to: Point(x: left, y: top)), .line(to: Point(x: right, y: top)),
          .line(to: Point(x: right, y: top - pixelHeight)),
          .line(to: Point(x: left, y: top - pixelHeight)),
        ]
      }
    }
    return outline
  }

  /// The columns that are covered without a break.
  private func runs(row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for column in 0...width {
      let isCovered = column < width && samples[row * width + column] != 0
      if isCovered, start == nil { start = column }
      if !isCovered, let first = start {
        runs.append(first..<column)
        start = nil
      }
    }
    return runs
  }
}
