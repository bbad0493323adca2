internal import FontModel
internal import Terminal

/// What specialists ask for, in groups under titles, all in the same columns.
struct AllMetricsSection {
  let report: FontReport
  let options: ShowOptions
  let look: TableLook

  /// Rows under a title.
  struct Group {
    var title: String
    /// Label, values, source.
    var rows: [[StyledText]]
  }

  /// Empty where it wasn't asked for.
  var lines: [StyledText] {
    guard let metrics = report.allMetrics else { return [] }
    let groups = groups(metrics)
    guard let first = groups.first else { return [] }
    var table = TextTable(columns: columns(title: first.title), indent: 1)
    for (index, group) in groups.enumerated() {
      if index > 0 {
        table.appendLine()
        table.appendLine(StyledText(" \(group.title)", style: .heading))
      }
      for row in group.rows {
        table.append(row)
      }
    }
    return look.lines(table)
  }

  var lengths: LengthColumns {
    LengthColumns(unitsPerEm: report.facts.unitsPerEm, options: options)
  }

  private func columns(title: String) -> [TextTable.Column] {
    [TextTable.Column(StyledText(title, style: .heading))]
      + lengths.titles.map {
        TextTable.Column(StyledText($0, style: .secondary), alignment: .trailing, gap: 3)
      }
      + [
        TextTable.Column(
          StyledText("source", style: .secondary), overflow: .wrapped(minimum: 16), gap: 3)
      ]
  }

  /// A length with its source, which may be told in other words.
  func row(_ label: String, _ metric: Metric, source: String? = nil) -> [StyledText] {
    let isAbsent = metric.units == nil
    let text = isAbsent ? MetricSource.none.phrase : source ?? metric.source.phrase
    return [Self.label(label)] + lengths.cells(metric.units)
      + [StyledText(text, style: isAbsent ? .secondary : .plain)]
  }

  /// What isn't a length: a short value in the last column of values.
  func row(_ label: String, value: String, source: String) -> [StyledText] {
    [Self.label(label)] + lengths.cells(last: StyledText(value)) + [StyledText(source)]
  }

  /// What is said in words alone.
  func row(_ label: String, text: String) -> [StyledText] {
    [Self.label(label)] + lengths.cells() + [StyledText(text)]
  }

  /// Labels stand where those of the main metrics do, right of their colours.
  static func label(_ text: String) -> StyledText { .blanks(2) + StyledText(text) }
}
