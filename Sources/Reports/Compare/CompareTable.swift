package import FontModel
internal import Terminal

/// A comparison as tables for people.
package struct CompareTable {
  private let look: TableLook

  /// A renderer for a stream that looks so.
  package init(look: TableLook) {
    self.look = look
  }

  /// The whole report, errors aside.
  package func text(_ report: CompareReport) -> String {
    let sections: [[StyledText]] =
      switch report.kind {
      case .faces:
        report.comparisons.flatMap { comparison in
          let faces = ComparedFacesSection(comparison: comparison, report: report, look: look)
          let metrics = ComparedMetricsSection(comparison: comparison, report: report, look: look)
          return [faces.lines] + metrics.sections + [
            FitSection(comparison: comparison, report: report, look: look).lines
          ]
        }
      case .sides: SidesSection(report: report, look: look).sections
      }
    return look.text(Array(sections.filter { !$0.isEmpty }.joined(separator: [StyledText()])))
  }
}
