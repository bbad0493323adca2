internal import FontModel

extension PanelLayout {
  /// The right end of everything.
  var width: Double {
    max(boxRight + (labels?.width ?? 0), caption?.width ?? 0).rounded(.up)
  }

  /// The upper end of everything, down from the first baseline; negative.
  var top: Double {
    guard caption != nil else { return contentTop }
    return contentTop - look.captionGap - look.captionHeight
  }

  /// Where the baseline of the caption is, down from the first baseline.
  var captionBaseline: Double { contentTop - look.captionGap }

  /// The lower end of everything, down from the first baseline.
  var bottom: Double {
    (rows.flatMap { row in heights(of: row.line).map { row.baseline - $0 } }
      + [labels?.bottom].compactMap(\.self)).max() ?? 0
  }

  private var contentTop: Double {
    (rows.flatMap { row in heights(of: row.line).map { row.baseline - $0 } }
      + [labels?.top].compactMap(\.self)).min() ?? 0
  }

  /// All heights, up from its baseline, that a line of text has to have room for.
  private func heights(of line: ShapedLine) -> [Double] {
    var heights = MetricLine.allCases.filter(isDrawn).compactMap { metrics.length(of: $0)?.value }
    // The box is drawn whichever lines are.
    heights += [metrics.ascender, metrics.descender].compactMap { $0?.value }
    if let ink = line.ink { heights += [ink.yMin * scale, ink.yMax * scale] }
    return heights + [0]
  }

  /// Whether a line is asked for; the face may lack it all the same.
  func isDrawn(_ line: MetricLine) -> Bool { options.lines.contains(line) }

  /// The labels of the first line of text, and of what lies between it and the second one.
  static func entries(
    _ metrics: PanelMetrics, _ rows: [Row], _ options: DiagramOptions
  ) -> [LabelEntry] {
    var entries = MetricLine.allCases.filter { options.lines.contains($0) }.compactMap { line in
      metrics.length(of: line).map { length in
        LabelEntry(
          wanted: 0 - length.value, role: line.role, name: line.label, shortName: line.shortLabel,
          length: length)
      }
    }
    guard rows.count > 1 else { return entries }
    if let gap = metrics.lineGap, let descender = metrics.descender,
      showsGap(metrics, options)
    {
      entries.append(
        LabelEntry(
          wanted: gap.value / 2 - descender.value, role: .lineGap, name: "Line gap",
          shortName: "gap", length: gap))
    }
    if let height = metrics.lineHeight, options.lines.contains(.baseline) {
      entries.append(
        LabelEntry(
          wanted: rows[1].baseline, role: .baseline, name: "Line height",
          shortName: "line", length: height))
    }
    return entries
  }

  /// Whether the gap is shown: between two lines, which both have to be drawn.
  static func showsGap(_ metrics: PanelMetrics, _ options: DiagramOptions) -> Bool {
    metrics.ascender != nil && metrics.descender != nil && options.lines.contains(.ascender)
      && options.lines.contains(.descender)
  }
}

extension MetricLine {
  /// The name where there is little room.
  fileprivate var shortLabel: String {
    switch self {
    case .ascender: "asc"
    case .capHeight: "cap"
    case .xHeight: "x"
    case .baseline: "base"
    case .descender: "desc"
    }
  }
}
