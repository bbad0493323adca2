package import FontModel

extension CompareReport {
  /// The columns of a record in `plain` and `csv`; new ones go to the end.
  private static let columns = [
    "file", "index", "instance", "otherFile", "otherIndex", "otherInstance", "metric", "value",
    "otherValue", "em", "otherEm", "scaled", "otherScaled", "difference", "differs",
  ]

  /// A tab-separated line a metric and face that is compared with the first, without a header.
  package var plain: String { records.map(DelimitedText.plain).joined() }

  /// The lines of `plain` separated by commas, under a header.
  package var csv: String {
    DelimitedText.csv(Self.columns.map { .text($0) }) + records.map(DelimitedText.csv).joined()
  }

  private var records: [[DelimitedText.Field]] {
    comparisons.flatMap(records)
      + removed.map { unmatched($0, nil) } + added.map { unmatched(nil, $0) }
  }

  private func records(_ comparison: FontComparison) -> [[DelimitedText.Field]] {
    let first = comparison.faces[0]
    return comparison.faces.indices.dropFirst().flatMap { position in
      let other = comparison.faces[position]
      let start = location(first) + location(other)
      let metrics = comparison.metrics.map { metric in
        start + [.text(metric.name.key)]
          + fields(metric.values[0], metric.values[position], first, other)
          + [
            .number(metric.differences[position]),
            .flag(metric.differs(at: position, tolerance: tolerance)),
          ]
      }
      let properties = comparison.properties.map { property in
        let (one, two) = (property.values[0], property.values[position])
        return start + [.text(property.name.rawValue), field(one), field(two)]
          + Array(repeating: .text(nil), count: 5) + [.flag(one != two)]
      }
      return metrics + properties
    }
  }

  /// The record of a face that only one side has.
  private func unmatched(_ first: FontReport?, _ second: FontReport?) -> [DelimitedText.Field] {
    location(first) + location(second) + [.text("face"), .text(first?.pairingName)]
      + [.text(second?.pairingName)] + Array(repeating: .text(nil), count: 5) + [.flag(true)]
  }

  private func location(_ face: FontReport?) -> [DelimitedText.Field] {
    let summary = face?.facts.summary
    return [
      .text(summary?.file.description), .integer(summary?.index), .integer(summary?.instance),
    ]
  }

  private func fields(
    _ value: Metric, _ otherValue: Metric, _ face: FontReport, _ other: FontReport
  ) -> [DelimitedText.Field] {
    let (em, otherEm) = (face.facts.unitsPerEm, other.facts.unitsPerEm)
    let pixels = size.pixelsPerEm
    return [
      .integer(value.units?.value), .integer(otherValue.units?.value),
      .number(value.ratio(unitsPerEm: em)), .number(otherValue.ratio(unitsPerEm: otherEm)),
      .number(value.scaled(unitsPerEm: em, pixelsPerEm: pixels)),
      .number(otherValue.scaled(unitsPerEm: otherEm, pixelsPerEm: pixels)),
    ]
  }

  private func field(_ value: ComparedProperty.Value?) -> DelimitedText.Field {
    switch value {
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .text(let text): .text(text)
    case nil: .text(nil)
    }
  }
}

extension ComparedMetric {
  /// Whether one face differs from the first.
  func differs(at position: Int, tolerance: Double) -> Bool {
    guard let difference = differences[position] else {
      return (values[position].units == nil) != (values[0].units == nil)
    }
    return abs(difference) > tolerance
  }
}
