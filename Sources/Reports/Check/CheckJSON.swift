package import FontModel

extension CheckReport {
  /// One document, `fontmetrics.check/1`; also what a later run takes as its baseline.
  package var json: String {
    JSONWriter.text(.indented) { writer in
      writer.object { writer in
        writer.member("errors") { $0.list(errors) { $0.error($1) } }
        writer.member("families") { $0.list(families) { $0.family($1) } }
        writer.member("ignored") { $0.list(ignored) { $0.value($1.id) } }
        writer.member("known", knownCount)
        writer.member("profile", profile.rawValue)
        writer.member("rules") { $0.list(askedRules) { $0.rule($1.rule, $1.severity) } }
        writer.member("schema", "fontmetrics.check/1")
        writer.member("summary") { $0.summary(self) }
      }
    } + "\n"
  }

  /// A finding a line, `fontmetrics.finding/1`, and errors, `fontmetrics.error/1`.
  package var ndjson: String {
    let lines = families.flatMap(\.findings).map { finding in
      JSONWriter.text(.compact) { $0.finding(finding, schema: "fontmetrics.finding/1") }
    }
    let problems = errors.map { error in
      JSONWriter.text(.compact) { $0.error(error, schema: "fontmetrics.error/1") }
    }
    return (lines + problems).reduce(into: "") { $0 += $1 + "\n" }
  }

  /// The rules of the profile that were not left out.
  var askedRules: [(rule: CheckRule, severity: CheckSeverity)] {
    profile.rules.filter { !ignored.contains($0.rule) }
  }
}

extension JSONWriter {
  fileprivate mutating func family(_ family: CheckedFamily) {
    object { writer in
      writer.member("faces") { $0.list(family.faces) { $0.face($1) } }
      writer.member("family", family.name)
      writer.member("findings") { $0.list(family.findings) { $0.finding($1) } }
    }
  }

  fileprivate mutating func rule(_ rule: CheckRule, _ severity: CheckSeverity) {
    object { writer in
      writer.member("fontbakery") { $0.list(rule.fontbakery) { $0.value($1) } }
      writer.member("id", rule.id)
      writer.member("severity", severity.rawValue)
      writer.member("title", rule.title)
      writer.member("why", rule.why)
    }
  }

  fileprivate mutating func summary(_ report: CheckReport) {
    object { writer in
      writer.member("faces", report.faceCount)
      writer.member("fail", report.count(.fail))
      writer.member("families", report.families.count)
      writer.member("info", report.count(.info))
      writer.member("warn", report.count(.warn))
    }
  }

  fileprivate mutating func finding(_ finding: CheckFinding, schema: String? = nil) {
    object { writer in
      writer.member("expected", finding.expected)
      writer.member("faces") { writer in
        writer.list(zip(finding.faces, finding.values)) { $0.face($1.0, values: $1.1) }
      }
      writer.member("fingerprint", finding.fingerprint)
      writer.member("found", finding.found)
      writer.member("glyphCount", finding.glyphs.count)
      writer.member("glyphs") { $0.list(finding.glyphs.farthest) { $0.glyph($1) } }
      writer.member("rule", finding.rule.id)
      if let schema { writer.member("schema", schema) }
      writer.member("set") { $0.list(finding.settings) { $0.setting($1) } }
      writer.member("severity", finding.severity.rawValue)
      writer.member("title", finding.rule.title)
      writer.member("why", finding.rule.why)
    }
  }

  /// A face with what it says in the fields of a finding.
  private mutating func face(_ face: FaceSummary, values: [FieldValue]) {
    object { writer in
      writer.member("face") { $0.face(face) }
      writer.member("values") { $0.list(values) { $0.setting($1) } }
    }
  }

  private mutating func glyph(_ glyph: GlyphExtent) {
    object { writer in
      writer.member("name", glyph.name)
      writer.member("yMax", glyph.extent.yMax.value)
      writer.member("yMin", glyph.extent.yMin.value)
    }
  }

  private mutating func setting(_ setting: FieldValue) {
    object { writer in
      writer.member("field", setting.field.rawValue)
      writer.member("value", setting.value)
    }
  }
}
