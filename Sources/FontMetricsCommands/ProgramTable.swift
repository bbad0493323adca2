internal import Arguments

/// A command whose options are known.
protocol RunnableCommand: Sendable {
  /// Does the command's work and tells how it went.
  func run(in context: CommandContext) throws(OutputError) -> ExitStatus
}

/// The program as a table of its commands.
enum ProgramTable {
  static var program: Program<any RunnableCommand> {
    Program(
      name: "fontmetrics", version: "0.1.0",
      summary: "Inspect font metrics: what each number is, and where it came from.",
      discussion: [
        "Lists the installed fonts by family, finds them by name, and tells ascender, descender, "
          + "cap height, x-height, line gap and what each platform makes of them."
      ],
      commands: [
        Subcommand("list", ListCommand.command) { $0 },
        Subcommand("show", ShowCommand.command) { $0 },
        Subcommand("draw", DrawCommand.command) { $0 },
        Subcommand("compare", CompareCommand.command) { $0 },
        Subcommand("css", CSSCommand.command) { $0 },
        Subcommand("check", CheckCommand.command) { $0 },
        Subcommand("completions", CompletionsCommand.command) { $0 },
        Subcommand("manual", ManualCommand.command) { $0 },
      ],
      examples: [
        HelpExample("fontmetrics list --search Helv", "installed fonts by name"),
        HelpExample("fontmetrics show \"DejaVu Sans\" --size 24", "the metrics of a font"),
        HelpExample("fontmetrics show \"DejaVu Sans\" --json", "the same for other programs"),
      ])
  }
}
