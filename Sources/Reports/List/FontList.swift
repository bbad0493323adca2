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

  /// Hands over faces as tab-separated lines without a header, each as soon as it is made.
  package func plain<Failure: Error>(
    _ options: ListOptions, write: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for family in families {
      for face in family.faces {
        try write(DelimitedText.plain(ListColumns.fields(face, options)))
      }
    }
  }

  /// Hands over a header and faces as comma-separated lines, each as soon as it is made.
  package func csv<Failure: Error>(
    _ options: ListOptions, write: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try write(DelimitedText.csv(ListColumns.names(options).map { .text($0) }))
    for family in families {
      for face in family.faces {
        try write(DelimitedText.csv(ListColumns.fields(face, options)))
      }
    }
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

  /// Hands over a face a line, `fontmetrics.listed-face/1`, each as soon as it is made, then errors,
  /// `fontmetrics.error/1`.
  package func ndjson<Failure: Error>(
    _ options: ListOptions, write: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for family in families {
      for face in family.faces {
        try write(
          JSONWriter.text(.compact) {
            $0.listedFace(face, options, schema: "fontmetrics.listed-face/1")
          } + "\n")
      }
    }
    for error in errors {
      try write(
        JSONWriter.text(.compact) { $0.error(error, schema: "fontmetrics.error/1") } + "\n")
    }
  }
}
