import FontModel
import TestSupport

extension CheckRuleTests {
  static var formatCases: [CheckRuleCase] {
    get throws {
      [
        try CheckRuleCase(
          "tables-missing", "no OS/2", broken: [.face { $0.hasOS2 = false }], sound: [.sound],
          found: "no usable OS/2"),
        try CheckRuleCase(
          "tables-missing", "OS/2 of 68 bytes",
          broken: [.face { ($0.typo, $0.win) = (nil, nil) }], sound: [.sound], found: "68 bytes"),
        try CheckRuleCase(
          "no-line-metrics", broken: [.face { ($0.hhea, $0.format) = (nil, "Type 1") }],
          sound: [.sound], found: "Type 1"),
      ]
    }
  }

  static var signCases: [CheckRuleCase] {
    get throws {
      let signs: [(String, String, @Sendable (inout SampleFace) -> Void)] = [
        ("hhea.ascender 0", "a zero set", { $0.hhea = (0, 0, 0) }),
        ("hhea.ascender -900", "a negative ascender", { $0.hhea = (-900, -300, 0) }),
        ("hhea.descender 300", "a positive descender", { $0.hhea = (900, 300, 0) }),
        ("hhea.lineGap -100", "a negative gap", { $0.hhea = (900, -300, -100) }),
        ("OS/2.sTypoAscender -1", "a negative typo ascender", { $0.typo = (-1, -300, 0) }),
        ("OS/2.sTypoDescender 300", "a positive typo descender", { $0.typo = (900, 300, 0) }),
        ("OS/2.sTypoLineGap -9", "a negative typo gap", { $0.typo = (900, -300, -9) }),
        ("OS/2.usWinAscent 0", "an empty win box", { $0.win = (0, 300) }),
      ]
      let cases = try signs.map { found, name, change in
        try CheckRuleCase(
          "line-metrics-signs", name, broken: [.face(change)],
          // Descenders and sTypoAscender may be 0.
          sound: [.face { ($0.hhea, $0.typo, $0.win) = ((900, 0, 0), (0, 0, 0), (900, 0)) }],
          found: found)
      }
      return cases + [
        try CheckRuleCase(
          "win-value-wrapped", broken: [.face { $0.win = (900, 65_236) }],
          sound: [.face { $0.win = (900, 32_767) }],
          // 65236 − 65536
          found: "OS/2.usWinDescent 65236, most likely -300"),
        try CheckRuleCase(
          "line-height-overflow", broken: [.face { $0.typo = (30_000, -2_768, 0) }],
          // 30000 + 2767 = 32767, the greatest number of 16 bits.
          sound: [.face { $0.typo = (30_000, -2_767, 0) }], found: "32768"),
      ]
    }
  }

  static var lineCases: [CheckRuleCase] {
    get throws {
      [
        try CheckRuleCase(
          "lines-differ", "a gap in hhea alone, with bit 7",
          broken: [.face { $0.hhea = (900, -300, 100) }],
          sound: [.face { ($0.hhea, $0.typo) = ((900, -300, 100), (900, -300, 100)) }],
          found: "line gap 100 from hhea, lines of 1300"),
        try CheckRuleCase(
          "lines-differ", "win unlike hhea, without bit 7",
          broken: [.face { ($0.win, $0.typoBit) = ((1000, 200), false) }],
          // With bit 7 nobody takes the line from win.
          sound: [.face { $0.win = (1000, 200) }],
          found: "Windows: ascender 1000, descender -200, line gap 0 from win, lines of 1200"),
        try CheckRuleCase(
          "lines-differ", "a gap that the win box takes up",
          // The external leading is max(0, 100 − (1260 − 1200)) = 40.
          broken: [
            .face { ($0.hhea, $0.win, $0.typoBit) = ((900, -300, 100), (950, 310), false) }
          ],
          // A win box like hhea leaves the gap whole: 100 − (1200 − 1200).
          sound: [.face { ($0.hhea, $0.typoBit) = ((900, -300, 100), false) }],
          found: "line gap 40 from win, lines of 1300"),
        try CheckRuleCase(
          "line-gap-used", "in hhea", broken: [.face { $0.hhea = (900, -300, 60) }],
          sound: [.sound], found: "hhea.lineGap 60"),
        try CheckRuleCase(
          "line-gap-used", "in typo, which counts with bit 7 only",
          broken: [.face { $0.typo = (900, -300, 60) }],
          sound: [.face { ($0.typo, $0.typoBit) = ((900, -300, 60), false) }],
          found: "OS/2.sTypoLineGap 60"),
        try CheckRuleCase(
          "typo-line-taller",
          broken: [.face { ($0.typo, $0.typoBit) = ((800, -200, 201), false) }],
          sound: [.face { ($0.typo, $0.typoBit) = ((800, -200, 200), false) }],
          found: "lines of 1201 by typo, of 1200 by hhea"),
        try CheckRuleCase(
          "typo-line-taller", "Firefox passes over a typo set without ascender",
          broken: [.face { ($0.typo, $0.typoBit) = ((1, -1300, 0), false) }],
          sound: [.face { ($0.typo, $0.typoBit) = ((0, -1300, 0), false) }], found: "1301"),
        try CheckRuleCase(
          "win-line-differs", broken: [.face { $0.win = (1000, 320) }],
          sound: [.face { ($0.win, $0.typoBit) = ((1000, 320), false) }],
          found: "make lines of 1320"),
      ]
    }
  }

  static var inkCases: [CheckRuleCase] {
    get throws {
      [
        try CheckRuleCase(
          "win-clips-ink", "above", broken: [.face { $0.ink = (901, -300) }],
          sound: [.face { $0.ink = (900, -300) }], found: "reach 901 and -300"),
        try CheckRuleCase(
          "win-clips-ink", "below", broken: [.face { $0.ink = (900, -301) }],
          sound: [.face { $0.ink = (900, -300) }], found: "reach 900 and -301"),
        try CheckRuleCase(
          "win-clips-ink", "measured ink counts more than head",
          broken: [
            .measured(
              {
                $0.ink = VerticalExtent(yMin: .zero, yMax: DesignUnits(950))
              })
          ],
          sound: [
            .measured(
              { $0.ink = VerticalExtent(yMin: .zero, yMax: DesignUnits(900)) },
              { $0.ink = (5000, -5000) })
          ], found: "reach 950 and 0"),
        try CheckRuleCase(
          "win-clips-ink", "CJK fonts and bitmaps are left alone",
          broken: [.measured({ $0.cjkCharacterCount = 150 }, { $0.ink = (2000, -300) })],
          sound: [
            .measured({ $0.cjkCharacterCount = 151 }, { $0.ink = (2000, -300) }),
            .face { ($0.style, $0.ink, $0.isScalable) = ("Bitmap", (2000, -300), false) },
          ], found: "2000"),
        try CheckRuleCase(
          "ink-outside-line", broken: [.face { ($0.ink, $0.win) = ((1000, -300), (1000, 300)) }],
          // Where the win box is the line, win-clips-ink has said it.
          sound: [.face { $0.ink = (1000, -300) }], found: "reach 1000 and -300"),
        try CheckRuleCase(
          "win-box-excessive", broken: [.face { $0.win = (1761, 300) }],
          // Twice the ink of 880.
          sound: [.face { $0.win = (1760, 300) }], found: "usWinAscent 1761"),
      ]
    }
  }
}
