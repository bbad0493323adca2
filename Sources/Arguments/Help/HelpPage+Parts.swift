// The parts that a command's help and the overview have in common.

extension HelpPage {
  /// Adds the ways to call something, one below the other.
  mutating func usage(_ lines: [(literal: String, rest: String)]) {
    let title = HelpWord.words("Usage:", .heading)
    let indent = title.columns + 1
    for (index, line) in lines.enumerated() {
      let words = HelpWord.words(line.literal, .literal) + HelpWord.words(line.rest, .placeholder)
      add(index == 0 ? title + words : words, first: index == 0 ? 0 : indent, rest: indent + 2)
    }
  }

  /// Adds each paragraph after an empty line.
  mutating func paragraphs(_ paragraphs: [String]) {
    for text in paragraphs {
      blank()
      paragraph(text)
    }
  }

  mutating func examples(_ examples: [HelpExample]) {
    guard !examples.isEmpty else { return }
    heading("Examples")
    for example in examples {
      add(commandLine: example.line, indent: 2)
      paragraph(example.text, indent: 6)
    }
  }

  mutating func sections(_ sections: [HelpSection]) {
    for section in sections {
      heading(section.heading)
      for (index, block) in section.blocks.enumerated() {
        if index > 0 { blank() }
        switch block {
        case .paragraph(let text): paragraph(text, indent: 2)
        case .table(let entries):
          let rows = entries.map { Row(label: HelpWord.words($0.term, .literal), text: $0.text) }
          add(rows, column: column(for: rows))
        }
      }
    }
  }

  /// Adds a line of shell, continued with `\` where it doesn't fit, never within quotes.
  private mutating func add(commandLine line: String, indent: Int) {
    let whole = HelpWord(text: line, role: .literal)
    var words = [whole]
    if indent + whole.columns > width, let tokens = try? ShellWords.tokens(line) {
      words = tokens.map { HelpWord(text: $0.source, role: .literal) }
    }
    // The two columns of ` \` are kept free on every line, on the last one too.
    let room = words.count == 1 ? width : width - 2
    let lines = words.folded(first: room - indent, rest: room - indent - 4)
    for (index, line) in lines.enumerated() {
      let ending = index == lines.count - 1 ? "" : " \\"
      add(line: line, indent: index == 0 ? indent : indent + 4, ending: ending)
    }
  }
}
