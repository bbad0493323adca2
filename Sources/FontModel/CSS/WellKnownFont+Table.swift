// Numbers of fonts that Linux systems seldom have.
//
// Capsize's authors read the fonts of macOS and Windows and publish what they found
// (packages/metrics/scripts/systemFonts.json of seek-oss/capsize, commit d6763d06 of July 2026).
// Beside that:
// - Liberation Sans, Serif and Mono 2.1.5 have, by design, the advances and line metrics of Arial,
//   Times New Roman and Courier New; xWidthAvg, next/font's means and the advance of 0 were measured
//   on them, and agree with what is published. Cap height and x-height are the fonts' own.
// - Roboto was measured in its release of 2017.
// - next/font publishes the means of Arial and Times New Roman.
// `system-ui` is not here: it is another font on each system.

extension WellKnownFont {
  private static let published = "published by Capsize (seek-oss/capsize, July 2026)"

  private static func confirmed(by font: String) -> String {
    "\(published), widths confirmed on \(font)"
  }

  /// The fonts in alphabetical order, their regular faces.
  static let all = [
    appleSystem(called: "-apple-system"),
    arial,
    appleSystem(called: "BlinkMacSystemFont"),
    courierNew,
    WellKnownFont(
      family: "Georgia", fullName: "Georgia", postScriptName: "Georgia", unitsPerEm: 2048,
      ascender: 1878, descender: -449, lineGap: 0, capHeight: 1419, xHeight: 986,
      widths: KnownWidths(xWidthAvg: 913), source: published),
    helvetica,
    WellKnownFont(
      family: "Helvetica Neue", fullName: "Helvetica Neue", postScriptName: "HelveticaNeue",
      unitsPerEm: 1000, ascender: 952, descender: -213, lineGap: 28, capHeight: 714, xHeight: 517,
      widths: KnownWidths(xWidthAvg: 450), source: published),
    WellKnownFont(
      family: "Lucida Grande", fullName: "Lucida Grande", postScriptName: "LucidaGrande",
      unitsPerEm: 2048, ascender: 1980, descender: -432, lineGap: 0, capHeight: 1480,
      xHeight: 1086, widths: KnownWidths(xWidthAvg: 1007), source: published),
    WellKnownFont(
      family: "Roboto", fullName: "Roboto", postScriptName: "Roboto-Regular", unitsPerEm: 2048,
      ascender: 1900, descender: -500, lineGap: 0, capHeight: 1456, xHeight: 1082,
      widths: KnownWidths(xWidthAvg: 911, nextAverage: 938, zero: 1151),
      source: confirmed(by: "Roboto of 2017")),
    WellKnownFont(
      family: "Segoe UI", fullName: "Segoe UI", postScriptName: "SegoeUI", unitsPerEm: 2048,
      ascender: 2210, descender: -514, lineGap: 0, capHeight: 1434, xHeight: 1024,
      widths: KnownWidths(xWidthAvg: 908), source: published),
    WellKnownFont(
      family: "Tahoma", fullName: "Tahoma", postScriptName: "Tahoma", unitsPerEm: 2048,
      ascender: 2049, descender: -423, lineGap: 0, capHeight: 1489, xHeight: 1117,
      widths: KnownWidths(xWidthAvg: 917), source: published),
    timesNewRoman,
    WellKnownFont(
      family: "Trebuchet MS", fullName: "Trebuchet MS", postScriptName: "TrebuchetMS",
      unitsPerEm: 2048, ascender: 1923, descender: -455, lineGap: 0, capHeight: 1465,
      xHeight: 1071, widths: KnownWidths(xWidthAvg: 934), source: published),
    WellKnownFont(
      family: "Verdana", fullName: "Verdana", postScriptName: "Verdana", unitsPerEm: 2048,
      ascender: 2059, descender: -430, lineGap: 0, capHeight: 1489, xHeight: 1117,
      widths: KnownWidths(xWidthAvg: 1049), source: published),
  ]

  /// San Francisco as macOS has it (SFNS.ttf), under one of the names that browsers give it.
  private static func appleSystem(called family: String) -> WellKnownFont {
    WellKnownFont(
      family: family, fullName: "System Font", postScriptName: ".SFNS-Regular", unitsPerEm: 2048,
      ascender: 1980, descender: -432, lineGap: 0, capHeight: 1443, xHeight: 1040,
      widths: KnownWidths(xWidthAvg: 853), source: published)
  }

  static let arial = WellKnownFont(
    family: "Arial", fullName: "Arial", postScriptName: "ArialMT", unitsPerEm: 2048,
    ascender: 1854, descender: -434, lineGap: 67, capHeight: 1467, xHeight: 1062,
    widths: KnownWidths(xWidthAvg: 913, nextAverage: 40_184.0 / 43, zero: 1139),
    source: confirmed(by: "Liberation Sans"))

  static let courierNew = WellKnownFont(
    family: "Courier New", fullName: "Courier New", postScriptName: "CourierNewPSMT",
    unitsPerEm: 2048, ascender: 1705, descender: -615, lineGap: 0, capHeight: 1170, xHeight: 866,
    widths: KnownWidths(xWidthAvg: 1229, nextAverage: 1229, zero: 1229),
    source: confirmed(by: "Liberation Mono"))

  static let helvetica = WellKnownFont(
    family: "Helvetica", fullName: "Helvetica", postScriptName: "Helvetica", unitsPerEm: 2048,
    ascender: 1577, descender: -471, lineGap: 0, capHeight: 1469, xHeight: 1071,
    widths: KnownWidths(xWidthAvg: 913), source: published)

  static let timesNewRoman = WellKnownFont(
    family: "Times New Roman", fullName: "Times New Roman", postScriptName: "TimesNewRomanPSMT",
    unitsPerEm: 2048, ascender: 1825, descender: -443, lineGap: 87, capHeight: 1356,
    xHeight: 916, widths: KnownWidths(xWidthAvg: 832, nextAverage: 36_739.0 / 43, zero: 1024),
    source: confirmed(by: "Liberation Serif"))
}
