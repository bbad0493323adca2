/// Faces side by side; the first is the one that the others are measured by.
package struct FontComparison: Hashable, Sendable {
  /// How alike faces are.
  package enum Likeness: String, Sendable {
    /// All are one face of one file, at one position.
    case sameFace = "same-face"
    /// Nothing differs beyond the tolerance.
    case equal
    case different
  }

  /// At least one.
  package var faces: [FontReport]
  /// The metrics of the report, then the fields of the three sets.
  package var metrics: [ComparedMetric]
  package var properties: [ComparedProperty]
  /// What makes each face fit the first; one a face.
  package var fits: [FaceFit]
  package var likeness: Likeness

  /// Compares faces.
  ///
  /// - Parameters:
  ///   - faces: At least one; the first is the measure.
  ///   - tolerance: How far a length may be off and still count as equal, in design units of the
  ///     first face. A face of another em is compared in parts of the em. Another em alone, and
  ///     another source of an equal number, are no difference.
  package init(_ faces: [FontReport], tolerance: Double = 0) {
    precondition(tolerance >= 0, "a tolerance is not negative")
    guard let first = faces.first else { preconditionFailure("there is always a face") }
    self.faces = faces
    let ems = faces.map(\.facts.unitsPerEm)
    let reported = MetricName.allCases.map { name in
      ComparedMetric(
        .metric(name), faces.map { $0.metrics.metric(name) }, unitsPerEm: ems,
        tolerance: tolerance)
    }
    let fields = LineMetricSetName.allCases.flatMap { set in
      LineMetricField.allCases.map { field in
        ComparedMetric(
          .set(set, field),
          faces.map { Metric($0.lineMetrics.set(set)?.value(field), set.source) },
          unitsPerEm: ems, tolerance: tolerance)
      }
    }
    metrics = reported + fields
    properties = ComparedProperty.Name.allCases.map { ComparedProperty($0, faces) }
    fits = faces.map { FaceFit($0, to: first) }
    if metrics.contains(where: \.differs) || properties.contains(where: \.differs) {
      likeness = .different
    } else {
      likeness = faces.dropFirst().allSatisfy { $0.isSameFace(as: first) } ? .sameFace : .equal
    }
  }

  /// The keys of everything that differs, in the order of the comparison.
  package var differences: [String] {
    metrics.filter(\.differs).map(\.name.key) + properties.filter(\.differs).map(\.name.rawValue)
  }
}

extension FontReport {
  /// Whether the other report is of the same face of the same file at the same position.
  func isSameFace(as other: FontReport) -> Bool {
    let (summary, otherSummary) = (facts.summary, other.facts.summary)
    return summary.file == otherSummary.file && summary.index == otherSummary.index
      && facts.variation == other.facts.variation
  }
}
