internal import CFreeType

extension Face {
  /// What glyphs are called: by the font, else by a character that maps to them, else by number.
  func names(of glyphs: [FT_UInt]) -> [String] {
    guard !glyphs.isEmpty else { return [] }
    let named = glyphs.map { name(of: $0) }
    let characters = named.contains(nil) ? self.characters(of: Set(glyphs)) : [:]
    return zip(glyphs, named).map { glyph, name in
      name ?? characters[glyph].map { "U+\(Self.hexadecimal($0))" } ?? "glyph \(glyph)"
    }
  }

  /// The name of a glyph in the font; nil where it names none.
  ///
  /// The corresponding C function is `FT_Get_Glyph_Name`.
  private func name(of glyph: FT_UInt) -> String? {
    guard unsafe handle.pointee.face_flags & FT_FACE_FLAG_GLYPH_NAMES != 0 else { return nil }
    var bytes = [CChar](repeating: 0, count: 128)
    let capacity = FT_UInt(bytes.count)
    guard unsafe FT_Get_Glyph_Name(handle, glyph, &bytes, capacity) == 0 else { return nil }
    return unsafe text(bytes)
  }

  /// The first character that maps to each of some glyphs.
  private func characters(of glyphs: Set<FT_UInt>) -> [FT_UInt: FT_ULong] {
    var characters: [FT_UInt: FT_ULong] = [:]
    var glyph: FT_UInt = 0
    var character = unsafe FT_Get_First_Char(handle, &glyph)
    // A malformed map may claim characters beyond Unicode, billions of them.
    while glyph != 0, character <= 0x10FFFF {
      if glyphs.contains(glyph), characters[glyph] == nil { characters[glyph] = character }
      character = unsafe FT_Get_Next_Char(handle, character, &glyph)
    }
    return characters
  }

  /// At least four digits, as characters are written.
  private static func hexadecimal(_ character: FT_ULong) -> String {
    let digits = String(character, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
