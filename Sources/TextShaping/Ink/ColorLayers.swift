internal import CFreeType
internal import FontModel

/// A layer of a colour glyph, before its outline is read.
struct ColorLayer: Hashable {
  var glyph: FT_UInt
  /// Nil for the colour of the text.
  var color: GlyphColor?
}

extension ShapingFace {
  /// The first palette of the `CPAL` table; empty where there is none.
  ///
  /// The corresponding C functions are `FT_Palette_Data_Get` and `FT_Palette_Select`.
  func palette() -> [GlyphColor] {
    var data = unsafe FT_Palette_Data()
    var colors: UnsafeMutablePointer<FT_Color>?
    guard unsafe FT_Palette_Data_Get(handle, &data) == 0, unsafe data.num_palettes > 0,
      unsafe FT_Palette_Select(handle, 0, &colors) == 0
    else { return [] }
    let count = unsafe colors == nil ? 0 : Int(data.num_palette_entries)
    return unsafe UnsafeBufferPointer(start: colors, count: count).map {
      GlyphColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
    }
  }

  /// The layers of a glyph in the `COLR` table, the lowest one first; empty where it has none there.
  ///
  /// Only version 0 has layers. A glyph that version 1 paints is left to its outline.
  ///
  /// The corresponding C function is `FT_Get_Color_Glyph_Layer`.
  func layers(of glyph: FT_UInt, palette: [GlyphColor]) -> [ColorLayer] {
    var layers: [ColorLayer] = []
    var iterator = unsafe FT_LayerIterator(num_layers: 0, layer: 0, p: nil)
    var layer: FT_UInt = 0
    var color: FT_UInt = 0
    while layers.count < Self.layerLimit,
      unsafe FT_Get_Color_Glyph_Layer(handle, glyph, &layer, &color, &iterator) != 0
    {
      let index = Int(color)
      layers.append(
        ColorLayer(glyph: layer, color: palette.indices.contains(index) ? palette[index] : nil))
    }
    return layers
  }

  /// Many times the layers of the richest colour glyphs.
  private static let layerLimit = 4096
}
