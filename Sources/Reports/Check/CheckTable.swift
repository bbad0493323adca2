package import FontModel
internal import Terminal

/// Findings for people, family by family, failures first.
package struct CheckTable: Sendable {
  private let look: TableLook

  /// A table for a stream that looks so.
  package init(look: TableLook) {
    self.look = look
  }

  /// The families with findings, and a line that sums up.
  package func text(_ report: CheckReport) -> String {
    let families = report.families.filter { !$0.findings.isEmpty }
    let blocks = families.map { lines($0) } + [CheckSummary(report).line.wrapped(to: look.width)]
    return look.text(Array(blocks.joined(separator: [StyledText()])))
  }

  private func lines(_ family: CheckedFamily) -> [StyledText] {
    let count = family.faces.count
    let heading =
      StyledText(family.name, style: .heading)
      + StyledText("  \(count) \(count == 1 ? "face" : "faces")", style: .secondary)
    var explained: Set<CheckRule> = []
    let blocks = MergedFinding.merging(family.findings).map { merged in
      lines(merged, family, explains: explained.insert(merged.finding.rule).inserted)
    }
    return heading.wrapped(to: look.width) + blocks.joined(separator: [StyledText()])
  }

  /// One finding; the first of its rule in a family also says why it matters.
  private func lines(
    _ merged: MergedFinding, _ family: CheckedFamily, explains: Bool
  ) -> [StyledText] {
    let finding = merged.finding
    let title =
      StyledText(" ") + StyledText(finding.severity.rawValue, style: finding.severity.style)
      + StyledText("  ") + StyledText(finding.rule.id, style: .bold)
      + StyledText("  \(finding.rule.title)")
    var details = TextTable(
      columns: [
        TextTable.Column(), TextTable.Column(overflow: .wrapped(minimum: Self.narrowestText)),
      ], indent: Self.indent)
    func add(_ label: String, _ text: StyledText) {
      details.append([StyledText(label, style: .secondary), text])
    }
    if family.faces.count > 1 { add("faces", StyledText(merged.faceNames(in: family))) }
    add("found", StyledText(finding.found))
    if let glyphs = merged.glyphs(in: family) { add("glyphs", StyledText(glyphs)) }
    add("expected", StyledText(finding.expected))
    for (index, line) in settingLines(finding.settings).enumerated() {
      add(index == 0 ? "set" : "", StyledText(line, style: .bold))
    }
    if explains { add("why", StyledText(finding.rule.why, style: .secondary)) }
    return title.wrapped(to: look.width, hangingIndent: Self.indent) + look.lines(details)
  }

  /// What stands below a finding's title begins here.
  private static let indent = 7
  /// With less room, text stands below its label.
  private static let narrowestText = 30

  /// The values to set, in lines that end between two of them where there is room for that.
  private func settingLines(_ settings: [FieldValue]) -> [String] {
    let texts = settings.map { CheckColumns.text($0) }
    // "expected" is the longest label.
    let room = look.width - Self.indent - "expected".count - 2
    guard room >= Self.narrowestText, let first = texts.first else {
      return texts.isEmpty ? [] : [texts.joined(separator: ", ")]
    }
    return texts.dropFirst().reduce(into: [first]) { lines, text in
      let last = lines.count - 1
      // The comma needs room as well.
      if lines[last].count + text.count + 3 <= room {
        lines[last] += ", \(text)"
      } else {
        lines[last] += ","
        lines.append(text)
      }
    }
  }
}

/// Findings that say the same of several faces, as one.
private struct MergedFinding {
  let finding: CheckFinding
  private var faces: [FaceSummary]
  /// Of the faces the one with the most glyphs to name.
  private var outstanding: CheckFinding

  private init(_ finding: CheckFinding) {
    self.finding = finding
    faces = finding.faces
    outstanding = finding
  }

  /// The findings of a family in their order, each with all faces that it is about.
  static func merging(_ findings: [CheckFinding]) -> [MergedFinding] {
    var merged: [MergedFinding] = []
    var positions: [Key: Int] = [:]
    for finding in findings {
      let key = Key(finding)
      if let position = positions[key] {
        merged[position].add(finding)
      } else {
        positions[key] = merged.count
        merged.append(MergedFinding(finding))
      }
    }
    return merged
  }

  private mutating func add(_ other: CheckFinding) {
    faces += other.faces
    if other.glyphs.count > outstanding.glyphs.count { outstanding = other }
  }

  /// What two findings have in common that are shown as one.
  private struct Key: Hashable {
    let rule: CheckRule
    let found: String
    let expected: String
    let settings: [FieldValue]

    init(_ finding: CheckFinding) {
      rule = finding.rule
      found = finding.found
      expected = finding.expected
      settings = finding.settings
    }
  }

  /// The faces by style, by file where two share a style, or "all".
  func faceNames(in family: CheckedFamily) -> String {
    faces.count == family.faces.count ? "all" : Self.names(of: faces, in: family)
  }

  /// The glyphs of one face, which is named where there are several; nil where there are none.
  func glyphs(in family: CheckedFamily) -> String? {
    guard !outstanding.glyphs.farthest.isEmpty else { return nil }
    let glyphs = outstanding.glyphs.description
    return faces.count > 1
      ? "\(Self.names(of: outstanding.faces, in: family)): \(glyphs)" : glyphs
  }

  private static func names(of faces: [FaceSummary], in family: CheckedFamily) -> String {
    faces.map { face in
      let isUnique = family.faces.count { $0.style == face.style } == 1
      if isUnique, !face.style.isEmpty { return face.style }
      return face.file.lastComponent.description + (face.index > 0 ? " face \(face.index)" : "")
    }.joined(separator: ", ")
  }
}

/// How many findings there are, of what.
private struct CheckSummary {
  private let report: CheckReport

  init(_ report: CheckReport) {
    self.report = report
  }

  var line: StyledText {
    let counts = CheckSeverity.allCases.map { ($0, report.count($0)) }.filter { $0.1 > 0 }
    let findings =
      counts.isEmpty
      ? StyledText("No findings", style: .success)
      : counts.map { severity, count in
        StyledText(severity.count(count), style: severity.style)
      }.joined(separator: StyledText(", "))
    let faces = Self.number(report.faceCount, "face", "faces")
    let families = Self.number(report.families.count, "family", "families")
    var line = findings + StyledText(" in \(faces) of \(families)")
    line += StyledText(" (profile \(report.profile.rawValue)")
    if !report.ignored.isEmpty {
      line += StyledText(", without \(report.ignored.map(\.id).joined(separator: ", "))")
    }
    if let known = report.knownCount {
      line += StyledText(", \(NumberText.grouped(known)) known by the baseline")
    }
    return line + StyledText(")")
  }

  static func number(_ count: Int, _ one: String, _ many: String) -> String {
    "\(NumberText.grouped(count)) \(count == 1 ? one : many)"
  }
}

extension CheckSeverity {
  /// The colour goes with the word and never stands for it.
  fileprivate var style: TextStyle {
    switch self {
    case .fail: .error
    case .warn: .warning
    case .info: .secondary
    }
  }

  fileprivate func count(_ count: Int) -> String {
    switch self {
    case .fail: CheckSummary.number(count, "failure", "failures")
    case .warn: CheckSummary.number(count, "warning", "warnings")
    case .info: CheckSummary.number(count, "note", "notes")
    }
  }
}
