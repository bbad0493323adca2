internal import FontModel

extension JSONWriter {
  /// The `allMetrics` object of a report.
  mutating func allMetrics(_ metrics: AllMetrics, _ report: FontReport, options: ShowOptions) {
    let scale = LengthScale(unitsPerEm: report.facts.unitsPerEm, options: options)
    object { writer in
      writer.member("advances") { $0.advances(metrics.advances, scale) }
      writer.member("baselines") { $0.baselines(metrics.baselines, scale) }
      writer.member("caret") { $0.caret(metrics.caret) }
      writer.member("cssUnits") { $0.cssUnits(metrics.units, scale) }
      writer.member("emBox") { $0.emBox(metrics.emBox, scale) }
      writer.member("opticalSize") { $0.opticalSizes(metrics.opticalSizes) }
      writer.member("spacing") { $0.spacing(metrics.spacing) }
      writer.member("subscript") { $0.scriptBox(metrics.subscript, scale) }
      writer.member("superscript") { $0.scriptBox(metrics.superscript, scale) }
      writer.member("usWeightClass", metrics.weightClass)
      writer.member("usWidthClass", metrics.widthClass)
      writer.member("vertical") { $0.vertical(metrics.vertical, scale) }
    }
  }

  private mutating func advances(
    _ advances: [AllMetrics.CharacterAdvance], _ scale: LengthScale
  ) {
    list(advances) { writer, advance in
      writer.object { writer in
        writer.member("advance") { $0.length(advance.metric, scale) }
        writer.member("character", String(advance.character))
      }
    }
  }

  private mutating func baselines(_ table: BaselineTable?, _ scale: LengthScale) {
    guard let table else { return null() }
    object { writer in
      writer.member("horizontal") { $0.scripts(table.horizontal, scale) }
      writer.member("vertical") { $0.scripts(table.vertical, scale) }
    }
  }

  /// An object with a member a script; of two with one tag the first counts.
  private mutating func scripts(_ scripts: [ScriptBaselines], _ scale: LengthScale) {
    let byTag = Dictionary(scripts.map { ($0.script, $0) }) { first, _ in first }
    let sorted = byTag.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    object { writer in
      for (tag, script) in sorted {
        writer.member(named: tag) { writer in
          writer.object { writer in
            writer.member("coordinates") { $0.coordinates(of: script, scale) }
            writer.member("default", script.defaultBaseline)
          }
        }
      }
    }
  }

  private mutating func coordinates(of script: ScriptBaselines, _ scale: LengthScale) {
    let byTag = Dictionary(script.baselines.map { ($0.tag, $0.coordinate) }) { first, _ in first }
    let sorted = byTag.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    object { writer in
      for (tag, coordinate) in sorted {
        writer.member(named: tag) { $0.length(Metric(coordinate, .base), scale) }
      }
    }
  }

  private mutating func caret(_ caret: CaretSlope?) {
    guard let caret else { return null() }
    object { writer in
      writer.member("degrees", caret.italicAngle)
      writer.slopeMembers(caret, source: .hhea)
    }
  }

  private mutating func slopeMembers(_ caret: CaretSlope, source: MetricSource) {
    member("offset", caret.offset.value)
    member("rise", caret.rise.value)
    member("run", caret.run.value)
    member("source", source.name)
  }

  /// A member a unit, each with a mark whether CSS makes it up.
  private mutating func cssUnits(_ units: FontUnits?, _ scale: LengthScale) {
    guard let units else { return null() }
    object { writer in
      for unit in units.units.sorted(by: { $0.name < $1.name }) {
        writer.member(named: unit.name) { writer in
          writer.object { writer in
            writer.member("em", unit.em)
            writer.member("scaled") { $0.scaled(scale) { unit.em * $0 } }
            writer.member("source", unit.source)
            writer.member("synthetic", unit.units == nil)
            writer.member("units", unit.units?.value)
          }
        }
      }
    }
  }

  private mutating func emBox(_ box: EmBox?, _ scale: LengthScale) {
    guard let box, let unitsPerEm = scale.unitsPerEm else { return null() }
    object { writer in
      for (key, units) in [("over", box.over), ("under", box.under)] {
        writer.member(named: key) { writer in
          writer.object { writer in
            writer.member("scaled") { $0.scaled(scale) { units * $0 / Double(unitsPerEm) } }
            writer.member("source", box.source.rawValue)
            writer.member("units", units)
          }
        }
      }
    }
  }

  private mutating func scaled(_ scale: LengthScale, _ length: (Double) -> Double) {
    single(scale.options.sizes) { $0.value(length($1.pixelsPerEm)) }
  }

  private mutating func opticalSizes(_ sizes: OpticalSizes) {
    object { writer in
      writer.member("axis") { writer in
        guard let axis = sizes.axis else { return writer.null() }
        writer.object { writer in
          writer.member("coordinate", sizes.axisPosition ?? axis.defaultValue)
          writer.member("default", axis.defaultValue)
          writer.member("maximum", axis.maximum)
          writer.member("minimum", axis.minimum)
        }
      }
      writer.member("design") { writer in
        guard let design = sizes.designSize else { return writer.null() }
        writer.object { writer in
          writer.member("lowerExclusive", design.range?.lower)
          writer.member("size", design.size)
          writer.member("source", "GPOS size")
          writer.member("upperInclusive", design.range?.upper)
        }
      }
      writer.member("range") { writer in
        guard let range = sizes.range else { return writer.null() }
        writer.object { writer in
          writer.member("lower", range.lower)
          writer.member("source", MetricSource.os2.name)
          writer.member("upperExclusive", range.upper)
        }
      }
    }
  }

  private mutating func spacing(_ spacing: SpacingAnswers) {
    object { writer in
      writer.member("isFixedPitch") { $0.flag(spacing.isFixedPitch) }
      writer.member("isFixedPitchSource", spacing.isFixedPitchSource.name)
      writer.member("measured", spacing.measured.rawValue)
      writer.member("panose") { writer in
        guard let numbers = spacing.panoseNumbers else { return writer.null() }
        writer.list(numbers) { $0.value(Int($1)) }
      }
      writer.member("panoseIsMonospaced") { $0.flag(spacing.panose) }
    }
  }

  private mutating func flag(_ value: Bool?) {
    guard let value else { return null() }
    self.value(value)
  }

  private mutating func scriptBox(_ box: OS2Table.ScriptBox?, _ scale: LengthScale) {
    guard let box else { return null() }
    object { writer in
      writer.member("xOffset") { $0.length(Metric(box.xOffset, .os2), scale) }
      writer.member("xSize") { $0.length(Metric(box.xSize, .os2), scale) }
      writer.member("yOffset") { $0.length(Metric(box.yOffset, .os2), scale) }
      writer.member("ySize") { $0.length(Metric(box.ySize, .os2), scale) }
    }
  }

  private mutating func vertical(_ vertical: VerticalWriting, _ scale: LengthScale) {
    let header = vertical.header
    func metric(_ units: DesignUnits?) -> Metric { units.map { Metric($0, .vhea) } ?? .absent }
    object { writer in
      writer.member("advanceHeightMax") { $0.length(metric(header?.advanceHeightMax), scale) }
      writer.member("ascender") { $0.length(metric(header?.ascender), scale) }
      writer.member("caret") { writer in
        guard let caret = header?.caret else { return writer.null() }
        writer.object { $0.slopeMembers(caret, source: .vhea) }
      }
      writer.member("descender") { $0.length(metric(header?.descender), scale) }
      writer.member("lineGap") { $0.length(metric(header?.lineGap), scale) }
      writer.member("originCount", vertical.origins?.entryCount)
      writer.member("originY") {
        $0.length(vertical.origins.map { Metric($0.defaultY, .vorg) } ?? .absent, scale)
      }
      writer.member("vmtx", vertical.hasAdvances)
    }
  }
}
