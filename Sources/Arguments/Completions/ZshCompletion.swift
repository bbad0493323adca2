/// Writes the completion script for zsh, on top of its `_arguments`.
///
/// It may be a file in a folder of `fpath` or be read with `source`.
struct ZshCompletion {
  let tables: CompletionTables

  var script: String {
    let name = tables.identifier
    return [
      """
      #compdef \(tables.name)
      # Completion of \(tables.versionLine) in zsh; `\(tables.name) completions zsh` prints it.
      """,
      Self.listing(name), sources(name), commands(name), main(name),
      """
      # As a file of fpath this is the body of the function; read with `source` it only defines it.
      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(tables.name)
      fi
      """,
    ]
    .joined(separator: "\n\n") + "\n"
  }

  // MARK: Functions

  /// The function that completes one of a list parted by commas.
  private static func listing(_ name: String) -> String {
    """
    # Completes the last of some words parted by commas; one that ends in `=` is to go on.
    _\(name)_list() {
      local -a finished open
      compset -P '*,'
      finished=(${@:#*=}) open=(${(M)@:#*=})
      compadd -qS , -a finished
      compadd -S '' -a open
    }
    """
  }

  /// A function for each source of candidates.
  private func sources(_ name: String) -> String {
    tables.sortedSources.map { key, source in
      let arguments = source.arguments.map(ShellQuoting.posix).joined(separator: " ")
      let label = ShellQuoting.posix(source.label)
      let files = source.includesFiles ? "\n  _files && found=0" : ""
      return """
        _\(name)_source_\(CompletionTables.identifier(key))() {
          local -a lines expl
          local found=1
          lines=(${(f)"$($program \(arguments) 2>/dev/null </dev/null)"})
          _wanted \(CompletionTables.identifier(key)) expl \(label) \\
            compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -a lines && found=0\(files)
          return found
        }
        """
    }
    .joined(separator: "\n\n")
  }

  private func commands(_ name: String) -> String {
    let lines = tables.commands.map { command in
      "    " + ShellQuoting.posix("\(command.name):\(command.summary.beginning)")
    }
    return """
      _\(name)_commands() {
        local -a commands
        commands=(
      \(lines.joined(separator: "\n"))
        )
        _describe -t commands command commands
      }
      """
  }

  private func main(_ name: String) -> String {
    let options = tables.options.flatMap { option in
      option.spellings.map { ShellQuoting.posix("(- *)\($0)[\(Self.escaped(option.brief))]") }
    }
    let cases = tables.commands.map { command in
      let specs = (specs(of: command) + operands(of: command)).map { "          \($0)" }
      return """
              \(command.name))
                _arguments -s -S : \\
        \(specs.joined(separator: " \\\n")) && found=0
                ;;
        """
    }
    return """
      _\(name)() {
        local curcontext=$curcontext state line program=\(tables.name) found=1
        typeset -A opt_args
        # What is named by its path is asked itself.
        [[ $words[1] == */* ]] && program=${(Q)words[1]/#\\~/$HOME}
        _arguments -C : \\
          \(options.joined(separator: " \\\n    ")) \\
          '1: :_\(name)_commands' '*:: :->arguments' && found=0
        if [[ $state == arguments ]]; then
          curcontext=${curcontext%:*:*}:\(tables.name)-$words[1]:
          case $words[1] in
      \(cases.joined(separator: "\n"))
          esac
        fi
        return found
      }
      """
  }

  // MARK: Specifications of _arguments

  private func specs(of command: CommandDescription) -> [String] {
    command.visibleOptions.flatMap { option in
      let spellings = option.allSpellings
      let isHelp = option.name == OptionDescription.help.name
      let others = isHelp ? "(- *)" : "(\(spellings.joined(separator: " ")))"
      let before = option.isRepeatable ? "*" : others
      return spellings.map { spelling in
        var spec = before + spelling
        if option.valueName != nil { spec += spelling.hasPrefix("--") ? "=" : "+" }
        spec += "[\(Self.escaped(option.brief))]"
        if let value = option.valueName {
          spec +=
            ":\(Self.escaped(value)):"
            + action(option.completion, isList: option.takesList)
        }
        return ShellQuoting.posix(spec)
      }
    }
  }

  private func operands(of command: CommandDescription) -> [String] {
    var specs: [String] = []
    var position = 1
    for operand in command.operands {
      let ending = ":\(Self.escaped(operand.name)):\(action(operand.completion, isList: false))"
      guard let maximum = operand.maximum else {
        return specs + [ShellQuoting.posix("*\(ending)")]
      }
      for number in position..<position + maximum {
        specs.append(ShellQuoting.posix("\(number)\(ending)"))
      }
      position += maximum
    }
    return specs
  }

  private func action(_ completion: Completion, isList: Bool) -> String {
    switch completion {
    case .none: " "
    case .file: "_files"
    case .directory: "_files -/"
    case .words(let words):
      isList
        ? "_\(tables.identifier)_list \(Self.quoted(words))" : "(\(Self.quoted(words)))"
    case .custom(let source):
      "_\(tables.identifier)_source_\(CompletionTables.identifier(source))"
    }
  }

  private static func quoted(_ words: [String]) -> String {
    escaped(words.map(ShellQuoting.posix).joined(separator: " "), only: ":")
  }

  /// Text as a part of a specification, where colons and brackets part things.
  private static func escaped(_ text: String, only special: String = "\\:[]") -> String {
    String(text.flatMap { special.contains($0) ? ["\\", $0] : [$0] })
  }
}
