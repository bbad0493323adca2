import FontInspection
import FontModel
import TestSupport
import Testing

/// Every kind of font file, from the bytes to the report.
@Suite struct FontKindTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func reports(
    _ path: String, at position: PositionChoice = .standard
  ) throws -> [Result<FontReport, FontError>] {
    let job = FaceJob(source: .file(FilePath(path)), requested: path, position: position)
    return try FaceInspector().results(of: job)
  }

  @Test("Each kind is reported as its table says", arguments: FontKind.allCases)
  func kinds(kind: FontKind) throws {
    let expected = FontKindFacts(kind)
    let reports = try reports(kind.file(in: folder)).map { try $0.get() }
    #expect(reports.count == expected.faceCount)
    try #require(reports.indices.contains(expected.face))
    #expect(FontKindFacts(reports[expected.face], of: reports.count) == expected)
  }

  @Test("What a kind doesn't have is absent, not zero", arguments: FontKind.allCases)
  func absent(kind: FontKind) throws {
    for report in try reports(kind.file(in: folder)).map({ try $0.get() }) {
      for name in MetricName.allCases {
        let metric = report.metrics.metric(name)
        let isElsewhere = [.strike, .bdfProperty, .none].contains(metric.source)
        #expect((metric.units == nil) == isElsewhere, "\(name)")
        #expect(report.facts.unitsPerEm != nil || metric.units == nil, "\(name)")
      }
      #expect((report.metrics.bounds == nil) == (report.metrics.boundsSource == .none))
      #expect(report.facts.summary.isScalable || !report.facts.strikes.isEmpty)
    }
  }

  @Test(
    "A variable font of either kind has the metrics of its position",
    arguments: [
      // Half of the way to the heaviest master is half of what that adds.
      (FontKind.cff2Variable, 650.0, [930, -270, 65, 750, 550, -150]),
      (.cff2Variable, 900, [980, -320, 90, 800, 600, -200]),
      (.trueTypeVariable, 650, [950, -300, 55, 750, 550, -150]),
      (.trueTypeVariable, 900, [1000, -350, 80, 800, 600, -200]),
    ])
  func positions(kind: FontKind, weight: Double, values: [Int]) throws {
    let position = PositionChoice.coordinates([AxisPosition(tag: "wght", value: weight)])
    let report = try #require(try reports(kind.file(in: folder), at: position).first).get()
    let names: [MetricName] = [
      .ascender, .descender, .lineGap, .capHeight, .xHeight, .underlinePosition,
    ]
    #expect(names.map { report.metrics.metric($0).units?.value } == values)
    // The outlines vary with the fields.
    #expect(report.facts.capLetter?.yMax.value == values[3])
    #expect(report.facts.xLetter?.yMax.value == values[4])
  }

  @Test("Files that are no fonts to FreeType are clear errors", arguments: RefusedKind.allCases)
  func refused(kind: RefusedKind) throws {
    let path = try kind.file(in: folder)
    let result = try #require(try reports(path).first)
    #expect(
      result
        == .failure(
          FontError(
            .unknownFormat, subject: path, message: "is not a font that FreeType can read")))
  }
}
