import FontModel
import TestSupport
import Testing

@Suite("Rules of check")
struct CheckRuleTests {
  @Test("a rule finds what is wrong, with the numbers", arguments: try cases)
  func broken(_ rule: CheckRuleCase) throws {
    let findings = try findings(of: rule, rule.broken)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.found.contains(rule.found), "\(finding.found)")
    #expect(!finding.expected.isEmpty)
    for field in finding.settings {
      #expect(!finding.values.allSatisfy { $0.contains(field) }, "\(field) is so already")
    }
  }

  @Test("a rule finds nothing where all is well", arguments: try cases)
  func sound(_ rule: CheckRuleCase) throws {
    #expect(try findings(of: rule, rule.sound).isEmpty)
  }

  @Test("every rule has a case")
  func coverage() throws {
    let covered = Set(try Self.cases.map(\.rule))
    #expect(CheckRule.all.filter { !covered.contains($0) }.map(\.id) == [])
  }

  @Test("ids are unique and in kebab-case, and every rule has its words")
  func words() {
    #expect(Set(CheckRule.all.map(\.id)).count == CheckRule.all.count)
    for rule in CheckRule.all {
      #expect(rule.id.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil, "\(rule.id)")
      #expect(rule.why.hasSuffix("."), "\(rule.id)")
      #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test("the sound face has no findings in any profile", arguments: CheckProfile.allCases)
  func soundFace(_ profile: CheckProfile) {
    #expect(CheckReport([.sound], profile: profile).findings.map(\.found) == [])
  }

  private func findings(of rule: CheckRuleCase, _ faces: [CheckInput]) throws -> [CheckFinding] {
    let profile = try #require(rule.profile)
    return CheckReport(faces, profile: profile).findings.filter { $0.rule == rule.rule }
  }

  static var cases: [CheckRuleCase] {
    get throws {
      try formatCases + signCases + lineCases + inkCases + familyCases + agreementCases
        + googleFontsCases + cjkCases + slopeCases
    }
  }
}
