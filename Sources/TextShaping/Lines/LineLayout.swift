internal import FontModel

/// A line with the glyphs that HarfBuzz chose, before anything of their ink is read.
struct LineLayout {
  let line: TextLine
  let glyphs: [PlacedGlyph]

  /// Lays out a line.
  init(
    _ line: TextLine, in face: ShapingFace, options: ShapingOptions
  ) throws(FontError) {
    let raqm = try Raqm()
    for feature in options.features { _ = raqm.add(feature: feature) }
    self.line = line
    glyphs = try raqm.layOut(line.characters, language: options.language, in: face)
  }

  /// The characters of the line that the face has no glyph for, in their order.
  ///
  /// HarfBuzz knows best what is missing: it composes and decomposes, replaces blanks of other
  /// widths and hides what is never seen. So only what became `.notdef` is looked up again.
  func missingCharacters(in face: ShapingFace) -> [Unicode.Scalar] {
    let starts = Set(glyphs.map { $0.cluster }).sorted()
    let missing = Set(glyphs.lazy.filter { $0.id == 0 }.map { $0.cluster })
    return starts.indices.flatMap { number -> [Unicode.Scalar] in
      guard missing.contains(starts[number]) else { return [] }
      let end = number + 1 < starts.count ? starts[number + 1] : line.characters.count
      return line.characters[starts[number]..<end].filter { character in
        !character.properties.isDefaultIgnorableCodePoint && face.glyph(of: character) == nil
      }
    }
  }

  /// The line with its ink.
  func shapedLine(of face: ShapingFace, _ inks: inout InkReader) throws(FontError) -> ShapedLine {
    var shaped: [ShapedGlyph] = []
    var boxes: [InkBox] = []
    var pen = Point(x: 0, y: 0)
    for glyph in glyphs {
      let reading = try inks.reading(of: glyph.id)
      let origin = Point(x: pen.x + glyph.offset.x, y: pen.y + glyph.offset.y)
      shaped.append(
        ShapedGlyph(
          id: Int(glyph.id), origin: origin, advance: glyph.advance,
          cluster: line.offsets[glyph.cluster], ink: reading.ink))
      if let box = reading.box { boxes.append(box.moved(by: origin)) }
      pen.x += glyph.advance
    }
    return ShapedLine(glyphs: shaped, advance: pen.x, ink: InkBox.around(boxes))
  }
}
