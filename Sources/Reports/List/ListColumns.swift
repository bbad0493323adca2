internal import FontModel

/// The columns of a face's record in `plain` and `csv` lists; new ones go to the end.
enum ListColumns {
  private static let summaryNames = [
    "family", "style", "file", "index", "instance", "fullName", "postScriptName", "weight",
    "width", "slant", "spacing", "variable", "color", "format",
  ]

  static func names(_ options: ListOptions) -> [String] {
    guard options.showsMetrics else { return summaryNames }
    return summaryNames + ["unitsPerEm"] + ListOptions.metrics.map(\.name.rawValue) + ["effective"]
  }

  static func fields(_ face: ListedFace, _ options: ListOptions) -> [DelimitedText.Field] {
    let summary = face.summary
    let fields: [DelimitedText.Field] = [
      .text(summary.family), .text(summary.style), .text(summary.file.description),
      .integer(summary.index), .integer(summary.instance), .text(summary.fullName),
      .text(summary.postScriptName), .number(summary.weight), .number(summary.width),
      .text(summary.slant.rawValue), .text(summary.spacing.rawValue), .flag(summary.isVariable),
      .flag(summary.hasColor), .text(summary.format),
    ]
    guard options.showsMetrics else { return fields }
    let source = face.report?.effectiveSource
    return fields + [.integer(face.report?.facts.unitsPerEm)]
      + ListOptions.metrics.map { .integer(face.report?.metrics.metric($0.name).units?.value) }
      + [.text(source == MetricSource.none ? nil : source?.name)]
  }
}
