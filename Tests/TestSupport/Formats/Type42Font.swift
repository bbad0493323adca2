/// TrueType fonts in the clothes of PostScript, as printers take them.
package enum Type42Font {
  /// The file around a TrueType font.
  ///
  /// Its `FontBBox` is that of no glyph: interpreters, FreeType among them, go by the font inside.
  package static func file(of font: SFNTBuilder) -> [UInt8] {
    let glyphs = font.glyphs.enumerated().map { "/\($1.name) \($0) def" }
    let codes = font.glyphs.flatMap { glyph in
      glyph.characters.filter { $0 < 256 }.map { "dup \($0) /\(glyph.name) put" }
    }
    let text = """
      %!PS-TrueTypeFont-65536-65536-1
      11 dict begin
      /FontName /TestSans42 def
      /FontType 42 def
      /PaintType 0 def
      /FontMatrix [1 0 0 1 0 0] def
      /FontBBox [-1 -2 3 4] def
      /FontInfo 7 dict dup begin
      /version (1.0) def
      /FullName (Test Sans 42) def
      /FamilyName (Test Sans 42) def
      /Weight (Regular) def
      /ItalicAngle 0 def
      /isFixedPitch false def
      /UnderlinePosition -120 def
      /UnderlineThickness 60 def
      end readonly def
      /Encoding 256 array
      0 1 255 {1 index exch /.notdef put} for
      \(codes.joined(separator: "\n"))
      readonly def
      /sfnts [
      \(strings(of: font))
      ] def
      /CharStrings \(glyphs.count) dict dup begin
      \(glyphs.joined(separator: "\n"))
      end readonly def
      FontName currentdict end definefont pop

      """
    return Array(text.utf8)
  }

  /// The font as strings, none longer than a table, as the format has it.
  private static func strings(of font: SFNTBuilder) -> String {
    let tables = font.file().tables
    let tags = tables.keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    let lengths = [12 + 16 * tags.count] + tags.map { ((tables[$0]?.count ?? 0) + 3) / 4 * 4 }
    var rest = font.build()[...]
    let strings = lengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return "<\(hexadecimal(rest.prefix(length)))>"
    }
    return strings.joined(separator: "\n")
  }
}
