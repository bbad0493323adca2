internal import FontModel
internal import Terminal

/// The metrics of faces side by side, those that differ marked.
struct ComparedMetricsSection {
  let comparison: FontComparison
  let report: CompareReport
  let look: TableLook

  /// In what lengths are given.
  private enum Unit: CaseIterable {
    case scaled
    case em
    case units
  }

  /// The metrics of the report, then the three sets.
  var sections: [[StyledText]] {
    guard comparison.likeness != .sameFace else { return [] }
    let reported = comparison.metrics.filter(\.name.isReported)
    let fields = comparison.metrics.filter { !$0.name.isReported }
    // Three columns a face for two faces; more faces get a table for each unit.
    let units: [[Unit]] =
      comparison.faces.count <= 2 ? [Unit.allCases] : [[.scaled], [.em], [.units]]
    let tables = units.map {
      table(reported, $0, title: "Metrics", hasProperties: $0.contains(.units))
    }
    return tables + [table(fields, [.em, .units], title: "Line metrics", hasProperties: false)]
  }

  private func table(
    _ metrics: [ComparedMetric], _ units: [Unit], title: String, hasProperties: Bool
  ) -> [StyledText] {
    let labels = [
      TextTable.Column(), TextTable.Column(StyledText(title, style: .heading), gap: 1),
    ]
    let values = comparison.faces.indices.flatMap { position in
      units.enumerated().map { order, unit in
        let letter = order == 0 ? "\(FaceLetter.letter(position)) " : ""
        return TextTable.Column(
          StyledText("\(letter)\(name(unit))", style: .secondary), alignment: .trailing,
          gap: order == 0 ? 3 : 2)
      }
    }
    // Once is enough where there are several tables.
    let compared = units.contains(.units) ? Array(comparison.faces.indices.dropFirst()) : []
    let differences = compared.map { position in
      TextTable.Column(
        StyledText("\(FaceLetter.letter(position))\(minus)A", style: .secondary),
        alignment: .trailing, gap: 3)
    }
    var table = TextTable(columns: labels + values + differences, indent: 1)
    for metric in metrics where metric.values.contains(where: { $0.units != nil }) {
      table.append(row(metric, units))
    }
    if hasProperties {
      for property in comparison.properties { table.append(row(property, units)) }
    }
    return look.lines(table)
  }

  private func row(_ metric: ComparedMetric, _ units: [Unit]) -> [StyledText] {
    let values = zip(metric.values, comparison.faces).flatMap { value, face in
      units.map { text(value, face, $0) }
    }
    let shown = units.contains(.units) ? metric.differences.dropFirst() : []
    let differences = shown.map { difference in
      difference.map { StyledText(signed($0), style: $0 == 0 ? .secondary : .plain) }
        ?? LengthText.absent
    }
    return [mark(metric.differs), StyledText(metric.name.label)] + values + differences
  }

  private func row(_ property: ComparedProperty, _ units: [Unit]) -> [StyledText] {
    let values = property.values.flatMap { value in
      Array(repeating: StyledText(), count: units.count - 1) + [text(value)]
    }
    return [mark(property.differs), StyledText(property.name.label)] + values
  }

  private func mark(_ differs: Bool) -> StyledText {
    differs ? StyledText(look.symbols == .unicode ? "≠" : "*", style: .warning) : StyledText(" ")
  }

  private var minus: String { look.symbols == .unicode ? " − " : " - " }

  private func name(_ unit: Unit) -> String {
    switch unit {
    case .scaled: LengthText.size(report.size)
    case .em: "em"
    case .units: "units"
    }
  }

  private func text(_ value: Metric, _ face: FontReport, _ unit: Unit) -> StyledText {
    let unitsPerEm = face.facts.unitsPerEm
    return switch unit {
    case .scaled:
      LengthText.length(
        value.scaled(unitsPerEm: unitsPerEm, pixelsPerEm: report.size.pixelsPerEm))
    case .em: LengthText.length(value.ratio(unitsPerEm: unitsPerEm))
    case .units: LengthText.units(value.units)
    }
  }

  private func text(_ value: ComparedProperty.Value?) -> StyledText {
    switch value {
    case .number(let number): StyledText("\(NumberText.shortest(number))°")
    case .flag(let flag): StyledText(flag ? "yes" : "no")
    case .text(let text): StyledText(text)
    case nil: LengthText.absent
    }
  }
}

/// A difference with its sign, whole where it is whole.
func signed(_ difference: Double) -> String {
  let text = NumberText.upToTwoDecimals(difference)
  return difference > 0 ? "+\(text)" : text
}
