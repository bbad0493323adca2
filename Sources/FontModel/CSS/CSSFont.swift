/// A font as CSS computations take it: from a file, or from the table of well-known ones.
package struct CSSFont: Hashable, Sendable {
  package var family: String
  /// The full name, for `local()`; nil where the font has none.
  package var fullName: String?
  /// The PostScript name, for `local()`; nil where the font has none.
  package var postScriptName: String?
  /// Above 0.
  package var unitsPerEm: Int
  package var lineMetrics: LineMetrics
  package var capHeight: Height
  package var xHeight: Height
  package var widths: Widths
  package var origin: Origin

  /// A height above the baseline with where it comes from.
  package struct Height: Hashable, Sendable {
    /// Nil where the font has none.
    package var units: DesignUnits?
    /// Nil for the table of well-known fonts.
    package var source: MetricSource?
  }

  /// What is known of the widths of characters.
  package enum Widths: Hashable, Sendable {
    case measured(CharacterAdvances)
    case known(KnownWidths)
  }

  /// Where the numbers come from.
  package enum Origin: Hashable, Sendable {
    case face(FaceSummary, version: String?)
    /// The table of well-known fonts, with the source that it gives.
    case table(source: String)
  }

  /// A face that was read from a file.
  ///
  /// - Parameters:
  ///   - report: The face.
  ///   - advances: Those of `CharacterAdvances.neededForCSS`.
  /// - Throws: `metricAbsent` for bitmaps without tables, which have no em.
  package init(_ report: FontReport, advances: CharacterAdvances) throws(FontError) {
    let summary = report.facts.summary
    guard let unitsPerEm = report.facts.unitsPerEm else {
      throw FontError(
        .metricAbsent, subject: summary.displayName,
        message: "is a bitmap font without an em, which CSS can't scale")
    }
    family = summary.family
    fullName = summary.fullName
    postScriptName = summary.postScriptName
    self.unitsPerEm = unitsPerEm
    lineMetrics = report.lineMetrics
    capHeight = Height(report.metrics.capHeight.metric)
    xHeight = Height(report.metrics.xHeight.metric)
    widths = .measured(advances)
    origin = .face(summary, version: report.facts.version)
  }

  /// A font of the table, of which `hhea` alone is known.
  package init(_ known: WellKnownFont) {
    family = known.family
    fullName = known.fullName
    postScriptName = known.postScriptName
    unitsPerEm = known.unitsPerEm
    lineMetrics = LineMetrics(
      SFNTTables(
        hhea: HorizontalHeader(
          ascender: DesignUnits(known.ascender), descender: DesignUnits(known.descender),
          lineGap: DesignUnits(known.lineGap), advanceWidthMax: .zero, caretSlopeRise: .zero,
          caretSlopeRun: .zero, caretOffset: .zero)))
    capHeight = Height(units: DesignUnits(known.capHeight))
    xHeight = Height(units: DesignUnits(known.xHeight))
    widths = .known(known.widths)
    origin = .table(source: known.source)
  }

  /// How wide it sets text on average, by a tool's rules.
  package func averageWidth(_ dialect: CSSDialect, _ script: WeightedScript) -> AverageWidth {
    switch widths {
    case .measured(let advances):
      switch dialect {
      case .fontmetrics: AverageWidth(script, advances)
      case .capsize, .fontaine: AverageWidth(script, advances, countsMissing: true)
      case .next: AverageWidth(ofNextLettersIn: advances)
      }
    case .known(let widths):
      switch dialect {
      case .fontmetrics, .capsize, .fontaine:
        AverageWidth(units: script == .latin ? Double(widths.xWidthAvg) : nil)
      case .next: AverageWidth(units: widths.nextAverage)
      }
    }
  }

  /// The advance of a character in design units; nil where the font lacks it or it isn't known.
  func advance(of character: Unicode.Scalar) -> DesignUnits? {
    switch widths {
    case .measured(let advances): advances[character]
    case .known(let widths):
      character == FontUnits.zero ? widths.zero.map { DesignUnits($0) } : nil
    }
  }
}

extension CSSFont.Height {
  fileprivate init(_ metric: Metric) {
    self.init(units: metric.units, source: metric.source)
  }

  /// The height as a part of the em; nil where the font has none.
  func ratio(unitsPerEm: Int) -> Double? {
    units.map { Double($0.value) / Double(unitsPerEm) }
  }
}
