extension Program {
  /// What the program does and which commands it has, folded to at most `width` columns.
  ///
  /// Only a single word that is wider than the line exceeds it.
  package func overview(width: Int, style: HelpStyle = .plain) -> String {
    var page = HelpPage(width: width, style: style)
    page.usage([(name, "COMMAND [OPTIONS] [ARGUMENTS]")])
    page.paragraphs([summary] + discussion)

    let commandRows = descriptions.map {
      HelpPage.Row(label: HelpWord.words($0.name, .literal), text: $0.summary)
    }
    page.heading("Commands")
    page.add(commandRows, column: page.column(for: commandRows))
    let optionRows = options.map(\.row)
    page.heading(OptionDescription.defaultGroup)
    page.add(optionRows, column: page.column(for: optionRows))
    page.examples(examples)
    page.sections(sections)
    page.paragraphs(["`\(name) help COMMAND` explains a command and its options."])
    return page.text
  }
}
