import FontModel
import TestSupport
import Testing

/// Each warning where it belongs, and nowhere else.
@Suite struct WarningTests {
  static func codes(_ change: (inout SampleFace) -> Void = { _ in }) -> [WarningCode] {
    SampleFace(change).report.warnings.map(\.code)
  }

  static func codesOfFacts(_ change: (inout FaceFacts) -> Void) -> [WarningCode] {
    var facts = SampleFace().report.facts
    facts.capLetter = MeasuredLetter(character: "H", yMin: .zero, yMax: DesignUnits(700))
    facts.xLetter = MeasuredLetter(character: "x", yMin: .zero, yMax: DesignUnits(500))
    facts.tables.os2?.sCapHeight = DesignUnits(700)
    facts.tables.os2?.sxHeight = DesignUnits(500)
    change(&facts)
    return FontReport(facts: facts, requested: "Test").warnings.map(\.code)
  }

  @Test("a sound face has none") func sound() {
    #expect(Self.codes { _ in } == [.capHeightMissing, .xHeightMissing])
    #expect(Self.codesOfFacts { _ in } == [])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let code: WarningCode
    let change: @Sendable (inout FaceFacts) -> Void
    var testDescription: String { code.rawValue }
  }

  static let cases: [Case] = [
    Case(code: .capHeightMeasured) { $0.tables.os2?.sCapHeight = nil },
    Case(code: .xHeightMeasured) { $0.tables.os2?.sxHeight = DesignUnits(0) },
    Case(code: .capHeightDiffers) { $0.tables.os2?.sCapHeight = DesignUnits(711) },
    Case(code: .xHeightDiffers) { $0.tables.os2?.sxHeight = DesignUnits(489) },
    Case(code: .capHeightUnverified) { $0.capLetter = nil },
    Case(code: .xHeightUnverified) { $0.xLetter = nil },
    Case(code: .typoMetricsZero) {
      $0.tables.os2?.typo = .init(ascender: .zero, descender: .zero, lineGap: .zero)
    },
    Case(code: .ascenderNegative) { $0.tables.hhea?.ascender = DesignUnits(-1) },
    Case(code: .descenderPositive) { $0.tables.hhea?.descender = DesignUnits(1) },
    Case(code: .lineGapNegative) { $0.tables.hhea?.lineGap = DesignUnits(-1) },
    Case(code: .winValueNegative) { $0.tables.os2?.win?.descent = DesignUnits(65_236) },
    Case(code: .lineHeightOverflow) { $0.tables.os2?.typo?.ascender = DesignUnits(32_767) },
    Case(code: .lineHeightZero) {
      $0.tables.os2?.typo = .init(ascender: .zero, descender: .zero, lineGap: .zero)
    },
    Case(code: .clippingRisk) { $0.tables.head?.bounds.yMax = DesignUnits(901) },
    Case(code: .overlapRisk) {
      $0.tables.head?.bounds.yMin = DesignUnits(-301)
      $0.tables.os2?.win?.descent = DesignUnits(301)
    },
    Case(code: .italicAngleDiffers) { $0.tables.post?.italicAngle = Fixed16_16(9) },
    Case(code: .italicAngleSuspicious) { $0.tables.post?.italicAngle = Fixed16_16(-31) },
    Case(code: .caretSlopeInvalid) { $0.tables.hhea?.caretSlopeRise = .zero },
    Case(code: .fixedPitchDiffers) { $0.tables.post?.isFixedPitch = true },
    Case(code: .os2Missing) { $0.tables.os2 = nil },
    Case(code: .tablesCut) { $0.cutTables = ["glyf"] },
    Case(code: .os2Truncated) { $0.tables.os2?.length = 78 },
    Case(code: .os2UnknownVersion) { $0.tables.os2?.version = 7 },
    Case(code: .bitmapOnly) { $0.summary.isScalable = false },
    Case(code: .hheaVaried) {
      $0.tables.hhea?.variation = LineMetricVariation(
        ascender: DesignUnits(100), descender: DesignUnits(-100), lineGap: .zero)
    },
  ]

  @Test("a fault is told by its code", arguments: cases)
  func fault(_ row: Case) {
    #expect(Self.codesOfFacts(row.change).contains(row.code))
  }

  @Test("hhea without heights is told where FreeType takes another set") func hheaZero() {
    let codes = Self.codes {
      $0.hhea = (0, 0, 0)
      $0.typoBit = false
    }
    #expect(codes.contains(.hheaZero))
  }

  @Test("sets of different height are told") func lineHeightDiffers() {
    #expect(Self.codes { $0.win = (950, 300) }.contains(.lineHeightDiffers))
  }

  @Test("codes are words with hyphens, each once") func form() {
    let codes = WarningCode.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count)
    for code in codes {
      #expect(code.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(code)")
    }
  }

  @Test("a message has the numbers, and advice says what to set") func words() throws {
    var facts = SampleFace().report.facts
    facts.capLetter = MeasuredLetter(character: "H", yMin: .zero, yMax: DesignUnits(1194))
    facts.tables.os2?.sCapHeight = DesignUnits(1100)
    let warnings = FontReport(facts: facts, requested: "Test").warnings
    let warning = try #require(warnings.first { $0.code == .capHeightDiffers })
    #expect(warning.message.contains("1100") && warning.message.contains("1194"))
    #expect(warning.advice?.contains("sCapHeight") == true)
  }
}
