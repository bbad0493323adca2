internal import FontModel

extension JSONWriter {
  /// A report of one face.
  ///
  /// - Parameters:
  ///   - report: What is written.
  ///   - options: The sizes.
  ///   - schema: The name of the record's shape where it stands alone.
  mutating func report(_ report: FontReport, options: ShowOptions, schema: String? = nil) {
    object { writer in
      if let all = report.allMetrics {
        writer.member("allMetrics") { $0.allMetrics(all, report, options: options) }
      }
      writer.member("axes") { $0.list(report.facts.axes) { $0.axis($1) } }
      writer.member("face") { $0.face(report.facts.summary, details: report) }
      if let glyph = options.glyph {
        writer.member("glyph") { $0.glyph(glyph, report.glyph, options: options) }
      }
      if !report.facts.hinted.isEmpty {
        writer.member("hinted") { $0.list(report.facts.hinted) { $0.hinted($1) } }
      }
      writer.member("instances") { $0.list(report.facts.instances) { $0.instance($1) } }
      writer.member("lineMetrics") { $0.lineMetrics(report) }
      writer.member("metrics") { $0.metrics(report, options: options) }
      writer.member("platforms") { $0.platforms(report, sizes: options.sizes) }
      writer.member("requested", report.requested)
      if let schema {
        writer.member("schema", schema)
        writer.member("size") { $0.sizes(options.sizes) }
      }
      writer.member("strikes") { $0.list(report.facts.strikes) { $0.strike($1) } }
      writer.member("substituted", report.isSubstituted)
      if let text = options.text {
        writer.member("text") { $0.text(text, report.text, options: options) }
      }
      if options.showsTextStyles {
        writer.member("textStyles") { $0.textStyles(report) }
      }
      writer.member("unitsPerEm", report.facts.unitsPerEm)
      writer.member("warnings") { $0.list(report.warnings) { $0.warning($1, of: report) } }
    }
  }

  /// One size as an object, several as a list of objects.
  mutating func sizes(_ sizes: [FontSize]) {
    single(sizes) { writer, size in
      writer.object { writer in
        writer.member("dpi", size.dpi)
        writer.member("pixelsPerEm", size.pixelsPerEm)
        writer.member("unit", size.unit.rawValue)
        writer.member("value", size.value)
      }
    }
  }

  /// One element as itself, several as a list.
  mutating func single<Element>(
    _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    guard elements.count == 1, let only = elements.first else { return list(elements, body) }
    body(&self, only)
  }

  private mutating func axis(_ axis: VariationAxis) {
    object { writer in
      writer.member("default", axis.defaultValue)
      writer.member("hidden", axis.isHidden)
      writer.member("maximum", axis.maximum)
      writer.member("minimum", axis.minimum)
      writer.member("name", axis.name)
      writer.member("tag", axis.tag)
    }
  }

  private mutating func instance(_ instance: NamedInstance) {
    object { writer in
      writer.member("coordinates") { $0.coordinates(instance.coordinates) }
      writer.member("name", instance.name)
      writer.member("number", instance.number)
      writer.member("postScriptName", instance.postScriptName)
    }
  }

  private mutating func strike(_ strike: Strike) {
    object { writer in
      writer.member("ascender", strike.ascender)
      writer.member("capHeight", strike.capHeight)
      writer.member("descender", strike.descender)
      writer.member("height", strike.height)
      writer.member("pixelsPerEm", strike.pixelsPerEm)
      writer.member("xHeight", strike.xHeight)
    }
  }

  private mutating func hinted(_ hinted: HintedMetrics) {
    object { writer in
      writer.member("ascender", hinted.pixels?.ascender)
      writer.member("capHeight", hinted.pixels?.capHeight)
      writer.member("descender", hinted.pixels?.descender)
      writer.member("height", hinted.pixels?.height)
      writer.member("maxAdvance", hinted.pixels?.maxAdvance)
      writer.member("pixelsPerEm", hinted.pixelsPerEm)
      writer.member("target", "normal")
      writer.member("xHeight", hinted.pixels?.xHeight)
    }
  }

  private mutating func warning(_ warning: ReportWarning, of report: FontReport) {
    object { writer in
      writer.member("advice", warning.advice)
      writer.member("check", warning.code.checkRule(for: report)?.id)
      writer.member("code", warning.code.rawValue)
      writer.member("message", warning.message)
    }
  }
}
