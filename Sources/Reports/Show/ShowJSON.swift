package import FontModel

/// Faces as one JSON document, `fontmetrics.show/1`.
///
/// Its keys are sorted, so errors stand before faces and the document is written at the end.
package struct ShowJSON: ShowRenderer {
  private let options: ShowOptions

  /// A renderer.
  package init(options: ShowOptions) {
    self.options = options
  }

  package func face(_ report: FontReport) -> String {
    // Two levels deep: in the list of faces in the document.
    JSONWriter.text(.indented, depth: 2) { $0.report(report, options: options) }
  }

  package func document(of faces: [String], errors: [FontError]) -> String? {
    JSONWriter.text(.indented) { writer in
      writer.object { writer in
        writer.member("errors") { $0.list(errors) { $0.error($1) } }
        writer.member("faces") { $0.list(faces) { $0.encoded($1) } }
        writer.member("schema", "fontmetrics.show/1")
        writer.member("size") { $0.sizes(options.sizes) }
      }
    } + "\n"
  }
}
