internal import CFreeType
internal import FontModel

/// What `MVAR` adds to fields of other tables at a position of a variable font.
struct MetricsVariation {
  /// The values of `MVAR` that belong to fields of metrics, by their tags.
  enum Value: CaseIterable {
    case hasc, hdsc, hlgp, hcla, hcld, hcrs, hcrn, hcof, xhgt, cpht
    case sbxs, sbys, sbxo, sbyo, spxs, spys, spxo, spyo
    case strs, stro, undo, unds
    case vasc, vdsc, vlgp, vcrs, vcrn, vcof
  }

  private var deltas: [Value: DesignUnits] = [:]

  /// Adds nothing: the default position, and fonts without `MVAR`.
  static let none = MetricsVariation()

  private init() {}

  /// The difference between a face at the default position and a fresh one at another.
  ///
  /// FreeType sets the fields of its structures anew from the default for every position, while
  /// what it derives from them in the face itself adds up, which is why both faces must be fresh.
  init(from standard: borrowing Face, to varied: borrowing Face) {
    let base = standard.variedFields()
    for (value, field) in varied.variedFields() {
      guard let start = base[value], start != field else { continue }
      // FreeType adds in 16 bits, so the difference holds in 16 bits, for unsigned fields too.
      deltas[value] = DesignUnits(field &- start)
    }
  }

  /// What is added to the field of `value`.
  subscript(value: Value) -> DesignUnits { deltas[value] ?? .zero }

  /// What is added to the line metrics, whichever table they come from.
  var lineMetrics: LineMetricVariation {
    LineMetricVariation(ascender: self[.hasc], descender: self[.hdsc], lineGap: self[.hlgp])
  }
}

extension Face {
  /// The fields that `MVAR` varies, as FreeType's structures hold them at the face's position.
  fileprivate func variedFields() -> [MetricsVariation.Value: Int16] {
    var fields: [MetricsVariation.Value: Int16] = [:]
    if let table = unsafe FT_Get_Sfnt_Table(handle, FT_SFNT_OS2) {
      let os2 = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
      fields = [
        .hasc: os2.sTypoAscender, .hdsc: os2.sTypoDescender, .hlgp: os2.sTypoLineGap,
        .hcla: Int16(bitPattern: os2.usWinAscent), .hcld: Int16(bitPattern: os2.usWinDescent),
        .xhgt: os2.sxHeight, .cpht: os2.sCapHeight,
        .sbxs: os2.ySubscriptXSize, .sbys: os2.ySubscriptYSize,
        .sbxo: os2.ySubscriptXOffset, .sbyo: os2.ySubscriptYOffset,
        .spxs: os2.ySuperscriptXSize, .spys: os2.ySuperscriptYSize,
        .spxo: os2.ySuperscriptXOffset, .spyo: os2.ySuperscriptYOffset,
        .strs: os2.yStrikeoutSize, .stro: os2.yStrikeoutPosition,
      ]
    } else {
      // Without `OS/2` only the line metrics of the face show what hasc, hdsc and hlgp add.
      let (ascender, descender, height) = unsafe (
        handle.pointee.ascender, handle.pointee.descender, handle.pointee.height
      )
      fields = [.hasc: ascender, .hdsc: descender, .hlgp: height &- ascender &+ descender]
    }
    if let table = unsafe FT_Get_Sfnt_Table(handle, FT_SFNT_HHEA) {
      let hhea = unsafe table.assumingMemoryBound(to: TT_HoriHeader.self)
      fields[.hcrs] = unsafe hhea.pointee.caret_Slope_Rise
      fields[.hcrn] = unsafe hhea.pointee.caret_Slope_Run
      fields[.hcof] = unsafe hhea.pointee.caret_Offset
    }
    if let table = unsafe FT_Get_Sfnt_Table(handle, FT_SFNT_POST) {
      let post = unsafe table.assumingMemoryBound(to: TT_Postscript.self).pointee
      fields[.undo] = post.underlinePosition
      fields[.unds] = post.underlineThickness
    }
    if let table = unsafe FT_Get_Sfnt_Table(handle, FT_SFNT_VHEA) {
      let vhea = unsafe table.assumingMemoryBound(to: TT_VertHeader.self)
      fields[.vasc] = unsafe vhea.pointee.Ascender
      fields[.vdsc] = unsafe vhea.pointee.Descender
      fields[.vlgp] = unsafe vhea.pointee.Line_Gap
      fields[.vcrs] = unsafe vhea.pointee.caret_Slope_Rise
      fields[.vcrn] = unsafe vhea.pointee.caret_Slope_Run
      fields[.vcof] = unsafe vhea.pointee.caret_Offset
    }
    return fields
  }
}
