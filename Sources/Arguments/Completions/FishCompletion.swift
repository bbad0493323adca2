/// Writes the completion script for fish: a line for each thing that may be typed.
struct FishCompletion {
  let tables: CompletionTables

  var script: String {
    let name = tables.identifier
    var lines = [
      "# Completion of \(tables.versionLine) in fish; `\(tables.name) completions fish` prints it.",
      "", Self.functions(name), sources(name), "",
    ]
    lines += start.map { line($0, if: "__\(name)_needs_command") }
    for command in tables.commands { lines += [""] + self.lines(for: command) }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Functions

  private static func functions(_ name: String) -> String {
    #"""
    function __\#(name)_needs_command -d 'The command is still to be typed'
        test (count (commandline -opc)) -lt 2
    end

    function __\#(name)_has_command -a command -d 'This command was typed'
        set -l words (commandline -opc)
        set -q words[2]; and test "$words[2]" = $command
    end

    function __\#(name)_list -d 'Each of some words behind those that stand before the last comma'
        set -l typed (commandline -ct | string replace -r '^-[^=]*=' '')
        string replace -rf '(.*,)?[^,]*' '$1' -- "$typed" | read -l before
        printf '%s\n' "$before"$argv
    end

    function __\#(name)_folders -d 'The folders that continue what is typed'
        __fish_complete_directories (commandline -ct | string replace -r '^-[^=]*=' '') ''
    end
    """#
  }

  /// A function for each source of candidates.
  private func sources(_ name: String) -> String {
    tables.sortedSources.map { key, source in
      let arguments = source.arguments.map(ShellQuoting.fish).joined(separator: " ")
      return """

        function __\(name)_source_\(CompletionTables.identifier(key))
            # What is named by its path is asked itself.
            set -l program (commandline -opc)[1]
            string match -q '*/*' -- $program; or set program \(tables.name)
            set program (string replace -r '^~/' "$HOME/" -- $program)
            $program \(arguments) 2>/dev/null </dev/null
        end
        """
    }
    .joined(separator: "\n")
  }

  // MARK: Lines

  private var start: [String] {
    ["-f"]
      + tables.commands.map { "-a \($0.name) -d \(ShellQuoting.fish($0.summary.beginning))" }
      + tables.options.map { arguments(for: $0) }
  }

  /// The lines of a command; what isn't told not to be a file may be one.
  private func lines(for command: CommandDescription) -> [String] {
    let condition = "__\(tables.identifier)_has_command \(command.name)"
    let takesFiles = command.operands.contains { self.takesFiles($0.completion) }
    var lines = takesFiles ? [] : [line("-f", if: condition)]
    for operand in command.operands {
      guard let candidates = candidates(operand.completion, isList: false) else { continue }
      var condition = condition
      if case .words(let words) = operand.completion, operand.maximum == 1 {
        // One of them is enough.
        condition += "; and not __fish_seen_subcommand_from \(quoted(words))"
      }
      let label = label(of: operand.completion).map { " -d \(ShellQuoting.fish($0))" } ?? ""
      lines.append(line("-a \(ShellQuoting.fish(candidates))\(label)", if: condition))
    }
    return lines + command.visibleOptions.map { line(arguments(for: $0), if: condition) }
  }

  private func line(_ arguments: String, if condition: String) -> String {
    "complete -c \(tables.name) -n \(ShellQuoting.fish(condition)) \(arguments)"
  }

  private func arguments(for option: OptionDescription) -> String {
    var parts = option.short.map { ["-s \($0)"] } ?? []
    parts += ([option.name] + option.aliases).map { "-l \($0)" }
    if option.valueName != nil {
      parts.append(takesFiles(option.completion) ? "-rF" : "-x")
      let candidates = candidates(option.completion, isList: option.takesList)
      if let candidates { parts.append("-a \(ShellQuoting.fish(candidates))") }
    }
    parts.append("-d \(ShellQuoting.fish(option.brief))")
    return parts.joined(separator: " ")
  }

  // MARK: Values

  /// What is offered, as fish evaluates it; nil where nothing or only files are.
  private func candidates(_ completion: Completion, isList: Bool) -> String? {
    let name = tables.identifier
    return switch completion {
    case .none, .file: nil
    case .directory: "(__\(name)_folders)"
    case .words(let words): isList ? "(__\(name)_list \(quoted(words)))" : quoted(words)
    case .custom(let source): "(__\(name)_source_\(CompletionTables.identifier(source)))"
    }
  }

  private func takesFiles(_ completion: Completion) -> Bool {
    switch completion {
    case .none, .directory, .words: false
    case .file: true
    case .custom(let source): tables.sources[source]?.includesFiles ?? false
    }
  }

  private func label(of completion: Completion) -> String? {
    switch completion {
    case .none, .file, .directory, .words: nil
    case .custom(let source): tables.sources[source]?.label
    }
  }

  private func quoted(_ words: [String]) -> String {
    words.map(ShellQuoting.fish).joined(separator: " ")
  }
}
