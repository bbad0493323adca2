internal import CFreeType
internal import FontModel

extension Face {
  /// What a PostScript font without tables says of its metrics; nil for other fonts.
  func postScriptFacts() -> PostScriptFacts? {
    guard !isSFNT, isScalable, let info = unsafe postScriptInfo() else { return nil }
    let isCFF = format == "CFF"
    let box = unsafe handle.pointee.bbox
    let maxAdvance = unsafe handle.pointee.max_advance_width
    // CFF's angle comes as 16.16, that of the other formats in whole degrees.
    let angle = unsafe isCFF ? Double(info.italic_angle) / 65_536 : Double(info.italic_angle)
    return unsafe PostScriptFacts(
      fontBBox: Bounds(
        xMin: DesignUnits(box.xMin), yMin: DesignUnits(box.yMin), xMax: DesignUnits(box.xMax),
        yMax: DesignUnits(box.yMax)),
      lineHeight: DesignUnits(handle.pointee.height),
      italicAngle: Int(max(-360, min(360, angle.rounded()))),
      underlinePosition: DesignUnits(handle.pointee.underline_position),
      underlineThickness: DesignUnits(handle.pointee.underline_thickness),
      isFixedPitch: info.is_fixed_pitch != 0,
      maxAdvance: maxAdvance == 0 ? nil : DesignUnits(maxAdvance),
      dictionary: isCFF ? .topDICT : .fontInfo,
      innerLines: format == "Type 42"
        ? PostScriptFacts.InnerLines(
          ascender: DesignUnits(handle.pointee.ascender),
          descender: DesignUnits(handle.pointee.descender)) : nil)
  }

  /// The word for the weight in a PostScript font's dictionary; nil where there is none.
  var postScriptWeight: String? {
    guard let info = unsafe postScriptInfo() else { return nil }
    return unsafe text(info.weight)
  }

  /// The version in a PostScript font's dictionary; nil where there is none.
  var postScriptVersion: String? {
    guard let info = unsafe postScriptInfo() else { return nil }
    return unsafe text(info.version)
  }

  /// The corresponding C function is `FT_Get_PS_Font_Info`.
  private func postScriptInfo() -> PS_FontInfoRec? {
    var info = unsafe PS_FontInfoRec()
    return unsafe FT_Get_PS_Font_Info(handle, &info) == 0 ? info : nil
  }
}
