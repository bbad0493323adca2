internal import FontModel
internal import Terminal

/// Which faces are compared, each with its letter, and how alike they are.
struct ComparedFacesSection {
  let comparison: FontComparison
  let report: CompareReport
  let look: TableLook

  var lines: [StyledText] {
    var table = TextTable(
      columns: [
        TextTable.Column(), TextTable.Column(gap: 2),
        TextTable.Column(overflow: .wrapped(minimum: 30), gap: 2),
      ], indent: 1)
    for (position, face) in comparison.faces.enumerated() {
      table.append([
        StyledText(FaceLetter.letter(position), style: .bold),
        StyledText(face.facts.summary.displayName, style: .heading),
        StyledText(facts(face), style: .secondary),
      ])
    }
    return look.lines(table) + [StyledText()] + verdict
  }

  private func facts(_ face: FontReport) -> String {
    let summary = face.facts.summary
    var facts = [summary.file == .standardInput ? "standard input" : summary.file.description]
    if summary.index > 0 { facts.append("face \(summary.index)") }
    if let variation = face.facts.variation {
      facts.append(
        variation.map { "\($0.tag) \(NumberText.shortest($0.value))" }.joined(separator: " "))
    }
    if let unitsPerEm = face.facts.unitsPerEm { facts.append("\(unitsPerEm) units per em") }
    if let version = face.facts.version { facts.append("version \(version)") }
    if face.isSubstituted { facts.append("in place of \(face.requested)") }
    return facts.joined(separator: ", ")
  }

  private var verdict: [StyledText] {
    let text: StyledText =
      switch comparison.likeness {
      case .sameFace:
        StyledText("The same face of the same file: nothing can differ.", style: .success)
      case .equal: StyledText("No metric differs\(beyond).", style: .success)
      case .different:
        StyledText("\(comparison.differences.count)", style: .warning)
          + StyledText(
            " of \(comparison.metrics.count + comparison.properties.count) values differ\(beyond).")
      }
    return (StyledText(" ") + text).wrapped(to: look.width, hangingIndent: 1)
  }

  private var beyond: String {
    guard report.tolerance > 0 else { return "" }
    return " by more than \(NumberText.shortest(report.tolerance)) units of "
      + FaceLetter.letter(0)
  }
}

/// The letters that faces are called by: A to Z, then numbers.
enum FaceLetter {
  static func letter(_ position: Int) -> String {
    guard position < 26, let scalar = Unicode.Scalar(UInt32(0x41 + position)) else {
      return "#\(position + 1)"
    }
    return String(scalar)
  }
}
