import FontModel
import FreeType
import TestSupport
import Testing

/// The font of `SFNTBuilder.variable`: at 900 all grows by 100, at 100 it shrinks by 40; gaps by
/// half of that, thicknesses by a tenth.
struct VariationTests {
  private static let growths: [(weight: Double, growth: Int)] = [
    (100, -40), (250, -20), (400, 0), (650, 50), (900, 100),
  ]

  private func coordinates(_ weight: Double) -> FacePosition {
    .coordinates([AxisPosition(tag: "wght", value: weight)])
  }

  @Test("All fields of MVAR and the outlines move along the axis", arguments: growths)
  func fields(weight: Double, growth: Int) throws {
    let facts = try read(SFNTBuilder.variable().build(), at: coordinates(weight))
    #expect(
      LineMetrics(facts.tables).allSets == [
        [900 + growth, -250 - growth, 30 + growth / 2],
        [800 + growth, -200 - growth, 100 + growth / 2],
        [950 + growth, -300 - growth, nil],
      ])
    #expect(
      facts.tables.hhea?.variation
        == LineMetricVariation(
          ascender: DesignUnits(growth), descender: DesignUnits(-growth),
          lineGap: DesignUnits(growth / 2)))
    let os2 = try #require(facts.tables.os2)
    #expect(os2.sxHeight == DesignUnits(500 + growth))
    #expect(os2.sCapHeight == DesignUnits(700 + growth))
    #expect(os2.yStrikeoutPosition == DesignUnits(300 + growth))
    #expect(os2.yStrikeoutSize == DesignUnits(50 + growth / 10))
    #expect(facts.tables.post?.underlinePosition == DesignUnits(-100 - growth))
    #expect(facts.tables.post?.underlineThickness == DesignUnits(50 + growth / 10))
    #expect(facts.capLetter == MeasuredLetter("H", 0, 700 + growth))
    #expect(facts.xLetter == MeasuredLetter("x", 0, 500 + growth))
    #expect(facts.variation == [AxisPosition(tag: "wght", value: weight)])
    #expect(facts.summary.weight == weight)
  }

  @Test("Sub- and superscripts and the caret move along the axis")
  func otherFields() throws {
    var font = SFNTBuilder.variable()
    let tags = [
      "sbxs", "sbys", "sbxo", "sbyo", "spxs", "spys", "spxo", "spyo", "hcrs", "hcrn", "hcof",
    ]
    for (index, tag) in tags.enumerated() {
      font.variations?.metricDeltas[tag] = [0, Int16(10 + index)]
    }
    let base = try read(font.build()).tables
    let tables = try read(font.build(), at: .instance(3)).tables
    func fields(_ tables: SFNTTables) throws -> [Int] {
      let os2 = try #require(tables.os2)
      let hhea = try #require(tables.hhea)
      let boxes = [os2.subscript, os2.superscript].flatMap {
        [$0.xSize, $0.ySize, $0.xOffset, $0.yOffset]
      }
      return (boxes + [hhea.caretSlopeRise, hhea.caretSlopeRun, hhea.caretOffset]).map(\.value)
    }
    #expect(
      zip(try fields(tables), try fields(base)).map { $0 - $1 } == Array(10..<10 + tags.count))
  }

  @Test("Positions read one after the other with one library don't add up")
  func accumulation() throws {
    let file = try FontFile(bytes: SFNTBuilder.variable().build(), subject: "test")
    let library = try Library()
    let ascenders = try [900, 400, 900, 100].map { weight in
      try library.facts(of: file, index: 0, position: coordinates(weight)).tables.hhea?.ascender
    }
    #expect(ascenders == [1000, 900, 1000, 860].map { DesignUnits($0) })
    let instances = try [3, 2, 3, 1].map { number in
      try library.facts(of: file, index: 0, position: .instance(number)).tables.hhea?.ascender
    }
    #expect(instances == ascenders)
  }

  @Test("A named instance is the face at its coordinates")
  func instances() throws {
    let bytes = SFNTBuilder.variable(useTypoMetrics: true).build()
    let instance = try read(bytes, at: .instance(3))
    let position = try read(bytes, at: coordinates(900))
    #expect(instance.tables == position.tables)
    #expect(instance.capLetter == position.capLetter)
    #expect(instance.variation == position.variation)
    #expect(instance.summary.instance == 3)
    #expect(instance.summary.style == "Black")
    #expect(instance.summary.fullName == "Variable Test Black")
    #expect(position.summary.instance == nil)
    #expect(position.summary.style == "Regular")
  }

  @Test("The default position says nothing of a variation")
  func defaultPosition() throws {
    let facts = try read(SFNTBuilder.variable().build())
    #expect(facts.variation == nil)
    #expect(facts.tables.hhea?.variation == LineMetricVariation.none)
    #expect(facts.summary.isVariable)
    #expect(
      facts.axes == [
        VariationAxis(
          tag: "wght", name: "Weight", minimum: 100, defaultValue: 400, maximum: 900,
          isHidden: false)
      ])
    #expect(facts.instances.map(\.name) == ["Thin", "Regular", "Black"])
    #expect(facts.instances.map(\.number) == [1, 2, 3])
    #expect(facts.instances.map { $0.coordinates.map(\.value) } == [[100], [400], [900]])
  }

  @Test("Without OS/2 the line metrics of hhea vary all the same")
  func withoutOS2() throws {
    var font = SFNTBuilder.variable()
    font.removedTables = ["OS/2"]
    #expect(
      LineMetrics(try read(font.build(), at: .instance(3)).tables).allSets
        == [[1000, -350, 80], nil, nil])
  }

  @Test("A short OS/2 gets no fields from behind its end, and hhea varies all the same")
  func shortOS2() throws {
    var font = SFNTBuilder.variable()
    font[.os2Version] = 0
    font.os2Length = 68
    #expect(
      LineMetrics(try read(font.build(), at: .instance(3)).tables).allSets
        == [[1000, -350, 80], nil, nil])
  }

  @Test(
    "Coordinates are clamped to the axis", arguments: [(99.0, 100.0), (901, 900), (-1e30, 100)])
  func clamping(wanted: Double, got: Double) throws {
    let facts = try read(SFNTBuilder.variable().build(), at: coordinates(wanted))
    #expect(facts.variation?.map(\.value) == [got])
    #expect(facts.summary.weight == got)
  }

  @Test("Without MVAR the metrics stay and the outlines move")
  func interBlack() throws {
    let facts = try read(.interVariable, at: .instance(17))
    #expect(
      LineMetrics(facts.tables).allSets
        == [[2728, -680, 0], [2728, -680, 0], [2728, -680, nil]])
    #expect(facts.capLetter == MeasuredLetter("H", 0, 2048))
    #expect(facts.summary.style == "Black")
    #expect(facts.summary.weight == 900)
    #expect(facts.summary.postScriptName == "Inter-Black")
    #expect(facts.instances.count == 18)
  }

  @Test("Every axis has a coordinate, the default one where none was asked for")
  func otherAxes() throws {
    let facts = try read(
      .interVariable, at: .coordinates([AxisPosition(tag: "slnt", value: -10)]))
    #expect(
      facts.variation
        == [AxisPosition(tag: "wght", value: 400), AxisPosition(tag: "slnt", value: -10)])
    #expect(facts.summary.slant == .oblique)
    #expect(facts.summary.weight == 400)
  }

  @Test("The instance that FreeType adds for the default position is not the font's")
  func addedInstance() throws {
    var font = SFNTBuilder.variable()
    font.variations?.instances.remove(at: 1)
    #expect(try read(font.build()).instances.map(\.name) == ["Thin", "Black"])
    #expect(throws: FontError.self) { try read(font.build(), at: .instance(3)) }
  }

  @Test("Hidden axes and the PostScript names of instances are told")
  func hiddenAxes() throws {
    var font = SFNTBuilder.variable()
    font.variations?.axes[0].flags = 1
    font.variations?.instances[0].postScriptName = "VariableTest-Hair"
    let facts = try read(font.build())
    #expect(facts.axes.map(\.isHidden) == [true])
    #expect(facts.instances.map(\.postScriptName) == ["VariableTest-Hair", nil, nil])
    let instance = try read(font.build(), at: .instance(1))
    #expect(instance.summary.postScriptName == "VariableTest-Hair")
  }

  @Test(
    "What the font doesn't have is refused",
    arguments: [
      (FacePosition.instance(4), FontError.Code.noSuchInstance),
      (.instance(0), .noSuchInstance), (.instance(-1), .noSuchInstance),
      (.instance(40_000), .noSuchInstance),
      (.coordinates([AxisPosition(tag: "wdth", value: 100)]), .noSuchAxis),
    ])
  func refusals(position: FacePosition, code: FontError.Code) throws {
    do throws(FontError) {
      _ = try read(SFNTBuilder.variable().build(), at: position)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.code == code)
    }
  }

  @Test("An unknown axis is answered with the axes that there are")
  func unknownAxis() throws {
    #expect(
      throws: FontError(
        .noSuchAxis, subject: "test", message: "has no axis `wdth`",
        advice: "its axes: wght (100 to 900)")
    ) {
      try read(
        SFNTBuilder.variable().build(),
        at: .coordinates([AxisPosition(tag: "wdth", value: 100)]))
    }
  }

  @Test(
    "A font without axes is not variable", arguments: [FacePosition.instance(1), .coordinates([])])
  func notVariable(position: FacePosition) throws {
    #expect(
      throws: FontError(.notVariable, subject: "test", message: "is not a variable font")
    ) {
      try read(SFNTBuilder().build(), at: position)
    }
  }
}
