import Testing

@testable import Arguments

@Suite("The help of a command")
struct CommandHelpTests {
  static let description = CommandDescription(
    name: "greet", summary: "Greet people by their names.",
    discussion: ["Names are taken as they are. A name that is given twice is greeted twice."],
    operands: [OperandDescription(name: "NAME", help: "Whom to greet.", maximum: nil)],
    options: [
      OptionDescription(
        name: "count", short: "c", valueName: "N",
        help: "How often each of them is greeted, from 1 to 99. [default: 1]"),
      OptionDescription(name: "loud", help: "Greet in capitals.", group: "Sound"),
      OptionDescription(name: "secret", help: "Greet nobody.", isHidden: true),
      OptionDescription(
        name: "an-option-with-a-very-long-name", valueName: "VALUE", help: "Stands below.",
        group: "Sound"),
    ],
    examples: [HelpExample("talk greet 'Ada L.' --loud", "Greet one person loudly.")],
    sections: [
      HelpSection(
        "Exit status",
        [
          .table([.init("0", "Everybody is here."), .init("10", "Nobody is.")]), .paragraph("Bye."),
        ])
    ])

  // Worked out by hand: labels end in column 17 (`  -c, --count N`, `      --help` is shorter), two
  // columns are kept free, so explanations begin in column 17 and have 43 columns.
  @Test("Explanations stand beside the labels from 60 columns on")
  func twoColumns() {
    #expect(
      Self.description.help(program: "talk", width: 60) == """
        Usage: talk greet [OPTIONS] NAME...

        Greet people by their names.

        Names are taken as they are. A name that is given twice is
        greeted twice.

        Arguments:
          NAME...        Whom to greet.

        Options:
          -c, --count N  How often each of them is greeted, from 1
                         to 99. [default: 1]
          -h, --help     Print this help and exit.

        Sound:
              --loud     Greet in capitals.
              --an-option-with-a-very-long-name VALUE
                         Stands below.

        Examples:
          talk greet 'Ada L.' --loud
              Greet one person loudly.

        Exit status:
          0   Everybody is here.
          10  Nobody is.

          Bye.

        """)
  }

  @Test("Explanations stand below the labels in a narrow terminal")
  func stacked() {
    #expect(
      Self.description.help(program: "talk", width: 40) == """
        Usage: talk greet [OPTIONS] NAME...

        Greet people by their names.

        Names are taken as they are. A name that
        is given twice is greeted twice.

        Arguments:
          NAME...
              Whom to greet.

        Options:
          -c, --count N
              How often each of them is greeted,
              from 1 to 99. [default: 1]
          -h, --help
              Print this help and exit.

        Sound:
          --loud
              Greet in capitals.
          --an-option-with-a-very-long-name
            VALUE
              Stands below.

        Examples:
          talk greet 'Ada L.' --loud
              Greet one person loudly.

        Exit status:
          0
              Everybody is here.
          10
              Nobody is.

          Bye.

        """)
  }

  @Test(
    "No line is wider than the terminal unless a single word is, and none ends in a blank",
    arguments: [20, 25, 40, 59, 60, 61, 80, 99, 100, 200])
  func width(width: Int) {
    let help = Self.description.help(program: "talk", width: width)
    for line in help.split(separator: "\n") {
      let words = line.split(separator: " ")
      #expect(line.count <= width || words.count == 1, "\(line)")
      #expect(line.last != " ")
    }
    #expect(help.hasSuffix("  Bye.\n"))
  }

  @Test("A very wide terminal gets lines of 100 columns, an impossibly narrow one of 20")
  func limits() {
    func help(_ width: Int) -> String { Self.description.help(program: "talk", width: width) }
    #expect(help(200) == help(100))
    #expect(help(.max) == help(100))
    #expect(help(0) == help(20))
    #expect(help(-1) == help(20))
  }

  @Test("Nothing stands where a table is empty")
  func empty() {
    let description = CommandDescription(name: "wait", summary: "Wait.")
    #expect(
      description.help(program: "talk", width: 80) == """
        Usage: talk wait

        Wait.

        Options:
          -h, --help  Print this help and exit.

        """)
  }

  @Test("Several ways to call a command stand below each other, folded with a deeper indent")
  func usage() {
    let description = CommandDescription(
      name: "greet", summary: "Greet.",
      usage: ["[OPTIONS] NAME...", "[OPTIONS] --everybody --in-this-room [--loudly]"])
    let help = description.help(program: "talk", width: 40)
    #expect(
      help.hasPrefix(
        """
        Usage: talk greet [OPTIONS] NAME...
               talk greet [OPTIONS] --everybody
                 --in-this-room [--loudly]

        Greet.
        """))
  }

  @Test("The style dresses headings, names and placeholders, and takes no columns")
  func style() {
    let style = HelpStyle(
      heading: { "\u{1B}[1m\($0)\u{1B}[0m" }, literal: { "\u{1B}[32m\($0)\u{1B}[0m" },
      placeholder: { "\u{1B}[3m\($0)\u{1B}[0m" })
    let help = Self.description.help(program: "talk", width: 60, style: style)
    #expect(
      help.hasPrefix(
        """
        \u{1B}[1mUsage:\u{1B}[0m \u{1B}[32mtalk greet\u{1B}[0m \u{1B}[3m[OPTIONS] NAME...\u{1B}[0m

        """))
    #expect(help.contains("\n\u{1B}[1mExit status:\u{1B}[0m\n"))
    #expect(
      help.contains("  \u{1B}[32m-c, --count\u{1B}[0m \u{1B}[3mN\u{1B}[0m  How often each"))
    let bare = help.replacing(/\u{1B}\[\d+m/, with: "")
    #expect(bare == Self.description.help(program: "talk", width: 60))
  }

  @Test("A line of shell is continued with a backslash, never within quotes")
  func longExample() throws {
    let line = "talk greet 'a name of many words' --count=3 > out.txt"
    let description = CommandDescription(
      name: "greet", summary: "Greet.", examples: [HelpExample(line, "Do it.")])
    let help = description.help(program: "talk", width: 40)
    let shown = try #require(help.split(separator: "Examples:\n").last)
    // The indent, `talk greet` and the quoted word make 2 + 10 + 1 + 22 columns, ` \` two more.
    #expect(
      shown == """
          talk greet 'a name of many words' \\
              --count=3 > out.txt
              Do it.

        """)
    // In 36 columns the words would fit, but not the backslash after them.
    #expect(
      description.help(program: "talk", width: 36).hasSuffix(
        """
          talk greet \\
              'a name of many words' \\
              --count=3 > out.txt
              Do it.

        """))
    let rejoined = shown.replacing("\\\n", with: "").prefix { !$0.isNewline }
    #expect(try ShellWords.commands(String(rejoined)) == ShellWords.commands(line))
  }
}
