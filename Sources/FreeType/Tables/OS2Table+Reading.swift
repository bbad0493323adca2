internal import FontModel

extension OS2Table {
  /// Reads as many fields as the version has and the table's length covers.
  ///
  /// Nil for version 0xFFFF, which stands for no table, and where the table ends before
  /// `fsSelection`. A version past 5 counts as 5.
  init?(_ table: TableBytes, _ variation: MetricsVariation) {
    let reader = table.reader
    guard let version = reader.uint16(at: 0), version != 0xFFFF,
      let averageWidth = reader.int16(at: 2), let weightClass = reader.uint16(at: 4),
      let widthClass = reader.uint16(at: 6),
      let `subscript` = ScriptBox(reader, at: 10, adding: variation, [.sbxs, .sbys, .sbxo, .sbyo]),
      let superscript = ScriptBox(reader, at: 18, adding: variation, [.spxs, .spys, .spxo, .spyo]),
      let strikeoutSize = reader.int16(at: 26), let strikeoutPosition = reader.int16(at: 28),
      let familyClass = reader.int16(at: 30), let panose = reader.bytes(at: 32, count: 10),
      let vendor = reader.bytes(at: 58, count: 4), let selection = reader.uint16(at: 62)
    else { return nil }
    let hasHeights = version >= 2
    self.init(
      version: Int(version), length: table.length, xAvgCharWidth: DesignUnits(averageWidth),
      usWeightClass: Int(weightClass), usWidthClass: Int(widthClass), subscript: `subscript`,
      superscript: superscript, yStrikeoutSize: DesignUnits(strikeoutSize) + variation[.strs],
      yStrikeoutPosition: DesignUnits(strikeoutPosition) + variation[.stro],
      sFamilyClass: familyClass, panose: Array(panose), achVendID: Self.vendorID(vendor),
      fsSelection: selection, typo: TypoFields(reader, variation),
      win: WinFields(reader, variation),
      sxHeight: hasHeights ? reader.int16(at: 86).map { DesignUnits($0) + variation[.xhgt] } : nil,
      sCapHeight: hasHeights
        ? reader.int16(at: 88).map { DesignUnits($0) + variation[.cpht] } : nil,
      opticalPointSize: version >= 5 ? OpticalSizeRange(reader) : nil)
  }

  /// The id as text, without the blanks or zeros that fill it up; nil where nothing else is in it.
  private static func vendorID(_ bytes: ArraySlice<UInt8>) -> String? {
    var letters = bytes
    while letters.last == 0x20 || letters.last == 0 { letters.removeLast() }
    guard !letters.isEmpty else { return nil }
    return String(String.UnicodeScalarView(letters.map { Unicode.Scalar($0) }))
  }
}

extension OS2Table.ScriptBox {
  fileprivate init?(
    _ reader: BigEndianReader, at offset: Int, adding variation: MetricsVariation,
    _ values: [MetricsVariation.Value]
  ) {
    let fields = values.indices.compactMap { index in
      reader.int16(at: offset + index * 2).map { DesignUnits($0) + variation[values[index]] }
    }
    guard fields.count == 4 else { return nil }
    self.init(xSize: fields[0], ySize: fields[1], xOffset: fields[2], yOffset: fields[3])
  }
}

extension OS2Table.TypoFields {
  /// Nil in a table of less than 78 bytes: FreeType would choose these fields, but no version of
  /// the format ends between them and the Windows fields.
  fileprivate init?(_ reader: BigEndianReader, _ variation: MetricsVariation) {
    guard reader.count >= 78, let ascender = reader.int16(at: 68),
      let descender = reader.int16(at: 70), let lineGap = reader.int16(at: 72)
    else { return nil }
    self.init(
      ascender: DesignUnits(ascender) + variation[.hasc],
      descender: DesignUnits(descender) + variation[.hdsc],
      lineGap: DesignUnits(lineGap) + variation[.hlgp])
  }
}

extension OS2Table.WinFields {
  fileprivate init?(_ reader: BigEndianReader, _ variation: MetricsVariation) {
    guard let ascent = reader.uint16(at: 74), let descent = reader.uint16(at: 76) else {
      return nil
    }
    self.init(
      ascent: DesignUnits(ascent) + variation[.hcla],
      descent: DesignUnits(descent) + variation[.hcld])
  }
}

extension OS2Table.OpticalSizeRange {
  /// From twentieths of a point; 0xFFFF as the upper end means that there is none.
  fileprivate init?(_ reader: BigEndianReader) {
    guard let lower = reader.uint16(at: 96), let upper = reader.uint16(at: 98) else { return nil }
    self.init(lower: Double(lower) / 20, upper: upper == 0xFFFF ? nil : Double(upper) / 20)
  }
}
