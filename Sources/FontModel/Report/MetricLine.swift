/// The metrics that are drawn as lines, each in its colour, from top to bottom.
package enum MetricLine: String, CaseIterable, Sendable {
  case ascender
  case capHeight
  case xHeight
  case baseline
  case descender

  /// The name for people.
  package var label: String {
    switch self {
    case .ascender: "Ascender"
    case .capHeight: "Cap height"
    case .xHeight: "x-height"
    case .baseline: "Baseline"
    case .descender: "Descender"
    }
  }

  /// The metric that says where the line lies; nil for the baseline, which lies at 0.
  package var metric: MetricName? {
    switch self {
    case .ascender: .ascender
    case .capHeight: .capHeight
    case .xHeight: .xHeight
    case .baseline: nil
    case .descender: .descender
    }
  }
}
