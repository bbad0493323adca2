/// The font-relative units of CSS in a font: how much of the font size each is.
package struct FontUnits: Hashable, Sendable {
  /// A unit's size with where it comes from.
  package struct Unit: Hashable, Sendable {
    /// `ex`, `cap`, `ch` or `ic`.
    package var name: String
    /// In em.
    package var em: Double
    /// In design units; nil where CSS says what is used instead.
    package var units: DesignUnits?
    /// A phrase: "x-height, OS/2", or why the fallback of CSS is used.
    package var source: String
  }

  /// In the order ex, cap, ch, ic.
  package var units: [Unit]
  /// The value of `font-size-adjust`: x-height by em; nil where the font has no x-height.
  package var fontSizeAdjust: Double?

  /// The character whose advance is `1ch`.
  static let zero: Unicode.Scalar = "0"
  /// 水, the character whose advance is `1ic`.
  static let water: Unicode.Scalar = "\u{6C34}"

  /// The units of a font.
  ///
  /// Where the font lacks a metric, CSS Values 4 says what is used: 0.5 em for `ex` and `ch`, the
  /// ascent for `cap`, 1 em for `ic`.
  package init(_ font: CSSFont) {
    let em = font.unitsPerEm
    func unit(
      _ name: String, _ units: DesignUnits?, _ source: String, else fallback: Double,
      because reason: String
    ) -> Unit {
      guard let units else { return Unit(name: name, em: fallback, units: nil, source: reason) }
      return Unit(
        name: name, em: Double(units.value) / Double(em), units: units, source: source)
    }
    let ascent = font.lineMetrics.effectiveSet.map { Double($0.ascender.value) / Double(em) } ?? 1
    units = [
      unit(
        "ex", font.xHeight.units, "x-height, \(font.xHeight.phrase)", else: 0.5,
        because: "no x-height is known, so CSS takes 0.5em"),
      unit(
        "cap", font.capHeight.units, "cap height, \(font.capHeight.phrase)", else: ascent,
        because: "no cap height is known, so CSS takes the ascent"),
      unit(
        "ch", font.advance(of: Self.zero), "advance of 0", else: 0.5,
        because: "no advance of 0 is known, so CSS takes 0.5em"),
      unit(
        "ic", font.advance(of: Self.water), "advance of 水 (U+6C34)", else: 1,
        because: "no 水 (U+6C34) is known, so CSS takes 1em"),
    ]
    fontSizeAdjust = font.xHeight.ratio(unitsPerEm: em)
  }
}

extension CSSFont.Height {
  /// Where the height comes from, for people.
  package var phrase: String { source?.phrase ?? "from the table of well-known fonts" }
}
