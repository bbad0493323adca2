internal import FontModel
internal import Terminal

/// What makes each face look as large as the first, with lines as far apart.
struct FitSection {
  let comparison: FontComparison
  let report: CompareReport
  let look: TableLook

  var lines: [StyledText] {
    guard comparison.likeness != .sameFace else { return [] }
    let title = "To match \(FaceLetter.letter(0)) at \(LengthText.size(report.size))"
    var table = TextTable(
      columns: [
        TextTable.Column(StyledText(title, style: .heading)),
        TextTable.Column(StyledText("size", style: .secondary), alignment: .trailing),
        TextTable.Column(StyledText("ratio", style: .secondary), gap: 2),
        TextTable.Column(StyledText("line-height", style: .secondary), alignment: .trailing),
        TextTable.Column(StyledText("or line gap", style: .secondary), alignment: .trailing),
      ], indent: 1)
    for position in comparison.faces.indices.dropFirst() {
      for row in rows(position) { table.append(row) }
    }
    let lines = look.lines(table)
    return lines.allSatisfy { $0.width <= look.width } ? lines : list(title, table.columns)
  }

  /// The rows one below the other, each cell behind its title, for where columns have no room.
  private func list(_ title: String, _ columns: [TextTable.Column]) -> [StyledText] {
    var table = TextTable(columns: [TextTable.Column(), TextTable.Column()], indent: 3)
    var sections: [StyledText] = [StyledText(" \(title)", style: .heading)]
    for row in comparison.faces.indices.dropFirst().flatMap(rows) {
      table.appendLine(StyledText(" ") + row[0])
      for (column, cell) in zip(columns, row).dropFirst() where !cell.isEmpty {
        table.append([column.title, cell])
      }
    }
    sections += look.lines(table)
    return sections
  }

  private func rows(_ position: Int) -> [[StyledText]] {
    let fit = comparison.fits[position]
    let letter = FaceLetter.letter(position)
    return [
      row("\(letter) with its x-height", fit.xHeightRatio, fit),
      row("\(letter) with its cap height", fit.capHeightRatio, fit),
      [
        StyledText("\(letter) at the same size"), StyledText(LengthText.size(report.size)),
        StyledText(), LengthText.length(fit.lineHeight),
        fit.lineGap.map { StyledText(NumberText.upToTwoDecimals($0)) } ?? LengthText.absent,
      ],
    ]
  }

  private func row(_ label: String, _ ratio: ExactRatio?, _ fit: FaceFit) -> [StyledText] {
    guard let ratio else { return [StyledText(label), LengthText.absent] }
    let size = NumberText.threeDecimals(ratio.applied(to: report.size.value))
    return [
      StyledText(label), StyledText("\(size) \(report.size.unit.rawValue)"),
      StyledText(
        "\(look.symbols == .unicode ? "×" : "x") \(ratio.numerator)/\(ratio.denominator)",
        style: .secondary),
      LengthText.length(fit.lineHeight(at: ratio)),
    ]
  }
}
