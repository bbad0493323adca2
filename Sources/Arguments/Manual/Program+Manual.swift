extension Program {
  /// The manual page as roff source, in the macros of man(7).
  package func manual(_ supplement: ManualSupplement) -> String {
    var page = RoffPage()
    page.macro(
      "TH",
      [
        // The date is read by the formatter, so its hyphens stay bare.
        .literal(name.uppercased()), .literal("1"), RoffText(source: supplement.date),
        .literal(versionLine), .literal("User Commands"),
      ])
    // Parted words and stretched blanks can't be copied.
    page.request("nr HY 0")
    page.request("nh")
    page.request("ad l")
    page.heading("Name")
    page.text(.literal("\(name) - \(summary.hasSuffix(".") ? summary.dropLast() : summary[...])"))
    addSynopsis(to: &page)
    page.heading("Description")
    for text in discussion { page.paragraph(.prose(text)) }
    page.heading("Options")
    for option in options { page.entry(option.term, .prose(option.help)) }
    page.heading("Commands")
    for command in descriptions { page.add(command, of: name) }
    for section in supplement.sections {
      page.heading(section.heading)
      page.add(section.blocks)
    }
    page.heading("Examples")
    for example in supplement.examples {
      page.paragraph(.prose(example.question))
      page.example(example.line)
      page.paragraph(.prose(example.explanation))
    }
    page.heading("See also")
    page.text(related(supplement.relatedPages))
    return page.source
  }

  private func addSynopsis(to page: inout RoffPage) {
    page.heading("Synopsis")
    var isFirst = true
    for command in descriptions {
      for usage in command.usage {
        if !isFirst { page.request("br") }
        isFirst = false
        page.text(.bold("\(name) \(command.name)") + .notation(usage.isEmpty ? "" : " \(usage)"))
      }
    }
  }

  private func related(_ pages: [String]) -> RoffText {
    var text = RoffText()
    for (index, page) in pages.enumerated() {
      let name = page.prefix { $0 != "(" }
      text += .bold(String(name)) + .literal(String(page[name.endIndex...]))
      if index < pages.count - 1 { text += .literal(", ") }
    }
    return text
  }
}

extension RoffPage {
  fileprivate mutating func add(_ command: CommandDescription, of program: String) {
    subheading("\(program) \(command.name)")
    text(.prose(command.summary))
    for text in command.discussion { paragraph(.prose(text)) }
    for operand in command.operands where !operand.help.isEmpty {
      entry(.notation(operand.notation), .prose(operand.help))
    }
    for group in command.optionGroups {
      // The help option is the same everywhere and stands at the beginning.
      let options = group.options.filter { $0.name != OptionDescription.help.name }
      guard !options.isEmpty else { continue }
      paragraph(.bold(group.heading))
      for option in options { entry(option.term, .prose(option.help)) }
    }
    for section in command.sections {
      paragraph(.bold(section.heading))
      add(section.blocks)
    }
    for example in command.examples {
      paragraph(.prose("Example: \(example.text)."))
      self.example(example.line)
    }
  }

  fileprivate mutating func add(_ blocks: [HelpSection.Block]) {
    for block in blocks {
      switch block {
      case .paragraph(let text): paragraph(.prose(text))
      case .table(let entries):
        for row in entries { entry(.bold(row.term), .prose(row.text)) }
      }
    }
  }
}

extension OptionDescription {
  /// `-s, --size SIZE` with the names bold.
  fileprivate var term: RoffText {
    var text = RoffText()
    for (index, spelling) in spellings.enumerated() {
      text += RoffText.literal(index == 0 ? "" : ", ") + .bold(spelling)
    }
    if let valueName { text += .literal(" ") + .notation(valueName) }
    return text
  }
}
