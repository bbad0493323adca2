/// Bitmap fonts as Adobe's text.
package enum BDFFont {
  /// A font of one glyph, "A", three pixels wide in a cell of four.
  package static let tiny = """
    STARTFONT 2.1
    FONT -Test-Tiny-Bold-I-Condensed--6-60-72-72-P-40-ISO10646-1
    SIZE 6 72 72
    FONTBOUNDINGBOX 4 6 0 -1
    STARTPROPERTIES 10
    FAMILY_NAME "Tiny"
    WEIGHT_NAME "Bold"
    SLANT "I"
    SETWIDTH_NAME "Condensed"
    SPACING "P"
    FONT_ASCENT 5
    FONT_DESCENT 1
    CAP_HEIGHT 5
    X_HEIGHT 0
    PIXEL_SIZE 6
    ENDPROPERTIES
    CHARS 1
    STARTCHAR A
    ENCODING 65
    SWIDTH 640 0
    DWIDTH 4 0
    BBX 3 5 0 0
    BITMAP
    40
    A0
    E0
    A0
    A0
    ENDCHAR
    ENDFONT

    """
}
