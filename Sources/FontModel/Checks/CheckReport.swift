/// What checking fonts has brought up.
package struct CheckReport: Sendable {
  package var profile: CheckProfile
  /// The rules that were left out on request, in the order of `CheckRule.all`.
  package var ignored: [CheckRule]
  /// Sorted by name.
  package var families: [CheckedFamily]
  /// The fonts that could not be read.
  package var errors: [FontError]
  /// How many findings a baseline holds back; nil without a baseline.
  package var knownCount: Int?

  /// Checks faces family by family.
  ///
  /// - Parameters:
  ///   - inputs: The faces of any families, in any order.
  ///   - profile: Which rules are asked, and what they count.
  ///   - ignored: Rules to leave out.
  ///   - errors: The fonts that could not be read.
  package init(
    _ inputs: [CheckInput], profile: CheckProfile = .crossPlatform,
    ignoring ignored: [CheckRule] = [], errors: [FontError] = []
  ) {
    self.profile = profile
    self.ignored = CheckRule.all.filter(ignored.contains)
    self.errors = errors
    let families = Self.families(inputs, target: profile.target)
    var findings: [String: [CheckFinding]] = [:]
    for (rule, severity) in profile.rules where !ignored.contains(rule) {
      for (name, observation) in Self.observations(of: rule, families) {
        findings[name, default: []].append(CheckFinding(rule, severity, observation))
      }
    }
    self.families = families.map { family in
      CheckedFamily(
        name: family.name, faces: family.faces.map(\.summary),
        findings: Self.sorted(findings[family.name] ?? []))
    }
  }

  /// How many faces were checked.
  package var faceCount: Int { families.reduce(0) { $0 + $1.faces.count } }

  /// How many findings count so much.
  package func count(_ severity: CheckSeverity) -> Int {
    families.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// Takes out the findings of an earlier run, each as often as it was there.
  package mutating func remove(known fingerprints: [String]) {
    var known = Dictionary(fingerprints.map { ($0, 1) }) { $0 + $1 }
    var removed = 0
    for index in families.indices {
      families[index].findings.removeAll { finding in
        guard let left = known[finding.fingerprint], left > 0 else { return false }
        known[finding.fingerprint] = left - 1
        removed += 1
        return true
      }
    }
    knownCount = (knownCount ?? 0) + removed
  }

  private static func families(_ inputs: [CheckInput], target: LineTarget) -> [CheckFamily] {
    Dictionary(grouping: inputs) { $0.summary.family }
      .map { name, faces in
        CheckFamily(
          name: name, faces: faces.sorted { $0.summary.precedes($1.summary) }, target: target)
      }
      .sorted { left, right in
        let names = (left.name.lowercased(), right.name.lowercased())
        return names.0 == names.1 ? left.name < right.name : names.0 < names.1
      }
  }

  private static func observations(
    of rule: CheckRule, _ families: [CheckFamily]
  ) -> [(family: String, CheckObservation)] {
    switch rule.evaluation {
    case .face(let evaluate):
      families.flatMap { family in
        family.faces.compactMap { face in evaluate(face, family).map { (family.name, $0) } }
      }
    case .family(let evaluate):
      families.flatMap { family in evaluate(family).map { (family.name, $0) } }
    case .families(let evaluate):
      evaluate(families).compactMap { observation in
        observation.faces.first.map { ($0.summary.family, observation) }
      }
    }
  }

  /// By severity; findings of one severity keep the order of the rules.
  private static func sorted(_ findings: [CheckFinding]) -> [CheckFinding] {
    CheckSeverity.allCases.flatMap { severity in findings.filter { $0.severity == severity } }
  }
}

/// The faces of a family with what was found about them.
package struct CheckedFamily: Sendable {
  package var name: String
  /// In the order of a family.
  package var faces: [FaceSummary]
  /// Failures first, then by rule, then by face.
  package var findings: [CheckFinding]
}
