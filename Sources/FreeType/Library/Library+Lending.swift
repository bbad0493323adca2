internal import CFreeType
package import FontModel

extension Library {
  /// Opens a face at a position, lends it to `body` and closes it.
  ///
  /// The face is fresh, so whoever borrows it may set its size. Its Unicode character map is in use,
  /// or the symbol map where it has only that.
  ///
  /// - Parameters:
  ///   - file: The font.
  ///   - index: The number of the face in the file, from 0.
  ///   - position: Where in the design space of a variable font.
  ///   - body: Takes the `FT_Face`, which is valid until it returns; C types can't be named across
  ///     modules.
  /// - Returns: What `body` returns.
  /// - Throws: As `facts(of:index:position:hintedAt:specialist:)`, and what `body` throws.
  package func withFace<Result>(
    of file: FontFile, index: Int, position: FacePosition = .standard,
    _ body: (UnsafeMutableRawPointer) throws(FontError) -> Result
  ) throws(FontError) -> Result {
    let face = try opened(file, index: index, position: position)
    _ = face.selectCharacterMap()
    return try withExtendedLifetime(face) { (face) throws(FontError) in
      try unsafe body(UnsafeMutableRawPointer(face.handle))
    }
  }

  /// Opens a face at a position; throws as `facts(of:index:position:hintedAt:specialist:)`.
  func opened(
    _ file: FontFile, index: Int, position: FacePosition
  ) throws(FontError) -> Face {
    // Reading the facts checks the position, and clamps it. A face whose index is out of range is
    // left to it too.
    let needsFacts = position != .standard || !(0...0xFFFF).contains(index)
    let facts = needsFacts ? try facts(of: file, index: index, position: position) : nil
    do {
      switch position {
      case .standard: return try Face(file, index: index, library: self)
      case .instance(let number):
        return try Face(file, index: index, instance: number, library: self)
      case .coordinates:
        let face = try Face(file, index: index, library: self)
        if let coordinates = facts?.variation { try face.move(to: coordinates) }
        return face
      }
    } catch {
      throw failure(error, file, index: index)
    }
  }
}
