extension CheckRule {
  static let cjkMetrics = CheckRule(
    "cjk-metrics",
    title: "Line metrics don't follow the scheme for CJK fonts",
    why: "Fonts for Chinese, Japanese and Korean at Google Fonts do as Noto CJK: typo is the em, "
      + "hhea and win are the line.",
    fontbakery: ["googlefonts/cjk_vertical_metrics"],
    .face { face, family in
      guard face.measures.isCJK, let unitsPerEm = face.report.facts.unitsPerEm,
        let hhea = face.lines.hhea, let typo = face.lines.typo, let win = face.lines.win
      else { return nil }
      let scheme = CJKScheme(unitsPerEm: unitsPerEm)
      var wrong: [String] = []
      if face.hasTypoBit { wrong.append("bit 7 is set") }
      if typo.ascender != scheme.typoAscender || typo.descender != scheme.typoDescender
        || typo.lineGap != .zero
      {
        wrong.append(
          "typo is \(typo.ascender), \(typo.descender), line gap \(typo.lineGap ?? .zero)")
      }
      if hhea.lineGap != .zero { wrong.append("hhea's line gap is \(hhea.lineGap ?? .zero)") }
      if hhea.ascender != win.ascender || abs(hhea.descender.value) != -win.descender.value {
        wrong.append(
          "hhea is \(hhea.ascender), \(hhea.descender), win is \(win.ascender), \(win.descender)")
      }
      guard !wrong.isEmpty else { return nil }
      let fields = CheckField.lineMetrics + [.typoBit]
      return CheckObservation(
        faces: [face], found: wrong.joined(separator: "; "),
        expected: "bit 7 clear, typo \(scheme.typoAscender), \(scheme.typoDescender), line gaps of "
          + "0, hhea like win",
        fields: fields, settings: family.settings(fields, for: [face]))
    })

  static let cjkLineHeight = CheckRule(
    "cjk-line-height",
    title: "Lines of a CJK font are not between 1.1 and 1.5 em",
    why: "Google Fonts recommends lines in this range for Chinese, Japanese and Korean.",
    fontbakery: ["googlefonts/cjk_vertical_metrics"],
    .face { face, _ in
      guard face.measures.isCJK, let ratio = face.hheaRatio, !(ratio > 1.1 && ratio <= 1.5) else {
        return nil
      }
      return CheckObservation(
        faces: [face], found: "hhea makes lines of \(CheckText.number(ratio)) em",
        expected: "more than 1.1 and no more than 1.5 em", fields: Self.fields(of: .hhea))
    })
}
