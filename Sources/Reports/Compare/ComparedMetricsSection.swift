internal import FontModel
internal import Terminal

/// The metrics of faces side by side, those that differ marked, in as few tables as the width
/// allows.
struct ComparedMetricsSection {
  let comparison: FontComparison
  let report: CompareReport
  let look: TableLook

  /// The metrics of the report, then the three sets.
  var sections: [[StyledText]] {
    guard comparison.likeness != .sameFace else { return [] }
    let reported = comparison.metrics.filter(\.name.isReported)
    let fields = comparison.metrics.filter { !$0.name.isReported }
    // Three columns a face for two faces; more faces get a table for each unit.
    let isPair = comparison.faces.count <= 2
    return tables(reported, [.scaled, .em, .units], title: "Metrics", sharesTable: isPair)
      + tables(fields, [.em, .units], title: "Line metrics", sharesTable: true)
      + properties
  }

  /// The tables of some metrics: the first way of dividing the columns in which all tables fit.
  private func tables(
    _ metrics: [ComparedMetric], _ units: [ComparedColumn.Unit], title: String, sharesTable: Bool
  ) -> [[StyledText]] {
    var tables: [[StyledText]] = []
    for division in divisions(units) where sharesTable || division.count > 1 {
      tables = division.map { columns in
        ComparedMetricsTable(
          comparison: comparison, report: report, look: look, title: title, columns: columns
        ).lines(metrics)
      }
      if fits(tables) { return tables }
    }
    return tables
  }

  /// What has no length, in tables of as many faces as have room beside each other.
  private var properties: [[StyledText]] {
    let faces = Array(comparison.faces.indices)
    var tables: [[StyledText]] = []
    for count in (1...max(1, faces.count)).reversed() {
      tables = faces.chunks(of: count).map { faces in
        ComparedPropertiesTable(comparison: comparison, look: look, faces: faces).lines
      }
      if fits(tables) { return tables }
    }
    return tables
  }

  private func fits(_ tables: [[StyledText]]) -> Bool {
    tables.joined().allSatisfy { $0.width <= look.width }
  }

  /// The columns in one table; in a table for each unit; with the differences apart; in tables of
  /// fewer and fewer faces.
  private func divisions(_ units: [ComparedColumn.Unit]) -> [[[ComparedColumn]]] {
    let faces = Array(comparison.faces.indices)
    func values(_ unit: ComparedColumn.Unit, _ faces: some Sequence<Int>) -> [ComparedColumn] {
      faces.map { .value(face: $0, unit) }
    }
    let differences = faces.dropFirst().map { ComparedColumn.difference(face: $0) }
    let byFace = faces.flatMap { face in units.map { ComparedColumn.value(face: face, $0) } }
    let byUnit = units.map { values($0, faces) }
    let narrower = (1..<max(2, faces.count)).reversed().map { count in
      units.flatMap { unit in faces.chunks(of: count).map { values(unit, $0) } }
        + differences.chunks(of: count)
    }
    return [
      [byFace + differences], byUnit.dropLast() + [(byUnit.last ?? []) + differences],
      byUnit + [differences],
    ] + narrower
  }
}

/// What a column of a comparison holds.
enum ComparedColumn: Hashable {
  case value(face: Int, Unit)
  /// The difference to the first face.
  case difference(face: Int)

  /// In what lengths are given.
  enum Unit {
    case scaled
    case em
    case units
  }
}

extension Array {
  /// The elements in order, `count` at a time.
  fileprivate func chunks(of count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map {
      Array(self[$0..<Swift.min($0 + count, self.count)])
    }
  }
}
