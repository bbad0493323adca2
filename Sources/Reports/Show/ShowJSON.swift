package import FontModel

/// Faces as one JSON document, `fontmetrics.show/1`.
///
/// Its keys are sorted, so errors stand before faces and the document is written at the end.
package struct ShowJSON: ShowRenderer {
  private let options: ShowOptions
  private var reports: [FontReport] = []
  private var errors: [FontError] = []

  /// A renderer.
  package init(options: ShowOptions) {
    self.options = options
  }

  package mutating func face(_ report: FontReport) -> String {
    reports.append(report)
    return ""
  }

  package mutating func error(_ error: FontError) -> String {
    errors.append(error)
    return ""
  }

  package func end() -> String {
    JSONWriter.text(.indented) { writer in
      writer.object { writer in
        writer.member("errors") { $0.list(errors) { $0.error($1) } }
        writer.member("faces") { $0.list(reports) { $0.report($1, options: options) } }
        writer.member("schema", "fontmetrics.show/1")
        writer.member("size") { $0.sizes(options.sizes) }
      }
    } + "\n"
  }
}
