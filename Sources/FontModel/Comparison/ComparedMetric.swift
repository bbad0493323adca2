/// One length of several faces side by side.
package struct ComparedMetric: Hashable, Sendable {
  /// Which length it is.
  package enum Name: Hashable, Sendable {
    /// One of the report's metrics.
    case metric(MetricName)
    /// A field of one of the three sets.
    case set(LineMetricSetName, LineMetricField)

    /// A stable name, such as `xHeight` or `typo.lineGap`.
    package var key: String {
      switch self {
      case .metric(let name): name.rawValue
      case .set(let set, let field): "\(set.rawValue).\(field.rawValue)"
      }
    }
  }

  package var name: Name
  /// One a face, in the faces' order.
  package var values: [Metric]
  /// One a face: how much more it has than the first face, in units of the first face's em; nil
  /// where one of the two has no such length.
  package var differences: [Double?]
  /// Whether a face differs from the first by more than the tolerance, or only one of them has it.
  package var differs: Bool

  /// Compares a length.
  ///
  /// - Parameters:
  ///   - name: Which length.
  ///   - values: One a face.
  ///   - unitsPerEm: One a face; nil where the face has no em.
  ///   - tolerance: In units of the first face's em.
  init(_ name: Name, _ values: [Metric], unitsPerEm: [Int?], tolerance: Double) {
    self.name = name
    self.values = values
    let first = values.first?.units
    let em = unitsPerEm.first.flatMap(\.self)
    differences = zip(values, unitsPerEm).map { value, otherEm in
      guard let first, let units = value.units, let em, let otherEm else { return nil }
      // One division at the end: exact where the ems are equal.
      return Double(units.value * em - first.value * otherEm) / Double(otherEm)
    }
    differs = zip(values, differences).contains { value, difference in
      guard let difference else { return (value.units == nil) != (first == nil) }
      return abs(difference) > tolerance
    }
  }
}

/// A field of a set of line metrics.
package enum LineMetricField: String, CaseIterable, Sendable {
  case ascender
  case descender
  case lineGap
  case lineHeight
}

extension LineMetricSet {
  /// The value of a field; nil for the gap of a set that has none.
  package func value(_ field: LineMetricField) -> DesignUnits? {
    switch field {
    case .ascender: ascender
    case .descender: descender
    case .lineGap: lineGap
    case .lineHeight: lineHeight
    }
  }
}
