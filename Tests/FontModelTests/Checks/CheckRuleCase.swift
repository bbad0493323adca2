import FontModel
import TestSupport
import Testing

/// One rule with faces for which it doesn't hold and others for which it does.
struct CheckRuleCase: Sendable, CustomTestStringConvertible {
  let rule: CheckRule
  let broken: [CheckInput]
  let sound: [CheckInput]
  /// A part of what is found, with numbers from `broken`.
  let found: String
  let testDescription: String

  init(
    _ id: String, _ name: String = "", broken: [CheckInput], sound: [CheckInput], found: String
  ) throws {
    rule = try #require(CheckRule(id: id), "no rule is called \(id)")
    self.broken = broken
    self.sound = sound
    self.found = found
    testDescription = name.isEmpty ? id : "\(id): \(name)"
  }

  /// A profile that asks the rule; severities don't matter here.
  var profile: CheckProfile? {
    CheckProfile.allCases.first { $0.severity(of: rule) != nil }
  }
}

extension CheckInput {
  /// A sample face, the sound one with changes.
  static func face(_ change: (inout SampleFace) -> Void) -> CheckInput {
    CheckInput(SampleFace(change).report)
  }

  /// A sample face of which more was measured.
  static func measured(
    _ measure: (inout CheckMeasures) -> Void, _ change: (inout SampleFace) -> Void = { _ in }
  ) -> CheckInput {
    var measures = CheckMeasures()
    measure(&measures)
    var report = SampleFace(change).report
    report.facts.checkMeasures = measures
    return CheckInput(report)
  }

  /// The sound face.
  static let sound = face { _ in }
}

extension CheckReport {
  /// All findings of all families.
  var findings: [CheckFinding] { families.flatMap(\.findings) }

  /// The ids of the rules that fail.
  var failures: [String] { findings.filter { $0.severity == .fail }.map(\.rule.id) }
}
