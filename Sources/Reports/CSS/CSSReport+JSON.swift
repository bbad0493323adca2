package import FontModel

extension CSSReport {
  /// Reports of several fonts as one document, `fontmetrics.css/1`.
  ///
  /// - Parameters:
  ///   - reports: One a font.
  ///   - errors: Fonts that could not be read, before what the reports can't answer.
  /// - Returns: The document, ended by a line break.
  package static func json(_ reports: [CSSReport], errors: [FontError]) -> String {
    JSONWriter.text(.indented) { writer in
      writer.object { writer in
        writer.member("errors") { $0.list(errors + reports.flatMap(\.problems)) { $0.error($1) } }
        writer.member("fonts") { $0.list(reports) { $0.css($1) } }
        writer.member("schema", "fontmetrics.css/1")
      }
    } + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func css(_ report: CSSReport) {
    let dialect = report.request.dialect
    object { writer in
      writer.member("fallbacks") { $0.list(report.fallbacks) { $0.fallback($1, dialect) } }
      writer.member("font") { $0.cssFont(report.font) }
      writer.member("like", dialect == .fontmetrics ? nil : dialect.rawValue)
      writer.member("script", report.request.script.rawValue)
      writer.member("trim") { $0.trim(report.trim) }
      writer.member("units") { $0.units(report.units) }
    }
  }

  private mutating func cssFont(_ font: CSSFont) {
    object { writer in
      writer.member("capHeight", font.capHeight.units?.value)
      writer.member("face") { writer in
        guard case .face(let summary, _) = font.origin else { return writer.null() }
        writer.face(summary)
      }
      writer.member("family", font.family)
      writer.member("fullName", font.fullName)
      writer.member("lineMetrics") { writer in
        writer.object { writer in
          writer.member("effective", font.lineMetrics.effective?.rawValue)
          for name in LineMetricSetName.allCases {
            writer.member(named: name.rawValue) { $0.cssSet(font.lineMetrics.set(name)) }
          }
        }
      }
      writer.member("postScriptName", font.postScriptName)
      writer.member("source") { writer in
        guard case .table(let source) = font.origin else { return writer.value("file") }
        writer.value(source)
      }
      writer.member("unitsPerEm", font.unitsPerEm)
      writer.member("xHeight", font.xHeight.units?.value)
    }
  }

  private mutating func cssSet(_ set: LineMetricSet?) {
    guard let set else { return null() }
    object { writer in
      writer.member("ascender", set.ascender.value)
      writer.member("descender", set.descender.value)
      writer.member("lineGap", set.lineGap?.value)
    }
  }

  private mutating func fallback(_ face: FallbackFace, _ dialect: CSSDialect) {
    object { writer in
      writer.member("averageWidth") { $0.width(face.preferredWidth) }
      writer.member("descriptors") { writer in
        let sorted = CSSDescriptor.allCases.sorted { $0.rawValue < $1.rawValue }
        writer.object { writer in
          for descriptor in sorted {
            writer.member(named: descriptor.rawValue) { $0.descriptor(descriptor, face, dialect) }
          }
        }
      }
      writer.member("family", face.name)
      writer.member("local") { $0.cssFont(face.local) }
      writer.member("localAverageWidth") { $0.width(face.localWidth) }
      writer.member("set", face.set.rawValue)
      writer.member("systems") { $0.list(face.systems) { $0.system($1) } }
    }
  }

  /// A descriptor's value; null where an average is unknown, and `css` null where it is left out.
  private mutating func descriptor(
    _ descriptor: CSSDescriptor, _ face: FallbackFace, _ dialect: CSSDialect
  ) {
    let isKnown =
      descriptor != .sizeAdjust || face.isWidthKnown || dialect != .fontmetrics
    let isWritten = isKnown && face.descriptors.contains(descriptor)
    object { writer in
      writer.member("css", isWritten ? dialect.percentage(face.value(descriptor)) : nil)
      writer.member("ratio", isKnown ? face.value(descriptor) : nil)
    }
  }

  private mutating func width(_ width: AverageWidth) {
    object { writer in
      writer.member("missing") { $0.list(width.missing) { $0.value(String($1)) } }
      writer.member("units", width.units)
    }
  }

  private mutating func system(_ system: SystemOverrides) {
    object { writer in
      writer.member("ascentOverride", system.overrides.ascent)
      writer.member("descentOverride", system.overrides.descent)
      writer.member("lineGapOverride", system.overrides.lineGap)
      writer.member("lineHeight", system.lineHeight)
      writer.member("lineHeightDifference", system.difference)
      writer.member("set", system.set.rawValue)
      writer.member("system", system.system)
    }
  }

  private mutating func trim(_ trim: TextTrim?) {
    guard let trim else { return null() }
    object { writer in
      writer.member("baselineTrim", trim.baselineTrim)
      writer.member("capHeight", trim.capHeight)
      writer.member("capHeightTrim", trim.capHeightTrim)
      writer.member("fontSize", trim.fontSize)
      writer.member("lineHeight", trim.lineHeight)
      writer.member("set", trim.set.rawValue)
    }
  }

  private mutating func units(_ units: FontUnits?) {
    guard let units else { return null() }
    object { writer in
      writer.member("fontSizeAdjust", units.fontSizeAdjust)
      writer.member("units") { writer in
        writer.list(units.units) { writer, unit in
          writer.object { writer in
            writer.member("em", unit.em)
            writer.member("name", unit.name)
            writer.member("source", unit.source)
            writer.member("units", unit.units?.value)
          }
        }
      }
    }
  }
}
