extension Program {
  /// A script that makes `shell` complete the commands, options, values and arguments.
  ///
  /// `sources` has an entry for each name that stands in a `Completion.custom`; one without is a
  /// programmer's mistake.
  package func completionScript(
    for shell: CompletionShell, sources: [String: CompletionSource] = [:]
  ) -> String {
    let tables = CompletionTables(
      name: name, versionLine: versionLine, options: options, commands: descriptions,
      sources: sources)
    return switch shell {
    case .bash: BashCompletion(tables: tables).script
    case .zsh: ZshCompletion(tables: tables).script
    case .fish: FishCompletion(tables: tables).script
    }
  }
}
