/// A common font of other systems: numbers that are known without its file.
package struct WellKnownFont: Hashable, Sendable {
  /// The name that CSS uses.
  package var family: String
  package var fullName: String
  package var postScriptName: String
  package var unitsPerEm: Int
  /// Ascender of `hhea`.
  package var ascender: Int
  /// Descender of `hhea`, negative.
  package var descender: Int
  /// Line gap of `hhea`.
  package var lineGap: Int
  package var capHeight: Int
  package var xHeight: Int
  package var widths: KnownWidths
  /// Where the numbers come from, a phrase.
  package var source: String
}

/// What is known of the widths of a well-known font, in design units.
package struct KnownWidths: Hashable, Sendable {
  /// Capsize's average for Latin.
  package var xWidthAvg: Int
  /// The mean of next/font; nil where nobody has published it.
  package var nextAverage: Double?
  /// The advance of `0`; nil where it isn't known.
  package var zero: Int?
}

extension WellKnownFont {
  /// The font of a name, whatever its case and blanks; nil for any other name.
  package init?(named name: String) {
    let key = Self.key(name)
    let found = Self.all.first { font in
      [font.family, font.fullName, font.postScriptName].contains { Self.key($0) == key }
    }
    guard let found else { return nil }
    self = found
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }

  /// The names that the table knows, in its order.
  package static var names: [String] { all.map(\.family) }
}
