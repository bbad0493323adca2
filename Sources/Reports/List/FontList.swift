package import FontModel

/// Families and faces in the formats that programs read.
package struct FontList: Sendable {
  /// In the order of the list.
  package var families: [FontFamily]
  /// What could not be read, where metrics were asked for.
  package var errors: [FontError]

  /// A list from its parts.
  package init(families: [FontFamily], errors: [FontError] = []) {
    self.families = families
    self.errors = errors
  }

  /// How many faces the list has.
  package var faceCount: Int { families.reduce(0) { $0 + $1.faces.count } }

  /// A family name a line, escaped.
  package var familyNames: String {
    families.reduce(into: "") { $0 += DelimitedText.plain([.text($1.name)]) }
  }

  /// Faces as tab-separated lines without a header.
  package func plain(_ options: ListOptions) -> String {
    faces.reduce(into: "") { $0 += DelimitedText.plain(ListColumns.fields($1, options)) }
  }

  /// Faces as comma-separated lines under a header.
  package func csv(_ options: ListOptions) -> String {
    let header = DelimitedText.csv(ListColumns.names(options).map { .text($0) })
    return faces.reduce(into: header) { $0 += DelimitedText.csv(ListColumns.fields($1, options)) }
  }

  /// One document, `fontmetrics.list/1`.
  package func json(_ options: ListOptions) -> String {
    JSONWriter.text(.indented) { writer in
      writer.object { writer in
        writer.member("errors") { $0.list(errors) { $0.error($1) } }
        writer.member("families") { $0.list(families) { $0.family($1, options) } }
        writer.member("schema", "fontmetrics.list/1")
      }
    } + "\n"
  }

  /// A face a line, `fontmetrics.listed-face/1`, and errors, `fontmetrics.error/1`.
  package func ndjson(_ options: ListOptions) -> String {
    let lines = faces.map { face in
      JSONWriter.text(.compact) {
        $0.listedFace(face, options, schema: "fontmetrics.listed-face/1")
      }
    }
    let problems = errors.map { error in
      JSONWriter.text(.compact) { $0.error(error, schema: "fontmetrics.error/1") }
    }
    return (lines + problems).reduce(into: "") { $0 += $1 + "\n" }
  }

  private var faces: some Sequence<ListedFace> { families.lazy.flatMap(\.faces) }
}
