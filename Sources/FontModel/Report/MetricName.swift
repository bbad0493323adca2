/// The lengths of a report by name; the raw values are the keys of the JSON.
package enum MetricName: String, CaseIterable, Sendable {
  case ascender
  case descender
  case lineGap
  case lineHeight
  case capHeight
  case xHeight
  case underlinePosition
  case underlineThickness
  case strikeoutPosition
  case strikeoutThickness
  case averageWidth
  case maxAdvance
}

extension FaceMetrics {
  /// The metric called `name`.
  package func metric(_ name: MetricName) -> Metric {
    switch name {
    case .ascender: ascender
    case .descender: descender
    case .lineGap: lineGap
    case .lineHeight: lineHeight
    case .capHeight: capHeight.metric
    case .xHeight: xHeight.metric
    case .underlinePosition: underlinePosition
    case .underlineThickness: underlineThickness
    case .strikeoutPosition: strikeoutPosition
    case .strikeoutThickness: strikeoutThickness
    case .averageWidth: averageWidth
    case .maxAdvance: maxAdvance
    }
  }
}
