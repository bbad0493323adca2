internal import FontModel

extension PanelLayout {
  /// What is drawn, with the leftmost bracket at `left` and the first baseline at `baseline`.
  ///
  /// - Parameters:
  ///   - left: The left end of everything.
  ///   - baseline: The first baseline.
  ///   - captionPlace: Where the caption stands, down from the first baseline; nil for right above
  ///     the panel.
  /// - Returns: The elements, bottom first.
  func elements(left: Double, baseline: Double, caption captionPlace: Double? = nil)
    -> [SceneElement]
  {
    let baselines = rows.map { baseline + $0.baseline }
    var elements: [SceneElement] = []
    for (index, line) in baselines.enumerated() {
      elements += box(left: left, baseline: line)
      if index > 0 { elements += band(left: left, baseline: baselines[index - 1]) }
    }
    for (row, line) in zip(rows, baselines) {
      elements += GlyphRun.elements(
        of: row.line, origin: Point(x: left + boxLeft + textInset, y: line), scale: scale)
    }
    // The first line of text has the labels, so where its lines meet those of another they show.
    for line in baselines.reversed() {
      elements += brackets(left: left, baseline: line) + lines(left: left, baseline: line)
    }
    elements += labels?.elements(x: left + boxRight, baseline: baseline) ?? []
    elements +=
      caption?.elements(at: Point(x: left, y: baseline + (captionPlace ?? captionBaseline))) ?? []
    return elements
  }

  /// The tint from ascender to descender.
  private func box(left: Double, baseline: Double) -> [SceneElement] {
    guard let ascender = metrics.ascender?.value, let descender = metrics.descender?.value,
      ascender > descender
    else { return [] }
    let frame = Rectangle(
      x: left + boxLeft, y: baseline - ascender, width: boxRight - boxLeft,
      height: ascender - descender)
    return [.area(SceneArea(kind: .box, frame: frame, units: nil))]
  }

  /// The gap below a line of text; a negative one is tinted where the two lines overlap.
  private func band(left: Double, baseline: Double) -> [SceneElement] {
    guard Self.showsGap(metrics, options), let gap = metrics.lineGap, gap.value != 0,
      let descender = metrics.descender?.value
    else { return [] }
    let bottom = baseline - descender
    let frame = Rectangle(
      x: left + boxLeft, y: min(bottom, bottom + gap.value), width: boxRight - boxLeft,
      height: abs(gap.value))
    return [.area(SceneArea(kind: .lineGap, frame: frame, units: gap.units))]
  }

  private func lines(left: Double, baseline: Double) -> [SceneElement] {
    drawn.map { line, length in
      .line(
        SceneLine(
          line: line, x1: left + bracketX(line), x2: left + boxRight, y: baseline - length.value,
          width: line == .baseline ? look.baselineWidth : look.lineWidth, value: length.value,
          units: length.units, source: length.source))
    }
  }

  /// From the baseline to each line, as in the iOS app.
  private func brackets(left: Double, baseline: Double) -> [SceneElement] {
    drawn.filter { $0.line != .baseline && $0.length.value != 0 }.map { line, length in
      let x = left + bracketX(line)
      return .stroke(
        SceneStroke(
          kind: .bracket, role: line.role,
          points: [Point(x: x, y: baseline), Point(x: x, y: baseline - length.value)],
          width: look.lineWidth))
    }
  }

  /// The lines that are asked for and that the face has; the baseline last, so that it lies on top
  /// of the feet of the brackets.
  private var drawn: [(line: MetricLine, length: PanelLength)] {
    let order: [MetricLine] = [.ascender, .capHeight, .xHeight, .descender, .baseline]
    return order.filter(isDrawn).compactMap { line in
      metrics.length(of: line).map { (line, $0) }
    }
  }

  private func bracketX(_ line: MetricLine) -> Double {
    switch line {
    case .ascender, .descender, .baseline: 0
    case .capHeight: look.bracketStep
    case .xHeight: 2 * look.bracketStep
    }
  }
}
