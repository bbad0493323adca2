/// What a rule has found, before a profile says how much it counts.
struct CheckObservation {
  /// The faces concerned, at least one.
  var faces: [CheckInput]
  /// What is so, with the numbers; a sentence without its full stop.
  var found: String
  /// What should be so; a sentence without its full stop.
  var expected: String
  /// The fields that make up what was found.
  var fields: [CheckField]
  /// What to set instead, the same for all faces; empty where that is a matter of design.
  var settings: [FieldValue] = []
  /// The glyphs that were found.
  var glyphs = OutsideGlyphs()
}

/// A rule that does not hold for one face or for several of a family.
package struct CheckFinding: Hashable, Sendable {
  package var rule: CheckRule
  package var severity: CheckSeverity
  /// The faces concerned, at least one.
  package var faces: [FaceSummary]
  /// What is so, with the numbers; a sentence without its full stop.
  package var found: String
  /// What should be so; a sentence without its full stop.
  package var expected: String
  /// The values that make up what was found, a list for each of `faces`.
  package var values: [[FieldValue]]
  /// The values to set instead, in all of `faces`; empty where that is a matter of design.
  package var settings: [FieldValue]
  /// The glyphs that leave the line or the box; none in a finding about something else.
  package var glyphs: OutsideGlyphs

  init(_ rule: CheckRule, _ severity: CheckSeverity, _ observation: CheckObservation) {
    precondition(!observation.faces.isEmpty, "a finding is about a face")
    self.rule = rule
    self.severity = severity
    faces = observation.faces.map(\.summary)
    found = observation.found
    expected = observation.expected
    values = observation.faces.map { $0.values(observation.fields) }
    settings = observation.settings
    glyphs = observation.glyphs
  }
}

extension CheckFinding {
  /// What makes this the same finding in another run: the rule, its severity, the faces and their
  /// values, as 16 hexadecimal digits. Neither wording nor folders count.
  ///
  /// The digits are the 64 bits of FNV-1a.
  package var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in Array(text.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    add(rule.id)
    add(severity.rawValue)
    for (face, values) in zip(faces, values) {
      add(face.postScriptName ?? face.displayName)
      add(face.instance.map(String.init) ?? "")
      for value in values { add(value.description) }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
