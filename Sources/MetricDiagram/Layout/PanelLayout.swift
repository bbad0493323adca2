internal import FontModel

/// One face with one set of lines, measured; it is placed when all panels are measured.
///
/// Heights count down from the first baseline, widths from the leftmost bracket.
struct PanelLayout {
  let panel: DiagramPanel
  let set: LineMetricSetName?
  let options: DiagramOptions
  let look: DiagramLook
  let metrics: PanelMetrics
  /// Pixels to a unit of the text.
  let scale: Double
  let rows: [Row]
  let labels: LabelColumn?
  let caption: PanelCaption?
  /// The left edge of the tinted box.
  let boxLeft: Double
  /// The right edge of the tinted box, where lines end and the ways to labels begin.
  let boxRight: Double
  /// From the left edge of the box to the origins of the lines of text.
  let textInset: Double

  /// A line of text and its baseline, down from the first one.
  struct Row {
    var line: ShapedLine
    var baseline: Double
  }

  /// Measures a panel; `caption` is its name and what is said behind it.
  init(
    _ panel: DiagramPanel, set: LineMetricSetName?, options: DiagramOptions, font: LabelFont,
    caption: (name: String, detail: String?)?
  ) {
    self.panel = panel
    self.set = set
    self.options = options
    let look = DiagramLook(pixelsPerEm: options.pixelsPerEm)
    let metrics = PanelMetrics(panel, set: set, options: options)
    self.look = look
    self.metrics = metrics
    scale = options.pixelsPerEm / panel.text.unitsPerEm
    rows = Self.rows(panel, metrics, options)
    let extent = Self.extent(rows.map(\.line), scale: scale)
    let hasBrackets = MetricLine.allCases.contains { line in
      line != .baseline && options.lines.contains(line) && metrics.length(of: line) != nil
    }
    boxLeft = hasBrackets ? 2 * look.bracketStep + look.boxIndent : 0
    textInset = look.textPadding - extent.left.rounded(.down)
    boxRight = boxLeft + textInset + extent.right.rounded(.up) + look.textPadding
    labels =
      options.showsLabels
      ? LabelColumn(Self.entries(metrics, rows, options), look: look, font: font) : nil
    self.caption = caption.map {
      PanelCaption(name: $0.name, detail: $0.detail, look: look, font: font)
    }
  }

  /// Stacks the lines of the text at the line height, again from the first where more are wanted.
  private static func rows(
    _ panel: DiagramPanel, _ metrics: PanelMetrics, _ options: DiagramOptions
  ) -> [Row] {
    let lines = panel.text.lines
    guard !lines.isEmpty else { return [] }
    // A face whose line height is 0 or below says nothing that lines could be stacked at.
    let declared = metrics.lineHeight?.value ?? 0
    let step = declared > 0 ? declared : options.pixelsPerEm
    return (0..<max(options.lineCount, lines.count)).map { index in
      Row(line: lines[index % lines.count], baseline: Double(index) * step)
    }
  }

  /// How far text reaches to the left and right of its origin: its ink and its advance.
  static func extent(
    _ lines: [ShapedLine], scale: Double
  ) -> (left: Double, right: Double) {
    let left = lines.map { min(0, $0.advance, $0.ink?.xMin ?? 0) }.min() ?? 0
    let right = lines.map { max(0, $0.advance, $0.ink?.xMax ?? 0) }.max() ?? 0
    return (left * scale, right * scale)
  }
}
