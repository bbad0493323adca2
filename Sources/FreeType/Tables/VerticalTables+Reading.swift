internal import FontModel

extension VerticalHeader {
  /// Reads the fields and adds what varies; nil where the table ends before the last of them.
  init?(_ reader: BigEndianReader, _ variation: MetricsVariation) {
    guard let ascender = reader.int16(at: 4), let descender = reader.int16(at: 6),
      let lineGap = reader.int16(at: 8), let advanceHeightMax = reader.uint16(at: 10),
      let rise = reader.int16(at: 18), let run = reader.int16(at: 20),
      let offset = reader.int16(at: 22)
    else { return nil }
    self.init(
      ascender: DesignUnits(ascender) + variation[.vasc],
      descender: DesignUnits(descender) + variation[.vdsc],
      lineGap: DesignUnits(lineGap) + variation[.vlgp],
      advanceHeightMax: DesignUnits(advanceHeightMax),
      caret: CaretSlope(
        rise: DesignUnits(rise) + variation[.vcrs], run: DesignUnits(run) + variation[.vcrn],
        offset: DesignUnits(offset) + variation[.vcof]))
  }
}

extension VerticalOrigins {
  /// Reads the table's head; entries that lie beyond its end don't count.
  init?(_ table: TableBytes) {
    let headLength = 8
    let entryLength = 4
    guard table.reader.uint16(at: 0) == 1, let defaultY = table.reader.int16(at: 4),
      let entryCount = table.reader.uint16(at: 6)
    else { return nil }
    self.init(
      defaultY: DesignUnits(defaultY),
      entryCount: min(Int(entryCount), (table.length - headLength) / entryLength))
  }
}
