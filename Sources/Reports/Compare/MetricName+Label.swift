internal import FontModel

extension MetricName {
  /// The name for people.
  var label: String {
    switch self {
    case .ascender: "Ascender"
    case .descender: "Descender"
    case .lineGap: "Line gap"
    case .lineHeight: "Line height"
    case .capHeight: "Cap height"
    case .xHeight: "x-height"
    case .underlinePosition: "Underline"
    case .underlineThickness: "Underline thickness"
    case .strikeoutPosition: "Strikeout"
    case .strikeoutThickness: "Strikeout thickness"
    case .averageWidth: "Average width"
    case .maxAdvance: "Maximum advance"
    }
  }
}

extension ComparedMetric.Name {
  /// The name for people.
  var label: String {
    switch self {
    case .metric(let name): name.label
    case .set(let set, let field): "\(set.rawValue) \(field.label)"
    }
  }
}

extension LineMetricField {
  fileprivate var label: String {
    switch self {
    case .ascender: "ascender"
    case .descender: "descender"
    case .lineGap: "gap"
    case .lineHeight: "height"
    }
  }
}

extension ComparedProperty.Name {
  /// The name for people.
  var label: String {
    switch self {
    case .effective: "Effective set"
    case .italicAngle: "Italic angle"
    case .useTypoMetrics: "USE_TYPO_METRICS"
    }
  }
}
