internal import Arguments

/// `fontmetrics manual`: the manual page.
struct ManualCommand: RunnableCommand {
  /// The command, which has no options.
  static let command = Command<ManualCommand>(
    "manual", summary: "Print the manual page, as man reads it.",
    discussion: [
      "The page has every command and option, formats, variables, exit statuses and examples."
    ],
    initial: ManualCommand(),
    examples: [
      HelpExample("fontmetrics manual | man -l -", "the page, to be read"),
      HelpExample("fontmetrics manual > fontmetrics.1", "the page as a file"),
    ])

  func run(in context: CommandContext) throws(OutputError) -> ExitStatus {
    try context.output.write(ProgramTable.program.manual(ProgramTable.manual))
    return .success
  }
}
