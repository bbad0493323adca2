import FontInspection
import FontModel
import Foundation
import TestSupport
import Testing

/// The rows of browsers against what Chromium and Firefox were seen to do.
@Suite struct BrowserLinesTests {
  /// A font of `Fixtures/browsers.json` and where its bytes come from.
  enum Sample: String, CaseIterable {
    case DejaVuSans, LiberationSans, NotoSans, Cantarell, EBG08, InterVar, NimbusSans, IPAGothic
    case LatinModern
    // Liberation Sans with a table changed.
    case usetypo, neggap, posdesc, hhea0, usetypo0
    // The variable font whose line metrics move with the weight.
    case synhhea, syntypo, synhhea900
  }

  @Test("Chromium's lines are as high as it sets them", arguments: Sample.allCases)
  func chromium(sample: Sample) throws {
    try compare(sample, .chromeLinux, "chromium", tolerance: 0)
  }

  @Test("Firefox' lines are as high as it sets them", arguments: Sample.allCases)
  func firefox(sample: Sample) throws {
    // Where Firefox gives 1.2 em it keeps its fraction in app units of 1/60 px.
    try compare(sample, .firefoxLinux, "firefox", tolerance: 1.0 / 60)
  }

  private func compare(
    _ sample: Sample, _ platform: Platform, _ browser: String, tolerance: Double
  ) throws {
    let observed = try Observations.load().fonts[sample.rawValue]?[browser] ?? [:]
    #expect(observed.count == 7, "seven sizes were measured")
    let report = try report(sample)
    for (pixels, line) in observed {
      let size = FontSize(value: try #require(Double(pixels)), unit: .pixel, dpi: 72)
      let row = try #require(report.platforms(at: size).first { $0.platform == platform })
      #expect(abs(row.lineHeight - line.lineHeight) <= tolerance, "\(sample) \(pixels) px")
      #expect(row.ascent == line.ascent, "\(sample) \(pixels) px")
      #expect(row.descent == line.descent, "\(sample) \(pixels) px")
    }
  }

  private func report(_ sample: Sample) throws -> FontReport {
    var position = PositionChoice.standard
    let bytes: [UInt8] =
      switch sample {
      case .DejaVuSans: try TestFont.dejaVuSans.bytes()
      case .LiberationSans: try TestFont.liberationSans.bytes()
      case .NotoSans: try TestFont.notoSans.bytes()
      case .Cantarell: try TestFont.cantarell.bytes()
      case .EBG08: try TestFont.ebGaramond.bytes()
      case .InterVar: try TestFont.interVariable.bytes()
      case .NimbusSans: try TestFont.nimbusSans.bytes()
      case .IPAGothic: try TestFont.ipaGothic.bytes()
      case .LatinModern: try TestFont.latinModern.bytes()
      case .usetypo: try liberation { $0[.fsSelection] = 0xC0 }
      case .neggap: try liberation { $0[.hheaLineGap] = -500 }
      case .posdesc: try liberation { $0[.hheaDescender] = 434 }
      case .hhea0:
        try liberation { $0.zeroLineMetrics(.hheaAscender, .hheaDescender, .hheaLineGap) }
      case .usetypo0:
        try liberation {
          $0[.fsSelection] = 0xC0
          $0.zeroLineMetrics(.sTypoAscender, .sTypoDescender, .sTypoLineGap)
        }
      case .synhhea: SFNTBuilder.variable(useTypoMetrics: false).build()
      case .syntypo: SFNTBuilder.variable(useTypoMetrics: true).build()
      case .synhhea900: SFNTBuilder.variable(useTypoMetrics: false).build()
      }
    if sample == .synhhea900 {
      position = .coordinates([AxisPosition(tag: "wght", value: 900)])
    }
    let job = FaceJob(source: .bytes(bytes), requested: sample.rawValue, position: position)
    return try #require(try FaceInspector().results(of: job).first).get()
  }

  private func liberation(_ change: (inout SFNTFile) -> Void) throws -> [UInt8] {
    var file = try SFNTFile(parsing: TestFont.liberationSans.bytes())
    change(&file)
    return file.build()
  }
}

extension SFNTFile {
  fileprivate mutating func zeroLineMetrics(_ fields: SFNTField...) {
    for field in fields { self[field] = 0 }
  }
}

/// `Fixtures/browsers.json`: font, browser and size in pixels to a line.
private struct Observations: Decodable {
  let fonts: [String: [String: [String: Line]]]

  struct Line: Decodable {
    let lineHeight: Double
    let ascent: Double
    let descent: Double
  }

  static func load() throws -> Observations {
    try JSONDecoder().decode(Observations.self, from: Fixture.data("browsers.json"))
  }
}
