package import FontModel

/// Faces as comma-separated lines under a header.
package struct ShowCSV: ShowRenderer {
  /// A renderer.
  package init() {}

  package func begin() -> String {
    DelimitedText.csv(ShowColumns.names.map { .text($0) })
  }

  package var carriesWarnings: Bool { false }

  package func face(_ report: FontReport) -> String {
    DelimitedText.csv(ShowColumns.fields(report))
  }
}
