extension CheckRule {
  static let linesDiffer = CheckRule(
    "lines-differ",
    title: "Lines differ between systems",
    why: "Apple's systems read hhea, Linux and Windows typo where bit 7 is set, else hhea and win. "
      + "Unless these agree, text moves up or down and pages change their length.",
    .face { face, family in
      let lines = TextSystem.allCases.compactMap { system in
        SystemLine(system, face.lines).map { (system, $0) }
      }
      guard let first = lines.first?.1, !lines.allSatisfy({ first.isLike($0.1) }) else {
        return nil
      }
      let fields = CheckField.lineMetrics + [.typoBit]
      return CheckObservation(
        faces: [face], found: Self.describe(lines),
        expected: "one ascender, descender and line gap on all systems", fields: fields,
        settings: family.settings(fields, for: [face]))
    })

  /// Each line once, with the systems that lay it out.
  private static func describe(_ lines: [(TextSystem, SystemLine)]) -> String {
    var seen: [SystemLine] = []
    for (_, line) in lines where !seen.contains(line) { seen.append(line) }
    return seen.map { line in
      let systems = lines.filter { $0.1 == line }.map(\.0.name)
      return "\(CheckText.list(systems)): ascender \(line.ascender), descender \(line.descender), "
        + "line gap \(line.gap) from \(line.source.rawValue), lines of \(line.height)"
    }.joined(separator: "; ")
  }

  static let lineGapUsed = CheckRule(
    "line-gap-used",
    title: "Some programs leave out the line gap",
    why: "GTK, Qt and Firefox on Linux drop the gap where Chrome and Apple's systems add it, each "
      + "at another place.",
    .face { face, family in
      let used: [CheckField] = face.hasTypoBit ? [.hheaLineGap, .typoLineGap] : [.hheaLineGap]
      let gaps = face.values(used).filter { $0.value > 0 }
      guard !gaps.isEmpty else { return nil }
      return CheckObservation(
        faces: [face], found: CheckText.list(gaps),
        expected: "a line gap of 0, its height being part of ascender and descender",
        fields: gaps.map(\.field),
        settings: family.settings(Self.hheaAndTypo, for: [face]))
    })

  static let typoLineTaller = CheckRule(
    "typo-line-taller",
    title: "Firefox on Linux makes taller lines than others",
    why: "Firefox on Linux makes lines at least as tall as the typo set says, even where bit 7 is "
      + "clear and no other program reads that set.",
    .face { face, family in
      guard !face.hasTypoBit, let typo = face.lines.typo, let hhea = face.lines.hhea,
        typo.ascender != .zero, typo.lineHeight > hhea.lineHeight
      else { return nil }
      return CheckObservation(
        faces: [face],
        found: "lines of \(typo.lineHeight) by typo, of \(hhea.lineHeight) by hhea; bit 7 is clear",
        expected: "a typo line no taller than that of hhea", fields: Self.hheaAndTypo,
        // A hhea with a slip of the sign can't be a model for typo.
        settings: family.settings(
          hhea.ascender > .zero && hhea.descender <= .zero
            ? Self.fields(of: .typo) : Self.hheaAndTypo, for: [face]))
    })

  static let winLineDiffers = CheckRule(
    "win-line-differs",
    title: "Programs that ignore bit 7 make other lines",
    why: "GDI and older Windows programs take win as the line even where bit 7 says typo. Where "
      + "the ink needs the room, that is the price of not cutting it off.",
    .face { face, family in
      guard face.hasTypoBit, let typo = face.lines.typo, let win = face.lines.win,
        typo.ascender != win.ascender || typo.descender != win.descender
      else { return nil }
      return CheckObservation(
        faces: [face],
        found: "usWinAscent \(win.ascender) and usWinDescent \(-win.descender) make lines of "
          + "\(win.contentHeight), typo \(typo.ascender) and \(typo.descender) of "
          + "\(typo.contentHeight)",
        expected: "a win box like the typo line, where the ink fits into it",
        fields: [.typoAscender, .typoDescender, .winAscent, .winDescent],
        settings: Self.winSettings(face, family, typo))
    })

  /// The values to set where the whole family's ink fits into the line; else none.
  private static func winSettings(
    _ face: CheckInput, _ family: CheckFamily, _ typo: LineMetricSet
  ) -> [FieldValue] {
    guard let ink = family.ink(inUnitsOf: face), typo.ascender >= ink.yMax,
      typo.descender <= ink.yMin
    else { return [] }
    // With the typo set, which takes over its gap.
    return family.settings(CheckField.lineMetrics, for: [face])
  }

  static let hheaAndTypo: [CheckField] = [
    .hheaAscender, .hheaDescender, .hheaLineGap, .typoAscender, .typoDescender, .typoLineGap,
  ]
}
