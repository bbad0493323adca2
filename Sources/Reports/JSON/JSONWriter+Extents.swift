internal import FontModel

extension JSONWriter {
  /// The `text` object of a report; `null` where the text couldn't be measured.
  mutating func text(_ text: String, _ extents: TextExtents?, options: ShowOptions) {
    guard let extents else { return null() }
    let unit = extents.unit
    object { writer in
      writer.member("advance") { $0.length(GlyphLength(extents.advance, unit: unit), options) }
      writer.member("ink") { $0.ink(extents.ink, unit, options) }
      writer.member("missing") { $0.list(extents.missing) { $0.value(String($1)) } }
      writer.member("text", text)
    }
  }

  /// The `glyph` object of a report; `null` where the face doesn't have the glyph.
  mutating func glyph(_ glyph: String, _ extents: GlyphExtents?, options: ShowOptions) {
    guard let extents else { return null() }
    let unit = extents.unit
    object { writer in
      writer.member("advance") { $0.length(GlyphLength(extents.advance, unit: unit), options) }
      writer.member("glyph", glyph)
      writer.member("id", extents.id)
      writer.member("ink") { $0.ink(extents.ink, unit, options) }
      writer.member("leftSideBearing") { $0.length(extents.leftSideBearing, unit, options) }
      writer.member("name", extents.name)
      writer.member("rightSideBearing") { $0.length(extents.rightSideBearing, unit, options) }
    }
  }

  private mutating func ink(_ ink: InkBox?, _ unit: ShapedText.Unit, _ options: ShowOptions) {
    guard let ink else { return null() }
    object { writer in
      writer.member("xMax") { $0.length(ink.xMax, unit, options) }
      writer.member("xMin") { $0.length(ink.xMin, unit, options) }
      writer.member("yMax") { $0.length(ink.yMax, unit, options) }
      writer.member("yMin") { $0.length(ink.yMin, unit, options) }
    }
  }

  private mutating func length(
    _ value: Double?, _ unit: ShapedText.Unit, _ options: ShowOptions
  ) {
    guard let value else { return null() }
    length(GlyphLength(value, unit: unit), options)
  }

  private mutating func length(_ length: GlyphLength, _ options: ShowOptions) {
    object { writer in
      if options.lengths == .ems { writer.member("ratio", length.scaled(pixelsPerEm: 1)) }
      writer.member("scaled") { writer in
        writer.single(options.sizes) { $0.value(length.scaled(pixelsPerEm: $1.pixelsPerEm)) }
      }
      writer.member("source", length.source.name)
      writer.member("units", length.units)
    }
  }
}
