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

  /// The outline of a glyph in design units; nil where there is none. Its points are those of the
  /// glyph that was loaded last.
  func outline(of glyph: FT_UInt) -> FT_Outline? {
    unsafe outline(of: glyph, loadFlags: CharacterMap.loadFlags)
  }

  private func inkExtent(of glyph: FT_UInt, loadFlags: Int32) -> ClosedRange<Int>? {
    guard var outline = unsafe outline(of: glyph, loadFlags: loadFlags) else { return nil }
    return unsafe outline.inkExtent
  }

  /// The corresponding C function is `FT_Load_Glyph`.
  private func outline(of glyph: FT_UInt, loadFlags: Int32) -> FT_Outline? {
    guard unsafe FT_Load_Glyph(handle, glyph, loadFlags) == 0,
      let slot = unsafe handle.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
      unsafe slot.pointee.outline.n_contours > 0
    else { return nil }
    return unsafe slot.pointee.outline
  }
}

extension FT_Outline {
  /// How far the curve itself reaches up and down; nil for a flat one.
  ///
  /// The corresponding C function is `FT_Outline_Get_BBox`.
  var inkExtent: ClosedRange<Int>? {
    mutating get {
      var box = FT_BBox()
      guard unsafe FT_Outline_Get_BBox(&self, &box) == 0, box.yMin < box.yMax else { return nil }
      return box.yMin...box.yMax
    }
  }

  /// How far the control points reach up and down, never less than the curve.
  ///
  /// The corresponding C function is `FT_Outline_Get_CBox`.
  var controlExtent: ClosedRange<Int> {
    mutating get {
      var box = FT_BBox()
      unsafe FT_Outline_Get_CBox(&self, &box)
      return box.yMin...max(box.yMin, box.yMax)
    }
  }
}
