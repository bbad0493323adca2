import FontModel
import TestSupport
import Testing

@Suite("Values that check says to set")
struct CheckAdviceTests {
  @Test("whoever follows all advice has no failure left", arguments: 0..<200)
  func allAdvice(_ seed: Int) {
    let face = Self.face(seed)
    let findings = CheckReport([CheckInput(face.report)]).findings
    let better = findings.flatMap(\.settings).reduce(face) { $0.setting($1) }
    #expect(CheckReport([CheckInput(better.report)]).failures == [], "\(face)")
  }

  @Test("whoever follows one piece of advice breaks nothing else", arguments: 0..<200)
  func oneAdvice(_ seed: Int) {
    let face = Self.face(seed)
    let report = CheckReport([CheckInput(face.report)])
    for finding in report.findings where !finding.settings.isEmpty {
      let better = finding.settings.reduce(face) { $0.setting($1) }
      let left = CheckReport([CheckInput(better.report)])
      #expect(!left.findings.contains { $0.rule == finding.rule }, "\(finding.rule.id): \(face)")
      #expect(Set(left.failures).isSubset(of: report.failures), "\(finding.rule.id): \(face)")
    }
  }

  @Test("a family that follows all advice has one line", arguments: 0..<50)
  func families(_ seed: Int) {
    let faces = (0..<3).map { number in
      var face = Self.face(1000 + 3 * seed + number)
      face.style = "Style \(number)"
      return face
    }
    let findings = CheckReport(faces.map { CheckInput($0.report) }).findings
    let better = faces.map { face in
      findings.filter { $0.faces.contains { $0.style == face.style } }.flatMap(\.settings)
        .reduce(face) { $0.setting($1) }
    }
    #expect(CheckReport(better.map { CheckInput($0.report) }).failures == [], "\(faces)")
  }

  @Test("the line stays as tall as Linux makes it, a gap being shared out")
  func gapIsShared() throws {
    // As in Liberation Sans: 67 = 34 + 33.
    let face = SampleFace {
      ($0.unitsPerEm, $0.hhea, $0.typo) = (2048, (1854, -434, 67), (1491, -431, 307))
      ($0.win, $0.ink, $0.typoBit) = ((1854, 434), (2007, -621), false)
    }
    let finding = try #require(
      CheckReport([CheckInput(face.report)]).findings.first { $0.rule.id == "line-gap-used" })
    #expect(
      finding.settings == [
        FieldValue(.hheaAscender, 1888), FieldValue(.hheaDescender, -467),
        FieldValue(.hheaLineGap, 0), FieldValue(.typoAscender, 1888),
        FieldValue(.typoDescender, -467), FieldValue(.typoLineGap, 0),
        FieldValue(.winAscent, 2007), FieldValue(.winDescent, 621), FieldValue(.typoBit, 1),
      ])
  }

  @Test("a caret for the italic angle is the tangent of it", arguments: [-12.0, -9.5, 5, -45])
  func caret(_ angle: Double) throws {
    let face = SampleFace { ($0.italicAngle, $0.slant) = (angle, .italic) }
    let better = CheckReport([CheckInput(face.report)], profile: .opentype).findings
      .first { $0.rule.id == "caret-slope-differs" }?.settings
      .reduce(face) { $0.setting($1) }
    let caret = try #require(better).caret
    #expect(caret.0 == 1000)
    // tan 12° = 0.212557, tan 9.5° = 0.167343, tan 5° = 0.087489
    #expect([-12.0: 213, -9.5: 167, 5: -87, -45: 1000][angle] == caret.1)
  }

  @Test("faces of unlike ems are advised in words only")
  func unlikeEms() throws {
    let faces = [SampleFace(), SampleFace { ($0.style, $0.unitsPerEm) = ("Bold", 2000) }]
    let finding = try #require(
      CheckReport(faces.map { CheckInput($0.report) }).findings.first {
        $0.rule.id == "family-lines-differ"
      })
    #expect(finding.settings == [])
  }

  /// A face with line metrics as they occur, or as slips make them; the same for one seed.
  private static func face(_ seed: Int) -> SampleFace {
    var random = Random(seed: UInt64(seed))
    func set() -> (Int, Int, Int) {
      let slip = random.next(12)
      let up = random.next(1500)
      let down = random.next(900)
      return (slip == 0 ? -up : up, slip == 1 ? down : -down, random.next(2) * random.next(300))
    }
    return SampleFace {
      $0.hhea = set()
      $0.typo = random.next(3) == 0 ? $0.hhea : set()
      $0.win = random.next(3) == 0 ? (900, 65_300) : (random.next(2000), random.next(1200))
      $0.typoBit = random.next(2) == 0
      $0.ink = (1 + random.next(1800), -random.next(900))
    }
  }

  /// A linear congruential generator, with the constants of MMIX.
  private struct Random {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
