import FontModel
import TestSupport

extension CheckRuleTests {
  private static func bold(_ change: (inout SampleFace) -> Void) -> CheckInput {
    .face { face in
      face.style = "Bold"
      change(&face)
    }
  }

  static var familyCases: [CheckRuleCase] {
    get throws {
      let inAnotherEm = bold { face in
        face.unitsPerEm = 2000
        (face.hhea, face.typo, face.win) = ((1800, -600, 0), (1800, -600, 0), (1800, 600))
        face.ink = (1760, -560)
        face.underlineThickness = 100
      }
      return [
        try CheckRuleCase(
          "family-lines-differ",
          broken: [.sound, bold { ($0.hhea, $0.typo) = ((950, -300, 0), (950, -300, 0)) }],
          sound: [.sound, inAnotherEm],
          found: "hhea.ascender is 950 in Bold, 900 in Regular"),
        try CheckRuleCase(
          "family-lines-differ", "another family is another family",
          broken: [.sound, bold { $0.typo = (900, -301, 0) }],
          sound: [.sound, bold { ($0.family, $0.typo) = ("Other", (900, -301, 0)) }],
          found: "OS/2.sTypoDescender is -301 in Bold, -300 in Regular"),
        try CheckRuleCase(
          "family-spare-metrics-differ", broken: [.sound, bold { $0.win = (950, 300) }],
          sound: [.sound, inAnotherEm], found: "OS/2.usWinAscent is 950 in Bold, 900 in Regular"),
        try CheckRuleCase(
          "family-metrics-differ", broken: [.sound, bold { $0.win = (950, 300) }],
          sound: [.sound, inAnotherEm], found: "OS/2.usWinAscent is 950 in Bold, 900 in Regular"),
        try CheckRuleCase(
          "family-metrics-differ", "ems are told where they differ",
          broken: [.sound, bold { $0.unitsPerEm = 2000 }], sound: [.sound, inAnotherEm],
          found: "hhea.ascender is 900 of 2000 in Bold, 900 of 1000 in Regular"),
        try CheckRuleCase(
          "superfamily-metrics-differ",
          broken: [.sound, .face { ($0.family, $0.win) = ("Test Sans Condensed", (950, 300)) }],
          sound: [.sound, .face { ($0.family, $0.win) = ("Test Sans Mono", (950, 300)) }],
          found: "OS/2.usWinAscent"),
        try CheckRuleCase(
          "underline-thickness-differs", broken: [.sound, bold { $0.underlineThickness = 60 }],
          sound: [.sound, inAnotherEm], found: "60 in Bold, 50 in Regular"),
      ]
    }
  }

  static var agreementCases: [CheckRuleCase] {
    get throws {
      [
        try CheckRuleCase(
          "hhea-typo-differ", broken: [.face { $0.typo = (900, -300, 1) }],
          sound: [.measured({ $0.cjkCharacterCount = 151 }, { $0.typo = (900, -300, 1) })],
          found: "hhea is 900, -300, line gap 0, typo is 900, -300, line gap 1"),
        try CheckRuleCase(
          "microsoft-metrics", "with bit 7 typo counts",
          broken: [.face { $0.typo = (900, -300, 1) }],
          sound: [.face { $0.win = (1000, 400) }], found: "bit 7 is set"),
        try CheckRuleCase(
          "microsoft-metrics", "without it win does",
          broken: [.face { ($0.win, $0.typoBit) = ((900, 301), false) }],
          sound: [.face { ($0.typo, $0.typoBit) = ((900, -300, 1), false) }],
          found: "win is 900, -301; bit 7 is clear"),
        try CheckRuleCase(
          "typenetwork-metrics", "with bit 7 gaps are 0",
          broken: [.face { ($0.hhea, $0.typo) = ((900, -300, 9), (900, -300, 9)) }],
          sound: [.sound], found: "line gaps of 9 in hhea and 9 in typo"),
        try CheckRuleCase(
          "typenetwork-metrics", "without it one ascender is suspicious",
          broken: [.face { $0.typoBit = false }],
          // 850 + 350 = 900 + 300
          sound: [.face { ($0.typo, $0.typoBit) = ((850, -350, 0), false) }],
          found: "one ascender, 900"),
        try CheckRuleCase(
          "typenetwork-metrics", "without it typo is as tall as hhea",
          broken: [.face { ($0.typo, $0.typoBit) = ((850, -350, 1), false) }],
          sound: [.face { ($0.typo, $0.typoBit) = ((850, -350, 0), false) }],
          found: "a typo line of 1201, a hhea line of 1200"),
        try CheckRuleCase(
          "typenetwork-typo-bit", broken: [.face { $0.typoBit = false }], sound: [.sound],
          found: "bit 7 is clear"),
      ]
    }
  }

  static var googleFontsCases: [CheckRuleCase] {
    get throws {
      [
        try CheckRuleCase(
          "line-gap", broken: [.face { ($0.typo, $0.typoBit) = ((900, -300, 60), false) }],
          sound: [.sound], found: "OS/2.sTypoLineGap 60"),
        try CheckRuleCase(
          "use-typo-metrics", broken: [.face { $0.typoBit = false }],
          // One CJK face frees the family.
          sound: [
            .face { $0.typoBit = false },
            .measured({ $0.cjkCharacterCount = 151 }, { ($0.style, $0.typoBit) = ("CJK", false) }),
          ], found: "bit 7 is clear"),
        try CheckRuleCase(
          "line-height-low", broken: [.face { $0.hhea = (900, -299, 0) }], sound: [.sound],
          found: "1199"),
        try CheckRuleCase(
          "line-height-high", broken: [.face { $0.hhea = (1700, -301, 0) }],
          sound: [.face { $0.hhea = (1700, -300, 0) }], found: "2001"),
        try CheckRuleCase(
          "line-height-generous", broken: [.face { $0.hhea = (1200, -300, 1) }],
          sound: [.face { $0.hhea = (1200, -300, 0) }, .face { $0.hhea = (1701, -300, 0) }],
          found: "1501"),
        try CheckRuleCase(
          "agrave-above-ascender", broken: [.measured({ $0.agraveTop = DesignUnits(901) })],
          sound: [.measured({ $0.agraveTop = DesignUnits(900) })],
          found: "the top of À is 901"),
        try CheckRuleCase(
          "capitals-not-centred",
          // 900 − 383 = 517 above, 300 + 0 below: 217 apart, and 1.2 · 1000 · 0.18 = 216.
          broken: [.measured({ $0.capitals = CapitalExtent(top: 383, bottom: 0) })],
          sound: [.measured({ $0.capitals = CapitalExtent(top: 384, bottom: 0) })],
          found: "517 above the capitals, 300 below"),
      ]
    }
  }

  static var cjkCases: [CheckRuleCase] {
    get throws {
      let scheme: @Sendable (inout SampleFace) -> Void = { face in
        (face.hhea, face.typo, face.win) = ((1160, -288, 0), (880, -120, 0), (1160, 288))
        face.typoBit = false
      }
      func cjk(_ change: (inout SampleFace) -> Void) -> CheckInput {
        .measured(
          { $0.cjkCharacterCount = 20_000 },
          { face in
            scheme(&face)
            change(&face)
          })
      }
      let changes: [(String, @Sendable (inout SampleFace) -> Void)] = [
        ("bit 7 is set", { $0.typoBit = true }),
        ("typo is 881, -120, line gap 0", { $0.typo = (881, -120, 0) }),
        ("hhea's line gap is 5", { $0.hhea = (1160, -288, 5) }),
        ("hhea is 1160, -288, win is 1161, -288", { $0.win = (1161, 288) }),
      ]
      return try changes.map { found, change in
        try CheckRuleCase(
          "cjk-metrics", found, broken: [cjk(change)], sound: [cjk { _ in }, .face(change)],
          found: found)
      } + [
        try CheckRuleCase(
          "cjk-line-height",
          // More than 1.1 em, so 1.1 itself is too low.
          broken: [cjk { $0.hhea = (880, -220, 0) }],
          sound: [cjk { $0.hhea = (1200, -300, 0) }, .face { $0.hhea = (880, -220, 0) }],
          found: "1.1 em")
      ]
    }
  }

  static var slopeCases: [CheckRuleCase] {
    get throws {
      [
        try CheckRuleCase(
          "caret-slope-zero", broken: [.face { $0.caret = (0, 1) }], sound: [.sound],
          found: "caretSlopeRise 0"),
        try CheckRuleCase(
          "caret-slope-differs", broken: [.face { ($0.italicAngle, $0.slant) = (-12, .italic) }],
          // tan 12° = 0.2126
          sound: [
            .face { ($0.italicAngle, $0.caret, $0.slant) = (-12, (1000, 213), .italic) }
          ], found: "post.italicAngle is -12°"),
        try CheckRuleCase(
          "italic-angle-impossible", broken: [.face { $0.italicAngle = -91 }],
          sound: [.face { $0.italicAngle = -90 }], found: "-91"),
        try CheckRuleCase(
          "italic-angle-high", broken: [.face { $0.italicAngle = -20.5 }],
          sound: [.face { $0.italicAngle = -20 }], found: "-20.5"),
        try CheckRuleCase(
          "italic-angle-style", "upright", broken: [.face { $0.italicAngle = -8 }],
          sound: [.face { ($0.italicAngle, $0.slant) = (-8, .oblique) }], found: "-8"),
        try CheckRuleCase(
          "italic-angle-style", "italic", broken: [.face { $0.slant = .italic }],
          sound: [.sound], found: "post.italicAngle 0"),
        try CheckRuleCase(
          "italic-angle-direction", "nothing measured", broken: [.face { $0.italicAngle = 8 }],
          sound: [.face { $0.italicAngle = -8 }], found: "post.italicAngle 8"),
        try CheckRuleCase(
          "italic-angle-direction", "letters that lean left",
          broken: [.measured({ $0.leanAngle = 8 }, { $0.italicAngle = -8 })],
          sound: [.measured({ $0.leanAngle = 8 }, { $0.italicAngle = 8 })],
          found: "post.italicAngle -8"),
      ]
    }
  }
}
