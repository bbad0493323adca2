@testable import FontModel
import TestSupport
import Testing

/// Fonts of which a test says all that CSS asks for.
enum CSSSample {
  /// A font known by its numbers, as those of the published examples are.
  static func font(
    _ family: String, unitsPerEm: Int, hhea: (Int, Int, Int), capHeight: Int = 700,
    xHeight: Int = 500, xWidthAvg: Int = 500
  ) -> CSSFont {
    CSSFont(
      WellKnownFont(
        family: family, fullName: family, postScriptName: family, unitsPerEm: unitsPerEm,
        ascender: hhea.0, descender: hhea.1, lineGap: hhea.2, capHeight: capHeight,
        xHeight: xHeight, widths: KnownWidths(xWidthAvg: xWidthAvg), source: "a test"))
  }

  /// A font of the table.
  static func known(_ name: String) throws -> CSSFont {
    CSSFont(try #require(WellKnownFont(named: name)))
  }

  /// The sample face with changes, as if read from a file in which every character is as wide.
  static func face(
    advance: Int? = 500, _ change: (inout SampleFace) -> Void = { _ in }
  ) throws(FontError) -> CSSFont {
    let advances = Dictionary(
      uniqueKeysWithValues: CharacterAdvances.neededForCSS.compactMap { character in
        advance.map { (character, DesignUnits($0)) }
      })
    return try CSSFont(
      SampleFace(change).report,
      advances: CharacterAdvances(missing: DesignUnits(300), advances: advances))
  }
}
