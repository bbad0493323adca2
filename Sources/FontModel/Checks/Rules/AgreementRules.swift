extension CheckRule {
  static let hheaTypoDiffer = CheckRule(
    "hhea-typo-differ",
    title: "hhea and typo differ",
    why: "Apple's systems read hhea, Windows and Linux typo where bit 7 is set; lines agree only "
      + "where the two sets do.",
    fontbakery: ["os2_metrics_match_hhea"],
    .face { face, family in
      guard !face.measures.isCJK, let hhea = face.lines.hhea, let typo = face.lines.typo,
        hhea != typo
      else { return nil }
      return CheckObservation(
        faces: [face], found: Self.describe(hhea, typo, "typo"),
        expected: "the same ascender, descender and line gap", fields: Self.hheaAndTypo,
        settings: family.settings(Self.hheaAndTypo, for: [face]))
    })

  static let microsoftMetrics = CheckRule(
    "microsoft-metrics",
    title: "hhea differs from what Windows reads",
    why: "Windows takes typo where bit 7 is set, else win; where hhea says the same, lines agree "
      + "with other systems.",
    fontbakery: ["microsoft/vertical_metrics"],
    .face { face, family in
      guard let hhea = face.lines.hhea, let typo = face.lines.typo, let win = face.lines.win else {
        return nil
      }
      let found: String
      if face.hasTypoBit {
        guard hhea != typo else { return nil }
        found = Self.describe(hhea, typo, "typo") + "; bit 7 is set"
      } else {
        guard !Self.agreesWithWin(hhea, win) else { return nil }
        found = Self.describe(hhea, win, "win") + "; bit 7 is clear"
      }
      let fields = CheckField.lineMetrics + [.typoBit]
      return CheckObservation(
        faces: [face], found: found,
        expected: "hhea like \(face.hasTypoBit ? "typo" : "win")", fields: fields,
        settings: family.settings(fields, for: [face]))
    })

  static let typeNetworkMetrics = CheckRule(
    "typenetwork-metrics",
    title: "Line metrics don't follow the scheme of Type Network",
    why: "With bit 7 hhea and typo have to agree without a gap; without it hhea and win have to "
      + "agree, and typo to be as tall as hhea.",
    fontbakery: ["typenetwork/vertical_metrics"],
    .face { face, family in
      guard let hhea = face.lines.hhea, let typo = face.lines.typo, let win = face.lines.win,
        let problem = Self.typeNetworkProblem(hhea, typo, win, hasTypoBit: face.hasTypoBit)
      else { return nil }
      let fields = CheckField.lineMetrics + [.typoBit]
      return CheckObservation(
        faces: [face], found: problem, expected: "bit 7 set, hhea like typo, line gaps of 0",
        fields: fields, settings: family.settings(fields, for: [face]))
    })

  static let typeNetworkTypoBit = CheckRule(
    "typenetwork-typo-bit",
    title: "USE_TYPO_METRICS is not set",
    why: "Type Network recommends bit 7, with hhea like typo.",
    fontbakery: ["typenetwork/vertical_metrics"],
    .face { face, family in
      guard face.lines.typo != nil, !face.hasTypoBit else { return nil }
      return CheckObservation(
        faces: [face], found: "fsSelection bit 7 is clear", expected: "bit 7 set",
        fields: [.typoBit], settings: family.settings([.typoBit], for: [face]))
    })

  private static func typeNetworkProblem(
    _ hhea: LineMetricSet, _ typo: LineMetricSet, _ win: LineMetricSet, hasTypoBit: Bool
  ) -> String? {
    let hheaSum = hhea.signlessHeight
    let typoSum = typo.signlessHeight
    if hasTypoBit {
      if hhea.ascender != typo.ascender || !hhea.descender.isLike(typo.descender) {
        return describe(hhea, typo, "typo")
      }
      guard typo.lineGap != .zero || hhea.lineGap != .zero else { return nil }
      return "line gaps of \(hhea.lineGap ?? .zero) in hhea and \(typo.lineGap ?? .zero) in typo"
    }
    if hhea.ascender == typo.ascender, hhea.descender.isLike(win.descender) {
      return "hhea and typo have one ascender, \(hhea.ascender), but bit 7 is clear"
    }
    if !agreesWithWin(hhea, win) { return describe(hhea, win, "win") }
    guard typoSum != hheaSum else { return nil }
    return "a typo line of \(typoSum), a hhea line of \(hheaSum)"
  }

  private static func agreesWithWin(_ hhea: LineMetricSet, _ win: LineMetricSet) -> Bool {
    hhea.ascender == win.ascender && hhea.descender.isLike(win.descender)
  }

  private static func describe(
    _ hhea: LineMetricSet, _ other: LineMetricSet, _ name: String
  ) -> String {
    "hhea is \(hhea.numbers), \(name) is \(other.numbers)"
  }
}

extension DesignUnits {
  /// Whether the two differ in their sign at most, as fontbakery compares descenders.
  fileprivate func isLike(_ other: DesignUnits) -> Bool { abs(value) == abs(other.value) }
}

extension LineMetricSet {
  /// Ascender + |descender| + gap.
  fileprivate var signlessHeight: DesignUnits {
    ascender + DesignUnits(abs(descender.value)) + (lineGap ?? .zero)
  }

  /// "900, -300, line gap 0".
  fileprivate var numbers: String {
    let gap = lineGap.map { ", line gap \($0)" } ?? ""
    return "\(ascender), \(descender)\(gap)"
  }
}
