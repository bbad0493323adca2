/// What is to be said about what the format of a face can and can't tell.
enum FormatWarnings {
  static func warnings(_ facts: FaceFacts) -> [ReportWarning] {
    [tablesCut(facts), bitmapOnly(facts), inkBox(facts), os2(facts), variedHhea(facts)]
      .compactMap(\.self)
  }

  private static func tablesCut(_ facts: FaceFacts) -> ReportWarning? {
    guard !facts.cutTables.isEmpty else { return nil }
    let tables = facts.cutTables.joined(separator: ", ")
    return ReportWarning(
      .tablesCut,
      "The file ends before the end of \(facts.cutTables.count == 1 ? "its table" : "its tables") "
        + "\(tables), so that not all of the font is there.",
      advice: "Get the file again before relying on its numbers.")
  }

  private static func bitmapOnly(_ facts: FaceFacts) -> ReportWarning? {
    guard !facts.summary.isScalable else { return nil }
    let sizes = facts.strikes.map { NumberText.shortest($0.pixelsPerEm) }.joined(separator: ", ")
    return ReportWarning(
      .bitmapOnly,
      facts.strikes.isEmpty
        ? "The face has neither outlines nor bitmaps."
        : "The face has bitmaps only, for \(sizes) px; their numbers hold at these sizes alone.",
      advice: facts.unitsPerEm == nil ? nil : "Values in design units come from the tables.")
  }

  private static func inkBox(_ facts: FaceFacts) -> ReportWarning? {
    guard let postScript = facts.postScript, postScript.innerLines == nil else { return nil }
    return ReportWarning(
      .inkBoxLineMetrics,
      "The format has no line metrics: ascender and descender are the box around all glyphs, and "
        + "the line height is FreeType's, the greater of 1.2 em and that box.",
      advice: "Use an OpenType version of the font where line heights matter.")
  }

  private static func os2(_ facts: FaceFacts) -> ReportWarning? {
    guard facts.tables.hhea != nil else { return nil }
    guard let os2 = facts.tables.os2 else {
      return ReportWarning(
        .os2Missing, "The font has no usable OS/2 table: there are no typo and win sets.",
        advice: "Windows may refuse such a font.")
    }
    if os2.version > 5 {
      return ReportWarning(
        .os2UnknownVersion,
        "OS/2 has version \(os2.version); the fields up to version 5 were read from it.")
    }
    guard let needed = os2.lengthOfVersion, os2.length < needed else { return nil }
    return ReportWarning(
      .os2Truncated,
      "OS/2 has \(os2.length) bytes where version \(os2.version) has \(needed); fields past its "
        + "end are taken as missing.",
      advice: "Programs that don't check read other data instead; rebuild the font.")
  }

  private static func variedHhea(_ facts: FaceFacts) -> ReportWarning? {
    guard let hhea = facts.tables.hhea, hhea.variation != .none else { return nil }
    let change = hhea.variation
    return ReportWarning(
      .hheaVaried,
      "At this position MVAR adds \(change.ascender), \(change.descender) and \(change.lineGap) to "
        + "ascender, descender and line gap; the hhea table itself says "
        + "\(hhea.ascender - change.ascender), \(hhea.descender - change.descender) and "
        + "\(hhea.lineGap - change.lineGap).")
  }
}

extension OS2Table {
  /// The bytes that the table's version has; 68 for Apple's version 0, which is complete too.
  fileprivate var lengthOfVersion: Int? {
    switch version {
    case 0: 68
    case 1: 86
    case 2...4: 96
    case 5: 100
    case _: nil
    }
  }
}
