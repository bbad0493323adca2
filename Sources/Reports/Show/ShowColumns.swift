internal import FontModel

/// The columns of a face's record in `plain` and `csv`; new ones go to the end.
enum ShowColumns {
  static let names = [
    "file", "index", "instance", "family", "style", "unitsPerEm", "ascender", "descender",
    "lineGap", "lineHeight", "capHeight", "xHeight", "effective", "useTypoMetrics",
  ]

  static func fields(_ report: FontReport) -> [DelimitedText.Field] {
    let summary = report.facts.summary
    func units(_ name: MetricName) -> DelimitedText.Field {
      .integer(report.metrics.metric(name).units?.value)
    }
    return [
      .text(summary.file.description), .integer(summary.index), .integer(summary.instance),
      .text(summary.family), .text(summary.style), .integer(report.facts.unitsPerEm),
      units(.ascender), units(.descender), units(.lineGap), units(.lineHeight),
      units(.capHeight), units(.xHeight),
      .text(report.effectiveSource == .none ? nil : report.effectiveSource.name),
      .flag(report.lineMetrics.useTypoMetrics),
    ]
  }
}
