internal import CFreeType
internal import FontModel

/// A face on loan, set so that HarfBuzz measures in the unit of the shaped text.
@safe struct ShapingFace {
  let handle: FT_Face
  /// What lengths are given in.
  let unit: ShapedText.Unit
  /// The strike that pictures are taken from; nil for a face that has only outlines.
  let strike: BitmapStrike?
  /// How many of HarfBuzz's units make one of `unit`.
  let positionsPerUnit: Double

  /// Sets up a fresh face.
  ///
  /// - Parameters:
  ///   - face: The `FT_Face`, with its character map chosen.
  ///   - pixelsPerEm: The size that a strike of plain bitmaps should be near; nil for the largest.
  init(lent face: UnsafeMutableRawPointer, strikeNear pixelsPerEm: Double?) {
    unsafe handle = face.assumingMemoryBound(to: FT_FaceRec.self)
    let flags = unsafe handle.pointee.face_flags
    let hasColor = flags & FT_FACE_FLAG_COLOR != 0
    let hasOutlines = flags & (FT_FACE_FLAG_SCALABLE | FT_FACE_FLAG_SBIX) != 0
    strike =
      hasOutlines && !hasColor
      ? nil : unsafe BitmapStrike(of: handle, near: hasColor ? nil : pixelsPerEm)
    if let unitsPerEm = unsafe Self.unitsPerEm(of: handle) {
      unit = .designUnits(perEm: unitsPerEm)
      positionsPerUnit = 1
      unsafe Self.setScale(of: handle, unitsPerEm: unitsPerEm)
    } else {
      let perEm = strike?.yPixelsPerEm ?? 1
      unit = .strikePixels(perEm: perEm)
      positionsPerUnit = 64
      selectStrike()
      // HarfBuzz multiplies by the em, which FreeType leaves at 0 for faces without outlines.
      unsafe handle.pointee.units_per_EM = FT_UShort(min(max(1, perEm * 64), 0xFFFF))
    }
  }

  /// How FreeType is to be asked for advances: a bitmap's only where there is nothing else.
  var advanceFlags: Int32 {
    switch unit {
    case .designUnits: Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    case .strikePixels: Int32(FT_LOAD_NO_HINTING)
    }
  }

  /// Makes the strike, if there is one, the size of the face.
  ///
  /// The corresponding C function is `FT_Select_Size`. Where it fails, no glyph has a picture.
  func selectStrike() {
    guard let strike else { return }
    unsafe _ = FT_Select_Size(handle, strike.index)
  }

  /// Whether the glyphs have outlines.
  var hasOutlines: Bool {
    unsafe handle.pointee.face_flags & (FT_FACE_FLAG_SCALABLE | FT_FACE_FLAG_SBIX) != 0
  }

  var isSFNT: Bool { unsafe handle.pointee.face_flags & FT_FACE_FLAG_SFNT != 0 }

  /// The number of a character's glyph; nil where the face has none.
  ///
  /// A symbol map has its characters at their own place or at 0xF000 and up, as HarfBuzz looks
  /// them up.
  ///
  /// The corresponding C function is `FT_Get_Char_Index`.
  func glyph(of character: Unicode.Scalar) -> FT_UInt? {
    let code = FT_ULong(character.value)
    let glyph = unsafe FT_Get_Char_Index(handle, code)
    if glyph != 0 { return glyph }
    guard code <= 0xFF,
      unsafe handle.pointee.charmap?.pointee.encoding == FT_ENCODING_MS_SYMBOL
    else { return nil }
    let symbol = unsafe FT_Get_Char_Index(handle, 0xF000 + code)
    return symbol == 0 ? nil : symbol
  }

  /// The em; nil for a bitmap format that has none. FreeType leaves it at 0 where an sfnt font has
  /// no outlines, though its table `head` has one.
  private static func unitsPerEm(of face: FT_Face) -> Int? {
    let units = unsafe face.pointee.units_per_EM
    if units > 0 { return Int(units) }
    guard unsafe face.pointee.face_flags & FT_FACE_FLAG_SFNT != 0,
      let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)
    else { return nil }
    let declared = unsafe table.assumingMemoryBound(to: TT_Header.self).pointee.Units_Per_EM
    return declared > 0 ? Int(declared) : nil
  }

  /// Makes a design unit 1/64 of a pixel, FreeType's and so HarfBuzz's unit: nothing is rounded.
  ///
  /// The size is asked for as it should be and then put down by hand, as FreeType refuses it for an
  /// em of less than 32 units and, where there are bitmaps, scales to the nearest of those.
  ///
  /// The corresponding C function is `FT_Request_Size`.
  private static func setScale(of face: FT_Face, unitsPerEm: Int) {
    var request = FT_Size_RequestRec(
      type: FT_SIZE_REQUEST_TYPE_NOMINAL, width: FT_Long(unitsPerEm), height: FT_Long(unitsPerEm),
      horiResolution: 0, vertResolution: 0)
    unsafe _ = FT_Request_Size(face, &request)
    unsafe face.pointee.size?.pointee.metrics.x_scale = 0x1_0000
    unsafe face.pointee.size?.pointee.metrics.y_scale = 0x1_0000
    unsafe face.pointee.units_per_EM = FT_UShort(unitsPerEm)
  }
}
