extension CheckRule {
  static let lineGap = CheckRule(
    "line-gap",
    title: "A line gap is not 0",
    why: "The gap goes above the line in desktop programs, above and below in browsers, and "
      + "nowhere in others.",
    fontbakery: ["linegaps", "googlefonts/vertical_metrics"],
    .face { face, family in
      let gaps = face.values([.hheaLineGap, .typoLineGap]).filter { $0.value != 0 }
      guard !gaps.isEmpty else { return nil }
      return CheckObservation(
        faces: [face], found: CheckText.list(gaps), expected: "line gaps of 0",
        fields: gaps.map(\.field), settings: family.settings(Self.hheaAndTypo, for: [face]))
    })

  static let useTypoMetrics = CheckRule(
    "use-typo-metrics",
    title: "USE_TYPO_METRICS is not set",
    why: "With bit 7 Windows takes the line from typo, so that win can hold all ink.",
    fontbakery: ["googlefonts/use_typo_metrics"],
    .family { family in
      guard !family.hasCJK else { return [] }
      let faces = family.measurable.filter { $0.tables.os2 != nil && !$0.hasTypoBit }
      guard !faces.isEmpty else { return [] }
      return [
        CheckObservation(
          faces: faces, found: "fsSelection bit 7 is clear", expected: "bit 7 set",
          fields: [.typoBit], settings: family.settings([.typoBit], for: faces))
      ]
    })

  static let lineHeightLow = CheckRule(
    "line-height-low",
    title: "Lines are lower than 1.2 em",
    why: "Google Fonts asks for lines of 1.2 em or more, so that neighbours don't touch.",
    fontbakery: ["googlefonts/vertical_metrics"],
    .face { face, family in
      Self.ratioObservation(face, family, expected: "1.2 em or more") { $0 < 1.2 }
    })

  static let lineHeightHigh = CheckRule(
    "line-height-high",
    title: "Lines are taller than 2 em",
    why: "Lines so far apart are mostly a slip in the metrics or in the em.",
    fontbakery: ["googlefonts/vertical_metrics"],
    .face { face, family in
      Self.ratioObservation(face, family, expected: "2 em or less") { $0 > 2 }
    })

  static let lineHeightGenerous = CheckRule(
    "line-height-generous",
    title: "Lines are taller than 1.5 em",
    why: "Google Fonts recommends 1.2 to 1.5 em; scripts with marks above marks may need more.",
    fontbakery: ["googlefonts/vertical_metrics"],
    .face { face, family in
      Self.ratioObservation(face, family, expected: "1.5 em or less") { $0 > 1.5 && $0 <= 2 }
    })

  private static func ratioObservation(
    _ face: CheckInput, _ family: CheckFamily, expected: String, _ isWrong: (Double) -> Bool
  ) -> CheckObservation? {
    guard !face.measures.isCJK, let ratio = face.hheaRatio, isWrong(ratio),
      let unitsPerEm = face.report.facts.unitsPerEm
    else { return nil }
    let sum = CheckText.number(ratio * Double(unitsPerEm))
    return CheckObservation(
      faces: [face],
      found: "hhea makes lines of \(sum), \(CheckText.number(ratio)) em of \(unitsPerEm) units",
      expected: expected, fields: Self.fields(of: .hhea),
      settings: ratio < 1.2 ? family.settings(Self.hheaAndTypo, for: [face]) : [])
  }

  static let agraveAboveAscender = CheckRule(
    "agrave-above-ascender",
    title: "À reaches above sTypoAscender",
    why: "Some programs then leave the font's line and make a much taller one.",
    fontbakery: ["typoascender_exceeds_Agrave"],
    .face { face, family in
      guard let top = face.measures.agraveTop, let typo = face.lines.typo, typo.ascender < top
      else { return nil }
      return CheckObservation(
        faces: [face], found: "the top of À is \(top), sTypoAscender \(typo.ascender)",
        expected: "sTypoAscender of \(top) or more", fields: [.typoAscender],
        settings: family.settings([.hheaAscender, .typoAscender], for: [face]))
    })

  static let capitalsNotCentred = CheckRule(
    "capitals-not-centred",
    title: "Capitals are not in the middle of the line",
    why: "In buttons and lists, text that should be centred stands too high or too low. It matters "
      + "for Latin, Greek and Cyrillic; other scripts may have their reasons.",
    fontbakery: ["caps_vertically_centered"],
    .face { face, _ in
      guard let capitals = face.measures.capitals, let hhea = face.lines.hhea,
        let unitsPerEm = face.report.facts.unitsPerEm
      else { return nil }
      let above = Double(hhea.ascender.value) - capitals.top
      let below = Double(abs(hhea.descender.value)) + capitals.bottom
      let margin = 1.2 * Double(unitsPerEm) * 0.18
      guard abs(above - below) > margin else { return nil }
      return CheckObservation(
        faces: [face],
        found: "\(CheckText.number(above)) above the capitals, \(CheckText.number(below)) below",
        expected: "a difference of \(CheckText.number(margin)) or less",
        fields: [.hheaAscender, .hheaDescender])
    })
}
