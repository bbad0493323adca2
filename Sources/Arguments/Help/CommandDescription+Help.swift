extension CommandDescription {
  /// The help of this command, folded to at most `width` columns, with a final line break.
  ///
  /// Only a single word that is wider than the line exceeds it.
  package func help(program: String, width: Int, style: HelpStyle = .plain) -> String {
    var page = HelpPage(width: width, style: style)
    page.usage(usage.map { ("\(program) \(name)", $0) })
    page.paragraphs([summary] + discussion)

    let operandRows = operands.filter { !$0.help.isEmpty }.map(\.row)
    let groups = optionGroups.map { (heading: $0.heading, rows: $0.options.map(\.row)) }
    let column = page.column(for: operandRows + groups.flatMap(\.rows))
    if !operandRows.isEmpty {
      page.heading("Arguments")
      page.add(operandRows, column: column)
    }
    for group in groups {
      page.heading(group.heading)
      page.add(group.rows, column: column)
    }
    page.examples(examples)
    page.sections(sections)
    return page.text
  }
}

extension OperandDescription {
  fileprivate var row: HelpPage.Row {
    HelpPage.Row(label: HelpWord.words(notation, .placeholder), text: help)
  }
}

extension OptionDescription {
  /// `-s, --size SIZE`; without a short name indented, so that long names stand in one column.
  var row: HelpPage.Row {
    let names = HelpWord.words(spellings.joined(separator: ", "), .literal)
    let value = valueName.map { HelpWord.words($0, .placeholder) } ?? []
    return HelpPage.Row(indent: short == nil ? 6 : 2, label: names + value, text: help)
  }
}
