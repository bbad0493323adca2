import FontModel
import TestSupport
import Testing

@Suite("Reports of check")
struct CheckReportTests {
  @Test("families are sorted by name, findings by severity, then by rule")
  func order() {
    let faces = [
      SampleFace { ($0.family, $0.ink) = ("beta", (2000, -300)) },
      SampleFace {
        ($0.family, $0.hhea, $0.typo) = ("Alpha", (900, -300, 10), (900, -300, 0))
        $0.ink = (2000, -300)
      },
    ]
    let report = CheckReport(faces.map { CheckInput($0.report) })
    #expect(report.families.map(\.name) == ["Alpha", "beta"])
    #expect(
      report.families[0].findings.map(\.rule.id)
        == ["lines-differ", "win-clips-ink", "line-gap-used"])
    #expect(report.faceCount == 2)
    #expect(report.count(.fail) == 3)
    #expect(report.count(.warn) == 1)
  }

  @Test("ignored rules find nothing and are named")
  func ignored() throws {
    let rule = try #require(CheckRule(id: "win-clips-ink"))
    let face = SampleFace { $0.ink = (2000, -300) }
    let report = CheckReport([CheckInput(face.report)], ignoring: [rule])
    #expect(report.findings == [])
    #expect(report.ignored == [rule])
  }

  @Test("a known finding is held back as often as it was there")
  func baseline() {
    let face = SampleFace { $0.ink = (2000, -300) }
    let twin = SampleFace {
      ($0.family, $0.name, $0.ink) = ("Twin", "TestSans-Regular", (2000, -300))
    }
    let known = CheckReport([CheckInput(face.report)]).findings.map(\.fingerprint)
    var report = CheckReport([CheckInput(face.report), CheckInput(twin.report)])
    #expect(Set(report.findings.map(\.fingerprint)).count == 1)
    report.remove(known: known)
    #expect(report.findings.count == 1)
    #expect(report.knownCount == 1)
  }

  @Test("a finding is another one when a value, the face, the rule or its severity changes")
  func fingerprints() {
    let faces = [
      SampleFace { $0.ink = (2000, -300) },
      SampleFace { $0.ink = (2001, -300) },
      SampleFace { ($0.style, $0.ink) = ("Bold", (2000, -300)) },
    ]
    let marks = faces.map { face in
      CheckReport([CheckInput(face.report)]).findings.map(\.fingerprint)
    }
    #expect(marks.map(\.count) == [1, 1, 1])
    #expect(Set(marks.joined()).count == 3)
    let gap = SampleFace { ($0.hhea, $0.typo) = ((900, -300, 9), (900, -300, 9)) }
    let severities = [CheckProfile.googlefonts, .microsoft].flatMap { profile in
      CheckReport([CheckInput(gap.report)], profile: profile).findings
        .filter { $0.rule.id == "line-gap" }.map(\.fingerprint)
    }
    #expect(Set(severities).count == 2)
  }

  @Test("where a style stands twice in a family, faces are told apart by their files")
  func labels() throws {
    let faces = [
      SampleFace { $0.name = "One" },
      SampleFace { ($0.name, $0.hhea, $0.typo) = ("Two", (950, -300, 0), (950, -300, 0)) },
    ]
    let finding = try #require(CheckReport(faces.map { CheckInput($0.report) }).findings.first)
    #expect(
      finding.found.hasPrefix(
        "hhea.ascender is 900 in Regular (One.ttf), 950 in Regular (Two.ttf)"))
  }

  @Test("a warning names the rule that has something to say of the face, and no other")
  func warningsNameRules() {
    for code in WarningCode.allCases {
      for rule in code.relatedRules {
        #expect(CheckProfile.crossPlatform.severity(of: rule) != nil, "\(code)")
      }
    }
    // Lines of one height on Apple's systems, Linux and Windows, but not in the typo set.
    func face(typo: (Int, Int, Int), win: (Int, Int)) -> FontReport {
      SampleFace {
        ($0.hhea, $0.typo, $0.win, $0.typoBit) = ((900, -300, 0), typo, win, false)
      }.report
    }
    let taller = face(typo: (900, -400, 0), win: (900, 300))
    #expect(WarningCode.lineHeightDiffers.checkRule(for: taller)?.id == "typo-line-taller")
    let alike = face(typo: (900, -300, 0), win: (900, 300))
    #expect(WarningCode.lineHeightDiffers.checkRule(for: alike) == nil)
    let differing = face(typo: (900, -300, 0), win: (1000, 400))
    #expect(WarningCode.lineHeightDiffers.checkRule(for: differing)?.id == "lines-differ")
    // The default profile doesn't ask it.
    #expect(WarningCode.italicAngleDiffers.checkRule(for: taller) == nil)
  }

  @Test(
    "the tangent agrees with that of right triangles",
    arguments: [
      (0.0, 0.0), (45, 1), (-45, -1), (30, 0.577_350_269_189_625_8), (60, 1.732_050_807_568_877_2),
      (89, 57.289_961_630_759_42),
    ])
  func tangent(_ degrees: Double, _ expected: Double) throws {
    let tangent = try #require(Angle.tangent(degrees))
    #expect(abs(tangent - expected) <= 1e-12 * max(1, abs(expected)))
    #expect(Angle.tangent(90) == nil)
    #expect(Angle.tangent(-90.5) == nil)
  }
}
