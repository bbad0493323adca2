package import FontModel

/// A value that scripts ask for by its name.
package enum BareMetric: Hashable, Sendable {
  case length(MetricName)
  case unitsPerEm
  case italicAngle

  /// Every value, in the order of the report.
  package static let all: [BareMetric] =
    MetricName.allCases.map { .length($0) } + [.unitsPerEm, .italicAngle]

  /// The name, a key of the JSON.
  package var name: String {
    switch self {
    case .length(let name): name.rawValue
    case .unitsPerEm: "unitsPerEm"
    case .italicAngle: "italicAngle"
    }
  }
}

/// One number a face, a line each; several sizes are parted by tabs.
///
/// A face without the value gets an empty line, so that lines and faces stay in step.
package struct ShowBareMetric: ShowRenderer {
  private let metric: BareMetric
  private let options: ShowOptions

  /// A renderer of one value.
  package init(_ metric: BareMetric, options: ShowOptions) {
    self.metric = metric
    self.options = options
  }

  package var carriesWarnings: Bool { false }

  package func face(_ report: FontReport) -> String {
    (numbers(report) ?? []).map(NumberText.shortest).joined(separator: "\t") + "\n"
  }

  package func problem(with report: FontReport) -> FontError? {
    guard numbers(report) == nil else { return nil }
    return FontError(
      .metricAbsent, subject: report.facts.summary.displayName,
      message: "\(metric.name) is not in the font")
  }

  /// The value at each size; nil where the font doesn't have it.
  private func numbers(_ report: FontReport) -> [Double]? {
    let values: [Double?] =
      switch metric {
      case .length(let name): lengths(report.metrics.metric(name), report.facts.unitsPerEm)
      case .unitsPerEm: [report.facts.unitsPerEm.map(Double.init)]
      case .italicAngle: [report.metrics.italicAngle]
      }
    let known = values.compactMap(\.self)
    return known.count == values.count ? known : nil
  }

  private func lengths(_ metric: Metric, _ unitsPerEm: Int?) -> [Double?] {
    switch options.lengths {
    case .atSizes:
      options.sizes.map { metric.scaled(unitsPerEm: unitsPerEm, pixelsPerEm: $0.pixelsPerEm) }
    case .designUnits: [metric.units.map { Double($0.value) }]
    case .ems: [metric.ratio(unitsPerEm: unitsPerEm)]
    }
  }
}
