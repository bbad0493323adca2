internal import FontModel
internal import Terminal

/// The metrics, each with its colour, value, design units and source.
struct MetricsSection {
  let report: FontReport
  let options: ShowOptions
  let look: TableLook

  /// Empty for bitmaps without an em, whose numbers stand with their strikes.
  var lines: [StyledText] {
    guard report.facts.unitsPerEm != nil else { return [] }
    var table = TextTable(columns: columns, indent: 1)
    for row in rows {
      table.append(row)
    }
    return look.lines(table)
  }

  private var columns: [TextTable.Column] {
    var columns = [TextTable.Column(), TextTable.Column(gap: 1)]
    columns += lengths.titles.map {
      TextTable.Column(StyledText($0, style: .secondary), alignment: .trailing, gap: 3)
    }
    columns.append(
      TextTable.Column(
        StyledText("source", style: .secondary), overflow: .wrapped(minimum: 12), gap: 3))
    return columns
  }

  private var lengths: LengthColumns {
    LengthColumns(unitsPerEm: report.facts.unitsPerEm, options: options)
  }

  private var rows: [[StyledText]] {
    let metrics = report.metrics
    return MetricLine.allCases.map { line($0) } + [
      row("Line gap", metrics.lineGap),
      row("Line height", metrics.lineHeight),
      row("Underline", metrics.underlinePosition, thickness: metrics.underlineThickness),
      row("Strikeout", metrics.strikeoutPosition, thickness: metrics.strikeoutThickness),
      row("Average width", metrics.averageWidth),
      row("Maximum advance", metrics.maxAdvance),
      italicAngle,
    ]
  }

  private func line(_ line: MetricLine) -> [StyledText] {
    let swatch = StyledText(look.symbols.swatch, style: TextStyle(color: line.terminalColor))
    let metric = line.metric.map { report.metrics.metric($0) }
    let units = metric.map(\.units) ?? .zero
    return [swatch, StyledText(line.label)] + lengths.cells(units) + [source(metric)]
  }

  private func row(_ label: String, _ metric: Metric, thickness: Metric? = nil) -> [StyledText] {
    var source = source(metric)
    if let units = thickness?.units { source += StyledText(", \(thick(units)) thick") }
    return [StyledText(), StyledText(label)] + lengths.cells(metric.units) + [source]
  }

  /// A thickness in the first unit that the table shows.
  private func thick(_ units: DesignUnits) -> String {
    let metric = Metric(units, .none)
    let length: Double? =
      switch options.lengths {
      case .atSizes:
        options.sizes.first.flatMap {
          metric.scaled(unitsPerEm: report.facts.unitsPerEm, pixelsPerEm: $0.pixelsPerEm)
        }
      case .designUnits: nil
      case .ems: metric.ratio(unitsPerEm: report.facts.unitsPerEm)
      }
    return length.map(NumberText.threeDecimals) ?? units.description
  }

  private func source(_ metric: Metric?) -> StyledText {
    guard let metric else { return StyledText() }
    let style: TextStyle = metric.source == .none ? .secondary : .plain
    return StyledText(metric.source.phrase, style: style)
  }

  private var italicAngle: [StyledText] {
    let angle = report.metrics.italicAngle.map { StyledText("\(NumberText.shortest($0))°") }
    return [StyledText(), "Italic angle"] + lengths.cells(last: angle ?? LengthText.absent)
      + [source(Metric(nil, report.metrics.italicAngleSource))]
  }
}
