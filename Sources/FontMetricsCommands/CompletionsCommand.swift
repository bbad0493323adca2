internal import Arguments

/// `fontmetrics completions`: a script that teaches a shell the command line.
struct CompletionsCommand: RunnableCommand {
  var shell: CompletionShell?

  /// The command with its options, in the order of documentation.
  static let command = Command<CompletionsCommand>(
    "completions", summary: "Print a script that makes a shell complete the command line.",
    discussion: [
      "The script completes commands, options, their values, files and the names of installed "
        + "fonts. Put it where the shell looks for scripts of completions, or have the shell read "
        + "it at its start: `source <(fontmetrics completions bash)` in ~/.bashrc, "
        + "`source <(fontmetrics completions zsh)` after compinit in ~/.zshrc, "
        + "`fontmetrics completions fish | source` in ~/.config/fish/config.fish.",
      "`sh Resources/setup.sh --install` puts all three in their places.",
    ],
    initial: CompletionsCommand(),
    operands: [
      .choice("SHELL", help: "The shell: bash, zsh or fish.", of: CompletionShell.self) {
        $0.shell = $1
      }
    ],
    examples: [
      HelpExample(
        "fontmetrics completions bash > fontmetrics.bash", "a file for ~/.bashrc to source"),
      HelpExample(
        "fontmetrics completions zsh > _fontmetrics", "a file for a folder that fpath names"),
      HelpExample(
        "fontmetrics completions fish > fontmetrics.fish", "a file for ~/.config/fish/completions"),
    ])

  func run(in context: CommandContext) throws(OutputError) -> ExitStatus {
    // Without a shell the parser has refused the command line.
    guard let shell else { return .trouble }
    try context.output.write(
      ProgramTable.program.completionScript(for: shell, sources: ProgramTable.completionSources))
    return .success
  }
}
