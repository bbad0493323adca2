internal import CFreeType

/// Which of a face's character maps is in use.
enum CharacterMap {
  case unicode
  /// Platform 3, encoding 0: the characters stand at 0xF000 and up, or at their own place.
  case symbol
  case none

  fileprivate static let loadFlags = Int32(
    FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
}

extension Face {
  /// Selects Unicode, else the symbol map, which FreeType doesn't choose by itself.
  ///
  /// The corresponding C function is `FT_Select_Charmap`.
  func selectCharacterMap() -> CharacterMap {
    if unsafe FT_Select_Charmap(handle, FT_ENCODING_UNICODE) == 0 { return .unicode }
    return unsafe FT_Select_Charmap(handle, FT_ENCODING_MS_SYMBOL) == 0 ? .symbol : .none
  }

  /// The number of a character's glyph; nil where the font has none.
  func glyph(of character: Unicode.Scalar, in map: CharacterMap) -> FT_UInt? {
    let code = FT_ULong(character.value)
    let codes: [FT_ULong] =
      switch map {
      case .unicode: [code]
      case .symbol: [code, 0xF000 + code]
      case .none: []
      }
    for code in codes {
      let glyph = unsafe FT_Get_Char_Index(handle, code)
      if glyph != 0 { return glyph }
    }
    return nil
  }

  /// How far the ink of a glyph reaches, in design units; nil where it has no outline.
  func inkExtent(of glyph: FT_UInt) -> ClosedRange<Int>? {
    inkExtent(of: glyph, loadFlags: CharacterMap.loadFlags)
  }

  /// How far the ink of a glyph reaches at the size that is set, in 1/64 pixel; nil where it has no
  /// outline.
  func hintedInkExtent(of glyph: FT_UInt) -> ClosedRange<Int>? {
    // FT_LOAD_TARGET_NORMAL is 0, the default.
    inkExtent(of: glyph, loadFlags: Int32(FT_LOAD_NO_BITMAP))
  }

  private func inkExtent(of glyph: FT_UInt, loadFlags: Int32) -> ClosedRange<Int>? {
    guard unsafe FT_Load_Glyph(handle, glyph, loadFlags) == 0,
      let slot = unsafe handle.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
      unsafe slot.pointee.outline.n_contours > 0
    else { return nil }
    var box = FT_BBox()
    // The exact box, not the one of the control points.
    guard unsafe FT_Outline_Get_BBox(&slot.pointee.outline, &box) == 0, box.yMin < box.yMax else {
      return nil
    }
    return box.yMin...box.yMax
  }
}
