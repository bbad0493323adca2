internal import CFreeType
package import FontModel

extension Library {
  /// Reads the advances of characters through the character map alone, in design units.
  ///
  /// A bitmap font has none in design units unless it has sfnt tables.
  ///
  /// - Parameters:
  ///   - file: The font.
  ///   - index: The number of the face in the file, from 0.
  ///   - position: Where in the design space of a variable font.
  ///   - characters: What is asked for.
  /// - Returns: The advances of those that the face has, and that of `.notdef`.
  /// - Throws: `noSuchFace`, `unknownFormat`, `brokenFont`, `invalidUnitsPerEm` or `limitExceeded`.
  package func advances(
    of file: FontFile, index: Int, position: FacePosition = .standard,
    characters: [Unicode.Scalar]
  ) throws(FontError) -> CharacterAdvances {
    let instance: Int =
      if case .instance(let number) = position, (1...0x7FFF).contains(number) { number } else { 0 }
    let face = try open(file, index: index, instance: instance)
    if case .coordinates(let wanted) = position, face.isVariable {
      let space = try DesignSpace(face, file, names: NameTable(nil))
      try move(face, to: space.resolve(wanted), file, index)
    }
    return face.advances(of: characters)
  }
}

extension Face {
  /// The advances of characters in design units, and that of `.notdef`, glyph 0.
  func advances(of characters: [Unicode.Scalar]) -> CharacterAdvances {
    let map = selectCharacterMap()
    var advances: [Unicode.Scalar: DesignUnits] = [:]
    for character in characters {
      guard let glyph = glyph(of: character, in: map), let advance = advance(of: glyph) else {
        continue
      }
      advances[character] = advance
    }
    return CharacterAdvances(missing: advance(of: 0), advances: advances)
  }

  /// The advance of a glyph in design units; nil where there is none.
  ///
  /// The corresponding C function is `FT_Get_Advance`.
  private func advance(of glyph: FT_UInt) -> DesignUnits? {
    var advance: FT_Fixed = 0
    let flags = Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard isScalable || isSFNT,
      unsafe FT_Get_Advance(handle, glyph, flags, &advance) == 0
    else { return nil }
    return DesignUnits(advance)
  }
}
