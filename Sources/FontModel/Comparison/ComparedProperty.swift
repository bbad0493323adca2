/// What faces say that is no length, side by side.
package struct ComparedProperty: Hashable, Sendable {
  /// What is compared; the raw values are keys of the JSON.
  package enum Name: String, CaseIterable, Sendable {
    /// The set that counts, or another source of the line.
    case effective
    /// Degrees.
    case italicAngle
    /// Whether `fsSelection` bit 7 is set.
    case useTypoMetrics
  }

  /// What one face says.
  package enum Value: Hashable, Sendable {
    case number(Double)
    case flag(Bool)
    case text(String)
  }

  package var name: Name
  /// One a face; nil where the face says nothing.
  package var values: [Value?]
  /// Whether a face says something else than the first.
  package var differs: Bool { values.contains { $0 != values.first } }

  /// Asks each face.
  init(_ name: Name, _ faces: [FontReport]) {
    self.name = name
    values = faces.map { face in
      switch name {
      case .effective:
        face.effectiveSource == .none ? nil : .text(face.effectiveSource.name)
      case .italicAngle: face.metrics.italicAngle.map { .number($0) }
      case .useTypoMetrics: face.facts.tables.os2.map { .flag($0.usesTypoMetrics) }
      }
    }
  }
}
