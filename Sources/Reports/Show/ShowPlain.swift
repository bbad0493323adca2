package import FontModel

/// Faces as tab-separated lines without a header.
package struct ShowPlain: ShowRenderer {
  /// A renderer.
  package init() {}

  package var carriesWarnings: Bool { false }

  package func face(_ report: FontReport) -> String {
    DelimitedText.plain(ShowColumns.fields(report))
  }
}
