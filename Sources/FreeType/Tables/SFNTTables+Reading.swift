internal import FontModel

extension SFNTTables {
  /// Reads the tables of a face from their bytes and adds what varies at a position.
  init(_ face: borrowing Face, variation: MetricsVariation) {
    self.init()
    guard face.isSFNT else { return }
    // Apple's bitmap fonts have the same fields in `bhed`.
    head =
      face.table(.head, limit: 54).flatMap { HeadTable($0.reader) }
      ?? face.table(.bitmapHead, limit: 54).flatMap { HeadTable($0.reader) }
    hhea = face.table(.hhea, limit: 36).flatMap { HorizontalHeader($0.reader, variation) }
    os2 = face.table(.os2, limit: 100).flatMap { OS2Table($0, variation) }
    post = face.table(.post, limit: 32).flatMap { PostTable($0.reader, variation) }
  }
}

/// What FreeType accepts as an em, as OpenType 1.8.2 and later has it.
let validUnitsPerEm = 16...16_384

extension HeadTable {
  /// Reads the fields; nil where the table ends before the last of them.
  ///
  /// Nil, too, for an invalid em: FreeType accepts a font with one only where it takes `bhed`.
  init?(_ reader: BigEndianReader) {
    guard let fontRevision = reader.int32(at: 4), let unitsPerEm = reader.uint16(at: 18),
      validUnitsPerEm.contains(Int(unitsPerEm)),
      let xMin = reader.int16(at: 36), let yMin = reader.int16(at: 38),
      let xMax = reader.int16(at: 40), let yMax = reader.int16(at: 42),
      let macStyle = reader.uint16(at: 44)
    else { return nil }
    self.init(
      unitsPerEm: Int(unitsPerEm),
      bounds: Bounds(
        xMin: DesignUnits(xMin), yMin: DesignUnits(yMin), xMax: DesignUnits(xMax),
        yMax: DesignUnits(yMax)),
      macStyle: macStyle, fontRevision: Fixed16_16(rawValue: fontRevision))
  }
}

extension HorizontalHeader {
  /// Reads the fields; nil where the table ends before the last of them.
  init?(_ reader: BigEndianReader, _ variation: MetricsVariation) {
    guard let ascender = reader.int16(at: 4), let descender = reader.int16(at: 6),
      let lineGap = reader.int16(at: 8), let advanceWidthMax = reader.uint16(at: 10),
      let caretSlopeRise = reader.int16(at: 18), let caretSlopeRun = reader.int16(at: 20),
      let caretOffset = reader.int16(at: 22)
    else { return nil }
    self.init(
      ascender: DesignUnits(ascender) + variation[.hasc],
      descender: DesignUnits(descender) + variation[.hdsc],
      lineGap: DesignUnits(lineGap) + variation[.hlgp],
      advanceWidthMax: DesignUnits(advanceWidthMax),
      caretSlopeRise: DesignUnits(caretSlopeRise) + variation[.hcrs],
      caretSlopeRun: DesignUnits(caretSlopeRun) + variation[.hcrn],
      caretOffset: DesignUnits(caretOffset) + variation[.hcof],
      variation: variation.lineMetrics)
  }
}

extension PostTable {
  /// Reads the fields, which are the same in every version; nil where the table ends before.
  init?(_ reader: BigEndianReader, _ variation: MetricsVariation) {
    guard let italicAngle = reader.int32(at: 4), let position = reader.int16(at: 8),
      let thickness = reader.int16(at: 10), let isFixedPitch = reader.uint32(at: 12)
    else { return nil }
    self.init(
      italicAngle: Fixed16_16(rawValue: italicAngle),
      underlinePosition: DesignUnits(position) + variation[.undo],
      underlineThickness: DesignUnits(thickness) + variation[.unds],
      isFixedPitch: isFixedPitch != 0)
  }
}
