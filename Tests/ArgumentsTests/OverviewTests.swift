import Arguments
import Testing

@Suite("The overview of a program")
struct OverviewTests {
  static let program = Program(
    name: "talk", version: "1.2.3", summary: "Talk to people.",
    discussion: ["Speaks only when spoken to."],
    commands: [
      Subcommand("greet", Command("greet", summary: "Greet people.", initial: 0)) { $0 },
      Subcommand(
        "interrupt",
        Command("interrupt", summary: "Speak while somebody else is speaking.", initial: 0)
      ) { $0 },
    ],
    examples: [HelpExample("talk greet Ada", "Greet Ada.")],
    sections: [HelpSection("Exit status", [.table([.init("0", "Done.")])])])

  @Test("It lists the commands with what each does")
  func wide() {
    #expect(
      Self.program.overview(width: 80) == """
        Usage: talk COMMAND [OPTIONS] [ARGUMENTS]

        Talk to people.

        Speaks only when spoken to.

        Commands:
          greet      Greet people.
          interrupt  Speak while somebody else is speaking.
          help       Explain a command, or list them all.

        Options:
          -h, --help     Print this help and exit.
          -V, --version  Print the version and exit.

        Examples:
          talk greet Ada
              Greet Ada.

        Exit status:
          0  Done.

        `talk help COMMAND` explains a command and its options.

        """)
  }

  @Test("It fits a narrow terminal")
  func narrow() {
    let overview = Self.program.overview(width: 40)
    #expect(
      overview.contains(
        """
        Commands:
          greet
              Greet people.
          interrupt
              Speak while somebody else is
              speaking.
          help
        """))
    #expect(overview.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }
}
