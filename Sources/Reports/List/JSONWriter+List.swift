internal import FontModel

extension JSONWriter {
  /// A family with its faces.
  mutating func family(_ family: FontFamily, _ options: ListOptions) {
    object { writer in
      writer.member("aliases") { $0.list(family.aliases) { $0.value($1) } }
      writer.member("faces") { $0.list(family.faces) { $0.listedFace($1, options) } }
      writer.member("family", family.name)
    }
  }

  /// A face of a list, with its main metrics in design units where they are shown.
  mutating func listedFace(_ face: ListedFace, _ options: ListOptions, schema: String? = nil) {
    guard options.showsMetrics else { return self.face(face.summary, schema: schema) }
    self.face(face.summary, schema: schema) { $0.listedMetrics(face.report) }
  }

  private mutating func listedMetrics(_ report: FontReport?) {
    guard let report else { return null() }
    object { writer in
      for name in [MetricName.ascender, .capHeight, .descender, .lineGap, .lineHeight] {
        writer.listedMetric(name, report)
      }
      writer.member("unitsPerEm", report.facts.unitsPerEm)
      writer.listedMetric(.xHeight, report)
    }
  }

  private mutating func listedMetric(_ name: MetricName, _ report: FontReport) {
    let metric = report.metrics.metric(name)
    member(named: name.rawValue) { writer in
      writer.object { writer in
        writer.member("source", metric.source.name)
        writer.member("units", metric.units?.value)
      }
    }
  }
}
