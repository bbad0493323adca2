package import FontModel

/// Faces as JSON records, one a line: `fontmetrics.face/1` and `fontmetrics.error/1`.
package struct ShowNDJSON: ShowRenderer {
  private let options: ShowOptions

  /// A renderer.
  package init(options: ShowOptions) {
    self.options = options
  }

  package func face(_ report: FontReport) -> String {
    JSONWriter.text(.compact) {
      $0.report(report, options: options, schema: "fontmetrics.face/1")
    } + "\n"
  }

  package func error(_ error: FontError) -> String {
    JSONWriter.text(.compact) { $0.error(error, schema: "fontmetrics.error/1") } + "\n"
  }
}
