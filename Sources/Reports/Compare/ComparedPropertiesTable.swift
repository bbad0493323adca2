internal import FontModel
internal import Terminal

/// What faces say that has no length, those that differ marked.
struct ComparedPropertiesTable {
  let comparison: FontComparison
  let look: TableLook
  /// The positions of the faces that have a column.
  let faces: [Int]

  var lines: [StyledText] {
    var table = TextTable(
      columns: [
        TextTable.Column(), TextTable.Column(StyledText("Properties", style: .heading), gap: 1),
      ]
        + faces.map { face in
          TextTable.Column(
            StyledText(FaceLetter.letter(face), style: .secondary), alignment: .trailing, gap: 3)
        }, indent: 1)
    for property in comparison.properties {
      table.append(
        [look.mark(property.differs), StyledText(property.name.label)]
          + faces.map { property.values[$0].text })
    }
    return look.lines(table)
  }
}

extension TableLook {
  /// What stands before a row of which the faces differ; a blank before others.
  func mark(_ differs: Bool) -> StyledText {
    differs ? StyledText(symbols == .unicode ? "≠" : "*", style: .warning) : StyledText(" ")
  }
}

extension ComparedProperty.Value? {
  /// The value for people.
  var text: StyledText {
    switch self {
    case .number(let number): StyledText("\(NumberText.shortest(number))°")
    case .flag(let flag): StyledText(flag ? "yes" : "no")
    case .text(let text): StyledText(text)
    case nil: LengthText.absent
    }
  }
}
