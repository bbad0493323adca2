package import FontModel

extension CompareReport {
  /// The report as one document, `fontmetrics.compare/1`.
  package var json: String {
    JSONWriter.text(.indented) { writer in
      writer.object { writer in
        writer.member("added") { $0.list(added) { $0.face($1.facts.summary, details: $1) } }
        writer.member("comparisons") { $0.list(comparisons) { $0.comparison($1, in: self) } }
        writer.member("differs", differs)
        writer.member("errors") { $0.list(errors) { $0.error($1) } }
        writer.member("removed") { $0.list(removed) { $0.face($1.facts.summary, details: $1) } }
        writer.member("schema", "fontmetrics.compare/1")
        writer.member("size") { $0.sizes([size]) }
        writer.member("tolerance", tolerance)
      }
    } + "\n"
  }

  /// A record a line: comparisons, then faces that only one side has, then errors.
  package var ndjson: String {
    var text = ""
    for comparison in comparisons {
      text += line { $0.comparison(comparison, in: self, schema: "fontmetrics.comparison/1") }
    }
    for (faces, status) in [(removed, "removed"), (added, "added")] {
      for face in faces {
        text += line { writer in
          writer.object { writer in
            writer.member("face") { $0.face(face.facts.summary, details: face) }
            writer.member("schema", "fontmetrics.unmatched-face/1")
            writer.member("status", status)
          }
        }
      }
    }
    for error in errors {
      text += line { $0.error(error, schema: "fontmetrics.error/1") }
    }
    return text
  }

  private func line(_ body: (inout JSONWriter) -> Void) -> String {
    JSONWriter.text(.compact, body) + "\n"
  }
}
