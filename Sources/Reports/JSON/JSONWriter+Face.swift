internal import FontModel
internal import UnicodeText

extension JSONWriter {
  /// A face record.
  ///
  /// - Parameters:
  ///   - summary: What every record holds.
  ///   - details: The report whose face it is; nil in a list.
  ///   - schema: The name of the record's shape where it stands alone.
  ///   - metrics: Writes the main metrics in a list that has them.
  mutating func face(
    _ summary: FaceSummary, details: FontReport? = nil, schema: String? = nil,
    metrics: ((inout JSONWriter) -> Void)? = nil
  ) {
    object { writer in
      writer.member("color", summary.hasColor)
      if let details { writer.member("container", details.facts.container.rawValue) }
      writer.member("family", summary.family)
      if let details { writer.member("familyClass", details.familyClass?.rawValue) }
      writer.path(summary.file)
      writer.member("format", summary.format)
      writer.member("fullName", summary.fullName)
      if let details { writer.member("glyphCount", details.facts.glyphCount) }
      writer.member("index", summary.index)
      writer.member("instance", summary.instance)
      if let metrics { writer.member("metrics", metrics) }
      writer.member("postScriptName", summary.postScriptName)
      writer.member("scalable", summary.isScalable)
      if let schema { writer.member("schema", schema) }
      writer.member("slant", summary.slant.rawValue)
      writer.member("spacing", summary.spacing.rawValue)
      writer.member("style", summary.style)
      if let details {
        writer.member("traits") { $0.list(details.traits) { $0.value($1.rawValue) } }
      }
      writer.member("variable", summary.isVariable)
      if let details {
        writer.member("variation") { writer in
          guard let variation = details.facts.variation else { return writer.null() }
          writer.coordinates(variation)
        }
        writer.member("vendor", details.facts.vendor)
        writer.member("version", details.facts.version)
      }
      writer.member("weight", summary.weight)
      writer.member("width", summary.width)
    }
  }

  /// The `file` member, and `fileBytes` where the path isn't text.
  private mutating func path(_ path: FilePath) {
    member("file", path.description)
    if !path.isUTF8 { member("fileBytes", Base64.encoded(path.bytes)) }
  }

  /// An object with a coordinate an axis; of two axes with one tag the first counts.
  mutating func coordinates(_ positions: [AxisPosition]) {
    let byTag = Dictionary(positions.map { ($0.tag, $0.value) }) { first, _ in first }
    let sorted = byTag.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    object { writer in
      for (tag, value) in sorted {
        writer.member(named: tag) { $0.value(value) }
      }
    }
  }

  /// What went wrong with one font.
  mutating func error(_ error: FontError, schema: String? = nil) {
    object { writer in
      writer.member("advice", error.advice)
      writer.member("code", error.code.rawValue)
      writer.member("message", error.message)
      if let schema { writer.member("schema", schema) }
      writer.member("subject", error.subject)
    }
  }
}
