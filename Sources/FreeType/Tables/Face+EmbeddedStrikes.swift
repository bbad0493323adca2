internal import FontModel

extension Face {
  /// The bitmaps beside outlines, from the records of `EBLC` or Apple's `bloc`.
  func embeddedStrikes() -> [Strike] {
    let headerLength = 8
    let recordLength = 48
    // FreeType, too, looks at no more than 65,535 records.
    let limit = headerLength + recordLength * 0xFFFF
    guard
      let table = table(.bitmapLocations, limit: limit)
        ?? table(.appleBitmapLocations, limit: limit),
      let count = table.reader.uint32(at: 4)
    else { return [] }
    let available = (table.reader.count - headerLength) / recordLength
    return (0..<min(Int(count), available)).compactMap {
      Strike(table.reader, at: headerLength + $0 * recordLength)
    }
  }
}

extension Strike {
  /// Reads a record; nil for an invalid one, of no size.
  ///
  /// The line metrics are often wrong, so they are put right as FreeType does it
  /// (`tt_face_load_strike_metrics`): a positive descender is negated if glyphs reach below the
  /// baseline; where both are zero the reach of the glyphs counts, else the em.
  fileprivate init?(_ reader: BigEndianReader, at start: Int) {
    guard let ascenderField = reader.int8(at: start + 16),
      let descenderField = reader.int8(at: start + 17),
      let maxBefore = reader.int8(at: start + 24), let minAfter = reader.int8(at: start + 25),
      let xPixels = reader.uint8(at: start + 44), let yPixels = reader.uint8(at: start + 45),
      xPixels > 0, yPixels > 0
    else { return nil }
    var ascender = Double(ascenderField)
    var descender = Double(descenderField)
    let pixelsPerEm = Double(yPixels)
    if descender > 0, minAfter < 0 {
      descender = -descender
    } else if descender == 0, ascender == 0 {
      let isKnown = maxBefore != 0 || minAfter != 0
      ascender = isKnown ? Double(maxBefore) : pixelsPerEm
      descender = isKnown ? Double(minAfter) : 0
    }
    if ascender == descender { descender = ascender - pixelsPerEm }
    self.init(
      pixelsPerEm: pixelsPerEm, ascender: ascender, descender: descender,
      height: ascender - descender)
  }
}
