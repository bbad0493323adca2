internal import CFreeType
package import FontModel
package import FreeType

extension Shaper {
  /// Measures one glyph by itself, without kerning and the like.
  ///
  /// - Parameters:
  ///   - glyph: A character, composed or not, or else the name of a glyph in the font.
  ///   - file: The font.
  ///   - index: The number of the face in the file, from 0.
  ///   - position: Where in the design space of a variable font.
  ///   - pixelsPerEm: The size that a strike of plain bitmaps should be near; nil for the largest.
  /// - Returns: The extents, in design units or, for bitmaps without an em, in pixels; nil where the
  ///   face has no such glyph, or more than one glyph for the character.
  /// - Throws: What `Library.facts` throws for a face that can't be opened.
  package func extents(
    of glyph: String, in file: FontFile, index: Int = 0, position: FacePosition = .standard,
    strikeNear pixelsPerEm: Double? = nil
  ) throws(FontError) -> GlyphExtents? {
    try unsafe library.withFace(of: file, index: index, position: position) {
      (face) throws(FontError) in
      let face = unsafe ShapingFace(lent: face, strikeNear: pixelsPerEm)
      guard let id = try Self.glyph(glyph, in: face) else { return nil }
      let advance = face.advance(of: id)
      var inks = InkReader(face, limits: file.limits)
      return GlyphExtents(
        id: Int(id), name: face.name(of: id), advance: advance,
        ink: try inks.reading(of: id).box, unit: face.unit)
    }
  }

  /// The number of a glyph by a character or a name; nil where there is none.
  private static func glyph(_ text: String, in face: ShapingFace) throws(FontError) -> FT_UInt? {
    let characters = Array(text.unicodeScalars.prefix(characterLimit))
    if characters.count == 1 { return face.glyph(of: characters[0]) }
    guard text.count == 1 else { return face.glyph(named: text) }
    // Such as a letter with an accent that follows it.
    let lines = TextLine.lines(of: String(String.UnicodeScalarView(characters)))
    let layout = try LineLayout(lines[0], in: face, options: ShapingOptions())
    guard layout.glyphs.count == 1, layout.glyphs[0].id != 0 else { return nil }
    return layout.glyphs[0].id
  }
}

extension ShapingFace {
  /// How far the pen goes on after a glyph, in the unit of the text.
  ///
  /// The corresponding C function is `FT_Get_Advance`.
  fileprivate func advance(of glyph: FT_UInt) -> Double {
    var advance: FT_Fixed = 0
    // Where it fails, the glyph is broken and takes no room in a line either.
    guard unsafe FT_Get_Advance(handle, glyph, advanceFlags, &advance) == 0 else { return 0 }
    return Double(advance) / 1024 / positionsPerUnit
  }

  /// The number of the glyph of a name; nil where no glyph has it.
  ///
  /// The corresponding C function is `FT_Get_Name_Index`.
  fileprivate func glyph(named name: String) -> FT_UInt? {
    guard !name.utf8.contains(0) else { return nil }
    let glyph = unsafe FT_Get_Name_Index(handle, name)
    // 0 also stands for "none".
    return glyph != 0 || self.name(of: 0) == name ? glyph : nil
  }

  /// The name of a glyph; nil where the font names none.
  ///
  /// The corresponding C function is `FT_Get_Glyph_Name`.
  fileprivate func name(of glyph: FT_UInt) -> String? {
    guard unsafe handle.pointee.face_flags & FT_FACE_FLAG_GLYPH_NAMES != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 256)
    let status = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe FT_Get_Glyph_Name(handle, glyph, buffer.baseAddress, FT_UInt(buffer.count))
    }
    let name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    return status == 0 && !name.isEmpty ? name : nil
  }
}
