internal import FontModel
internal import Terminal

/// What the user should know, each with its code, what to do and the rule of `check` about it.
struct WarningsSection {
  let report: FontReport
  let look: TableLook

  var lines: [StyledText] {
    guard !report.warnings.isEmpty else { return [] }
    var table = TextTable(
      columns: [
        TextTable.Column(), TextTable.Column(gap: 1),
        TextTable.Column(overflow: .wrapped(minimum: 36)),
      ], indent: 1)
    for warning in report.warnings {
      let advice = warning.advice.map { StyledText(" \($0)", style: .secondary) } ?? StyledText()
      let rule = warning.code.checkRule(for: report)
      let check = rule.map { StyledText(" (check: \($0.id))", style: .secondary) } ?? StyledText()
      table.append([
        StyledText("!", style: .warning), StyledText(warning.code.rawValue),
        StyledText(warning.message) + advice + check,
      ])
    }
    return look.lines(table)
  }
}
