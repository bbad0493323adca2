/// A face to check: its report, and what was measured besides.
package struct CheckInput: Hashable, Sendable {
  package var report: FontReport
  var measures: CheckMeasures

  /// A face with what was measured of it, if anything was.
  package init(_ report: FontReport) {
    self.report = report
    measures = report.facts.checkMeasures ?? CheckMeasures()
  }
}

extension CheckInput {
  var summary: FaceSummary { report.facts.summary }
  var tables: SFNTTables { report.facts.tables }
  var lines: LineMetrics { report.lineMetrics }

  /// Whether there are sets of line metrics to check at all.
  var hasLineMetrics: Bool { tables.hhea != nil && report.facts.unitsPerEm != nil }

  /// How far outlines reach: measured, or as `head` declares; nil for bitmaps.
  var ink: VerticalExtent? {
    guard summary.isScalable else { return nil }
    if let ink = measures.ink { return ink }
    return tables.head.map { head in
      VerticalExtent(yMin: min(head.bounds.yMin, .zero), yMax: max(head.bounds.yMax, .zero))
    }
  }

  /// What the face says in a field.
  func value(_ field: CheckField) -> Double? { field.value(in: tables) }

  /// The fields with their values, those left out that the face doesn't have.
  func values(_ fields: [CheckField]) -> [FieldValue] {
    fields.compactMap { field in value(field).map { FieldValue(field, $0) } }
  }

  /// Ascender + |descender| + gap of hhea as a part of the em; nil without hhea.
  var hheaRatio: Double? {
    guard let hhea = lines.hhea, let unitsPerEm = report.facts.unitsPerEm else { return nil }
    let sum = hhea.ascender.value + abs(hhea.descender.value) + (hhea.lineGap ?? .zero).value
    return Double(sum) / Double(unitsPerEm)
  }
}
