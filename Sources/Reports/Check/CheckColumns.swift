package import FontModel

/// The columns of a finding's record in `plain` and `csv`; new ones go to the end.
enum CheckColumns {
  static let names = [
    "severity", "rule", "family", "style", "file", "index", "instance", "found", "expected", "set",
    "fingerprint", "glyphs",
  ]

  /// A record for each face of a finding.
  static func records(_ finding: CheckFinding) -> [[DelimitedText.Field]] {
    finding.faces.map { face in
      [
        .text(finding.severity.rawValue), .text(finding.rule.id), .text(face.family),
        .text(face.style), .text(face.file.description), .integer(face.index),
        .integer(face.instance), .text(finding.found), .text(finding.expected),
        .text(finding.settings.map { text($0) }.joined(separator: ", ")),
        .text(finding.fingerprint), .text(finding.glyphs.description),
      ]
    }
  }

  /// A field with the value to set, such as "hhea.lineGap = 0".
  static func text(_ setting: FieldValue) -> String {
    "\(setting.field.rawValue) = \(NumberText.shortest(setting.value))"
  }
}

extension CheckReport {
  /// Findings as tab-separated lines without a header, a line for each face.
  package var plain: String {
    records.reduce(into: "") { $0 += DelimitedText.plain($1) }
  }

  /// Findings as comma-separated lines under a header, a line for each face.
  package var csv: String {
    let header = DelimitedText.csv(CheckColumns.names.map { .text($0) })
    return records.reduce(into: header) { $0 += DelimitedText.csv($1) }
  }

  private var records: some Sequence<[DelimitedText.Field]> {
    families.lazy.flatMap(\.findings).flatMap { CheckColumns.records($0) }
  }
}
