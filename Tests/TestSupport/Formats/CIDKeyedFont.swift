/// A Type 1 font whose glyphs have numbers instead of names, as for Chinese and Japanese.
package enum CIDKeyedFont {
  /// A font of two glyphs without ink. The format says nothing of characters.
  package static let file = """
    %!PS-Adobe-3.0 Resource-CIDFont
    %%BeginResource: CIDFont (TestCID)
    /CIDInit /ProcSet findresource begin
    20 dict begin
    /CIDFontName /TestCID def
    /CIDFontVersion 1 def
    /CIDFontType 0 def
    /CIDSystemInfo 3 dict dup begin
    /Registry (Adobe) def
    /Ordering (Identity) def
    /Supplement 0 def
    end def
    /FontBBox [-10 -210 990 870] def
    /FontInfo 8 dict dup begin
    /version (1.0) def
    /FullName (Test CID) def
    /FamilyName (Test CID) def
    /Weight (Regular) def
    /ItalicAngle -12 def
    /isFixedPitch true def
    /UnderlinePosition -150 def
    /UnderlineThickness 40 def
    end def
    /CIDMapOffset 0 def
    /FDBytes 0 def
    /GDBytes 1 def
    /CIDCount 2 def
    /FDArray 1 array
    dup 0
    %ADOBeginFontDict
    7 dict begin
    /FontName /TestCID-Kanji def
    /FontType 1 def
    /FontMatrix [0.001 0 0 0.001 0 0] def
    /PaintType 0 def
    %ADOBeginPrivateDict
    /Private 8 dict dup begin
    /MinFeature {16 16} def
    /password 5839 def
    /LanguageGroup 1 def
    /lenIV -1 def
    /BlueValues [] def
    /SubrCount 0 def
    end def
    %ADOEndPrivateDict
    currentdict end
    %ADOEndFontDict
    put def
    (Hex) 11 StartData \(hexadecimal(offsets + glyph + glyph)) >
    %%EndResource
    %%EOF

    """

  /// Where each glyph begins and the last one ends.
  private static let offsets: [UInt8] = [3, 7, 11]

  /// No side bearing and an advance of 100, `hsbw`; `endchar`. A number up to 107 is itself + 139.
  private static let glyph: [UInt8] = [139, 239, 13, 14]
}
