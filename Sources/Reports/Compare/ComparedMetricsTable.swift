internal import FontModel
internal import Terminal

/// Some columns of a comparison, metric by metric.
struct ComparedMetricsTable {
  let comparison: FontComparison
  let report: CompareReport
  let look: TableLook
  let title: String
  let columns: [ComparedColumn]

  /// The lines of the metrics that a face has.
  func lines(_ metrics: [ComparedMetric]) -> [StyledText] {
    let labels = [
      TextTable.Column(), TextTable.Column(StyledText(title, style: .heading), gap: 1),
    ]
    var table = TextTable(
      columns: labels
        + columns.indices.map { position in
          TextTable.Column(
            StyledText(heading(position), style: .secondary), alignment: .trailing,
            gap: continuesFace(position) ? 2 : 3)
        }, indent: 1)
    for metric in metrics where metric.values.contains(where: { $0.units != nil }) {
      table.append(
        [look.mark(metric.differs), StyledText(metric.name.label)]
          + columns.map { cell(metric, $0) })
    }
    return look.lines(table)
  }

  /// The letter stands once before the columns of a face.
  private func heading(_ position: Int) -> String {
    switch columns[position] {
    case .value(let face, let unit):
      let letter = continuesFace(position) ? "" : "\(FaceLetter.letter(face)) "
      return "\(letter)\(name(unit))"
    case .difference(let face): return "\(FaceLetter.letter(face))\(minus)A"
    }
  }

  /// Whether a column is about the same face as the one before it.
  private func continuesFace(_ position: Int) -> Bool {
    guard position > 0, case .value(let face, _) = columns[position],
      case .value(let previous, _) = columns[position - 1]
    else { return false }
    return face == previous
  }

  private func cell(_ metric: ComparedMetric, _ column: ComparedColumn) -> StyledText {
    switch column {
    case .value(let face, let unit):
      text(metric.values[face], comparison.faces[face], unit)
    case .difference(let face):
      metric.differences[face].map {
        StyledText(signed($0), style: $0 == 0 ? .secondary : .plain)
      } ?? LengthText.absent
    }
  }

  private var minus: String { look.symbols == .unicode ? " − " : " - " }

  private func name(_ unit: ComparedColumn.Unit) -> String {
    switch unit {
    case .scaled: LengthText.size(report.size)
    case .em: "em"
    case .units: "units"
    }
  }

  private func text(
    _ value: Metric, _ face: FontReport, _ unit: ComparedColumn.Unit
  ) -> StyledText {
    let unitsPerEm = face.facts.unitsPerEm
    return switch unit {
    case .scaled:
      LengthText.length(
        value.scaled(unitsPerEm: unitsPerEm, pixelsPerEm: report.size.pixelsPerEm))
    case .em: LengthText.length(value.ratio(unitsPerEm: unitsPerEm))
    case .units: LengthText.units(value.units)
    }
  }
}

/// A difference with its sign, whole where it is whole.
func signed(_ difference: Double) -> String {
  let text = NumberText.upToTwoDecimals(difference)
  return difference > 0 ? "+\(text)" : text
}
