/// How much of a line box is cut off above the capitals and below the baseline: Capsize's values.
package struct TextTrim: Hashable, Sendable {
  /// A request: how large text is, and how far apart its lines.
  package struct Request: Hashable, Sendable {
    /// What the size is known by.
    package enum Size: Hashable, Sendable {
      /// The font size in px.
      case fontSize(Double)
      /// The height of capitals in px.
      case capHeight(Double)
    }

    /// What the line height is known by.
    package enum Leading: Hashable, Sendable {
      /// `line-height: normal`.
      case normal
      /// From baseline to baseline in px.
      case lineHeight(Double)
      /// From baseline to baseline in font sizes.
      case multiple(Double)
      /// From a baseline to the capitals of the next line in px.
      case gap(Double)
    }

    package var size: Size
    package var leading: Leading

    /// A request from its parts; sizes are above 0.
    package init(size: Size, leading: Leading) {
      self.size = size
      self.leading = leading
    }
  }

  /// In px.
  package var fontSize: Double
  /// In px; nil for `normal`.
  package var lineHeight: Double?
  /// The height of capitals in px.
  package var capHeight: Double
  /// The margin that takes away what is above the capitals, in em; normally negative.
  package var capHeightTrim: Double
  /// The margin that takes away what is below the baseline, in em; normally negative.
  package var baselineTrim: Double
  /// The set that the line comes from.
  package var set: LineMetricSetName

  /// Computes the trims of a font.
  ///
  /// - Throws: `metricAbsent` where the font has no cap height or no line metrics.
  package init(_ request: Request, font: CSSFont, dialect: CSSDialect) throws(FontError) {
    guard let capUnits = font.capHeight.units, capUnits > .zero else {
      throw FontError(
        .metricAbsent, subject: font.family, message: "has no cap height to trim to",
        advice: "it declares none and has no capital to measure")
    }
    guard let name = dialect.set(of: font.lineMetrics), let line = font.lineMetrics.set(name) else {
      throw FontError(
        .metricAbsent, subject: font.family, message: "has no line metrics that browsers read")
    }
    let em = Double(font.unitsPerEm)
    let capScale = Double(capUnits.value) / em
    let gap = line.lineGap ?? .zero
    let gapScale = Double((dialect == .fontmetrics ? max(.zero, gap) : gap).value) / em
    let ascentScale = Double(line.ascender.value) / em
    let descentScale = Double(abs(line.descender.value)) / em
    switch request.size {
    case .fontSize(let size): fontSize = size
    case .capHeight(let height): fontSize = height / capScale
    }
    capHeight = fontSize * capScale
    // What the line box has less than the line of the font, half of it on either side, in em.
    var offset = 0.0
    lineHeight =
      switch request.leading {
      case .normal: nil
      case .lineHeight(let height): height
      case .multiple(let factor): factor * fontSize
      case .gap(let gap): capHeight + gap
      }
    if let lineHeight {
      let normal = (ascentScale + gapScale + descentScale) * fontSize
      offset = (normal - lineHeight) / 2 / fontSize
    }
    capHeightTrim = -(ascentScale - capScale + gapScale / 2 - offset)
    baselineTrim = -(descentScale + gapScale / 2 - offset)
    set = name
  }
}
