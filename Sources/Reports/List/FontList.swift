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

  /// Faces as tab-separated lines without a header, each made when it is asked for.
  package func plain(_ options: ListOptions) -> some Sequence<String> {
    lines { DelimitedText.plain(ListColumns.fields($0, options)) }
  }

  /// A header.
  package static func csvHeader(_ options: ListOptions) -> String {
    DelimitedText.csv(ListColumns.names(options).map { .text($0) })
  }

  /// Faces as comma-separated lines, each made when it is asked for.
  package func csv(_ options: ListOptions) -> some Sequence<String> {
    lines { DelimitedText.csv(ListColumns.fields($0, options)) }
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

  /// A face a line, `fontmetrics.listed-face/1`, each made when it is asked for.
  package func ndjson(_ options: ListOptions) -> some Sequence<String> {
    lines { face in
      JSONWriter.text(.compact) {
        $0.listedFace(face, options, schema: "fontmetrics.listed-face/1")
      } + "\n"
    }
  }

  /// An error a line, `fontmetrics.error/1`.
  package var ndjsonErrors: String {
    errors.reduce(into: "") { lines, error in
      lines +=
        JSONWriter.text(.compact) { $0.error(error, schema: "fontmetrics.error/1") } + "\n"
    }
  }

  private func lines(_ line: @escaping (ListedFace) -> String) -> some Sequence<String> {
    families.lazy.flatMap { $0.faces }.map(line)
  }
}
