@testable import FontModel
import TestSupport
import Testing

/// The numbers of a fallback's `@font-face`.
@Suite struct FallbackFaceTests {
  /// Descriptors as they are written, in their order.
  private func written(_ face: FallbackFace, _ dialect: CSSDialect) -> [String] {
    face.descriptors.map { "\($0.rawValue): \(dialect.percentage(face.value($0)))" }
  }

  @Test("Arial on Helvetica Neue has the published numbers")
  func arialOnHelveticaNeue() throws {
    let face = try FallbackFace(
      for: CSSSample.known("Arial"), local: CSSSample.known("Helvetica Neue"),
      dialect: .fontmetrics, script: .latin)
    #expect(
      written(face, .fontmetrics) == [
        "size-adjust: 99.0668%", "ascent-override: 91.3801%", "descent-override: 21.391%",
        "line-gap-override: 3.3023%",
      ])
    #expect(face.name == "Arial Fallback")
  }

  /// Numbers that the tests of fontaine and Capsize expect of their programs.
  @Test("fontaine and Capsize give the numbers of their own tests")
  func published() throws {
    let merriweather = CSSSample.font(
      "Merriweather Sans", unitsPerEm: 2000, hhea: (1968, -546, 0), xWidthAvg: 949)
    let plex = CSSSample.font(
      "IBM Plex Mono", unitsPerEm: 1000, hhea: (1025, -275, 0), xWidthAvg: 600)
    let arial = try CSSSample.known("Arial")
    let cases: [(CSSFont, [String])] = [
      (
        merriweather,
        [
          "size-adjust: 106.4377%", "ascent-override: 92.4485%", "descent-override: 25.6488%",
          "line-gap-override: 0%",
        ]
      ),
      (
        plex,
        [
          "size-adjust: 134.5893%", "ascent-override: 76.1576%", "descent-override: 20.4325%",
          "line-gap-override: 0%",
        ]
      ),
    ]
    for (web, expected) in cases {
      let face = try FallbackFace(for: web, local: arial, dialect: .fontaine, script: .latin)
      #expect(written(face, .fontaine) == expected)
      #expect(face.name == "\(web.family) fallback")
    }
    var wider = merriweather
    wider.widths = .known(KnownWidths(xWidthAvg: 973))
    var widerArial = arial
    widerArial.widths = .known(KnownWidths(xWidthAvg: 935))
    let capsize = try FallbackFace(
      for: wider, local: widerArial, dialect: .capsize, script: .latin)
    #expect(
      written(capsize, .capsize) == [
        "ascent-override: 92.3409%", "descent-override: 25.619%", "line-gap-override: 0%",
        "size-adjust: 106.5617%",
      ])
  }

  @Test("Capsize leaves out what it takes for the local font's own")
  func capsizeOmissions() throws {
    let arial = CSSSample.font("Arial", unitsPerEm: 2048, hhea: (1854, -434, 67), xWidthAvg: 913)
    func descriptors(_ hhea: (Int, Int, Int), _ width: Int) throws -> [CSSDescriptor] {
      let web = CSSSample.font("Web", unitsPerEm: 2048, hhea: hhea, xWidthAvg: width)
      return try FallbackFace(for: web, local: arial, dialect: .capsize, script: .latin).descriptors
    }
    #expect(try descriptors((1854, -434, 67), 913) == [])
    #expect(try descriptors((1854, -434, 0), 913) == [.lineGapOverride])
    #expect(try descriptors((0, 0, 67), 913) == [])
    #expect(try descriptors((1900, 434, 67), 900) == [.ascentOverride, .sizeAdjust])
  }

  @Test("next/font writes two decimals without a sign, from its own averages")
  func nextFont() throws {
    let face = try FallbackFace(
      for: CSSSample.known("Times New Roman"), local: CSSSample.known("Arial"), dialect: .next,
      script: .latin)
    // 854.3953… by 934.5116…, both of 2048: 36739 ÷ 40184 = 0.91427; 1825 ÷ 2048 ÷ that = 0.97468.
    #expect(
      written(face, .next) == [
        "ascent-override: 97.47%", "descent-override: 23.66%", "line-gap-override: 4.65%",
        "size-adjust: 91.43%",
      ])
    #expect(CSSDialect.next.percentage(-0.25) == "25.00%")
  }

  @Test("ours follows the effective set, the tools follow hhea")
  func sets() throws {
    let web = try CSSSample.face {
      $0.hhea = (950, -250, 90)
      $0.typo = (800, -200, 100)
      $0.typoBit = true
    }
    let local = CSSSample.font("Local", unitsPerEm: 1000, hhea: (900, -300, 0), xWidthAvg: 500)
    for dialect in CSSDialect.allCases {
      let face = try FallbackFace(for: web, local: local, dialect: dialect, script: .latin)
      let isOurs = dialect == .fontmetrics
      #expect(face.set == (isOurs ? .typo : .hhea))
      #expect(face.overrides.ascent == (isOurs ? 0.8 : 0.95))
    }
  }

  @Test("what other systems make of the line is told with the difference in ems")
  func systems() throws {
    let local = CSSSample.font("Local", unitsPerEm: 1000, hhea: (900, -300, 0), xWidthAvg: 500)
    let web = try CSSSample.face {
      $0.hhea = (950, -250, 90)
      $0.typo = (800, -200, 100)
      $0.win = (1000, 300)
      $0.typoBit = true
    }
    let face = try FallbackFace(for: web, local: local, dialect: .fontmetrics, script: .latin)
    // Typo: 1.1 em; hhea: 1.29 em. Windows follows bit 7 and takes typo too.
    #expect(face.systems.map(\.system) == ["macOS and iOS"])
    #expect(face.systems[0].set == .hhea)
    #expect(face.systems[0].lineHeight == 1.29)
    #expect(abs(face.systems[0].difference - 0.19) < 1e-12)
    #expect(face.systems[0].overrides.lineGap == 0.09)

    let tools = try FallbackFace(for: web, local: local, dialect: .capsize, script: .latin)
    #expect(tools.systems.map(\.system) == ["Linux", "Windows"])

    let windows = try CSSSample.face {
      $0.win = (1000, 400)
      $0.typoBit = false
    }
    let other = try FallbackFace(for: windows, local: local, dialect: .fontmetrics, script: .latin)
    #expect(other.systems.map(\.set) == [.win])
    #expect(abs(other.systems[0].difference - 0.2) < 1e-12)
    let alike = try FallbackFace(
      for: CSSSample.face(), local: local, dialect: .fontmetrics, script: .latin)
    #expect(alike.systems == [])
  }

  @Test("without an average the size is not adjusted, and the report says why")
  func unknownWidth() throws {
    let local = CSSSample.font("Local", unitsPerEm: 1000, hhea: (900, -300, 0), xWidthAvg: 500)
    let web = try CSSSample.face(advance: nil)
    let report = CSSReport(web, CSSRequest(fallbacks: [local, local]))
    #expect(report.fallbacks[0].sizeAdjust == 1)
    #expect(!report.fallbacks[0].isWidthKnown)
    #expect(report.problems.map(\.code) == [.metricAbsent])
    #expect(report.problems[0].message.contains("latin"))
    #expect(report.problems[0].message.contains("and 73 more"))
    // Capsize counts .notdef: 300 × 1.0003.
    let like = CSSReport(web, CSSRequest(fallbacks: [local], dialect: .capsize))
    #expect(like.fallbacks[0].sizeAdjust == 0.6)
    #expect(like.problems == [])
  }

  @Test("a font of the table has no average for other scripts")
  func tableScript() throws {
    let arial = try CSSSample.known("Arial")
    let report = CSSReport(
      try CSSSample.face(), CSSRequest(fallbacks: [arial], dialect: .fontmetrics, script: .thai))
    #expect(report.problems.map(\.subject) == ["Arial"])
    #expect(report.fallbacks[0].preferredWidth.units == 500)
  }

  @Test("a face without tables has no line that a browser would follow")
  func noLine() throws {
    let error = #expect(throws: FontError.self) { try CSSSample.face { $0.hhea = nil } }
    #expect(error?.code == .metricAbsent)
  }

  @Test("a negative gap is none for browsers, and stays what it is for the tools")
  func negativeGap() throws {
    let web = CSSSample.font("Web", unitsPerEm: 1000, hhea: (900, -300, -50), xWidthAvg: 500)
    let local = CSSSample.font("Local", unitsPerEm: 1000, hhea: (900, -300, 0), xWidthAvg: 500)
    func gap(_ dialect: CSSDialect) throws -> String {
      let face = try FallbackFace(for: web, local: local, dialect: dialect, script: .latin)
      return dialect.percentage(face.overrides.lineGap)
    }
    #expect(try gap(.fontmetrics) == "0%")
    #expect(try gap(.fontaine) == "-5%")
    #expect(try gap(.next) == "5.00%")
  }

  @Test("several fallbacks are told apart by name")
  func names() throws {
    let report = CSSReport(
      try CSSSample.known("Georgia"),
      CSSRequest(fallbacks: [try CSSSample.known("Arial"), try CSSSample.known("Verdana")]))
    #expect(
      report.fallbacks.map(\.name) == ["Georgia Fallback: Arial", "Georgia Fallback: Verdana"])
  }
}
