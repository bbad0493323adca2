/// Writes the completion script for bash.
///
/// The line is read by the script itself: what readline passes is cut at `=` and `:` and keeps the
/// quotes. Names of files are left to readline wherever nothing else fits, which knows best.
struct BashCompletion {
  let tables: CompletionTables

  var script: String {
    let name = tables.identifier
    return [
      """
      # Completion of \(tables.versionLine) in bash; `\(tables.name) completions bash` prints it.
      # shellcheck shell=bash disable=SC2034 # what is set here and read there
      """,
      Self.splitting(name), Self.offering(name), values(name), operands(name),
      completing(name), main(name), "complete -F _\(name) \(tables.name)",
    ]
    .joined(separator: "\n\n") + "\n"
  }

  // MARK: Tables

  /// What the value of an option is; nothing is said of those that take none.
  private func values(_ name: String) -> String {
    var cases: [String] = []
    for command in tables.commands {
      for option in command.options where option.valueName != nil {
        let patterns = option.allSpellings.map { "'\(command.name) \($0)'" }
        cases.append("    \(patterns.joined(separator: " | "))) \(setting(option)) ;;")
      }
    }
    return """
      # Tells in `kind` what the value of an option is, or nothing if it takes none.
      _\(name)_value() {
        kind='' choices=()
        case "$1 $2" in
      \(cases.joined(separator: "\n"))
        esac
      }
      """
  }

  /// What the operands of a command are, by how many stand before.
  private func operands(_ name: String) -> String {
    var cases: [String] = []
    for command in tables.commands {
      var tests: [String] = []
      var first = 0
      for operand in command.operands {
        let setting = setting(operand.completion, isList: false)
        guard let maximum = operand.maximum else {
          tests.append("(($2 >= \(first))) && \(setting)")
          break
        }
        tests.append("(($2 >= \(first) && $2 < \(first + maximum))) && \(setting)")
        first += maximum
      }
      guard !tests.isEmpty else { continue }
      let lines = tests.map { "      \($0)" }.joined(separator: "\n")
      cases.append("    \(command.name))\n\(lines)\n      ;;")
    }
    return """
      # Tells in `kind` what stands behind so many words that are not options.
      _\(name)_operand() {
        kind=none choices=()
        case $1 in
      \(cases.joined(separator: "\n"))
        esac
      }
      """
  }

  private func setting(_ option: OptionDescription) -> String {
    setting(option.completion, isList: option.takesList)
  }

  private func setting(_ completion: Completion, isList: Bool) -> String {
    switch completion {
    case .none: "kind=none"
    case .file: "kind='file'"
    case .directory: "kind=directory"
    case .words(let words): "kind=\(isList ? "list" : "words") choices=(\(quoted(words)))"
    case .custom(let source): "kind=\(ShellQuoting.posix("source-\(source)"))"
    }
  }

  private func quoted(_ words: [String]) -> String {
    words.map(ShellQuoting.posix).joined(separator: " ")
  }

  // MARK: Completing

  /// Fills the answer by kind.
  private func completing(_ name: String) -> String {
    let sources = tables.sortedSources.map { key, source in
      var lines = ["\(ShellQuoting.posix("source-\(key)")))"]
      if source.includesFiles {
        lines.append("  [[ $typed != [.~/]* && $typed != */* ]] || { compopt -o default; return; }")
      }
      lines.append("  compopt -o filenames")
      lines.append(
        "  mapfile -t choices < <(\"$program\" \(quoted(source.arguments)) 2>/dev/null </dev/null)")
      lines.append("  _\(name)_offer \"$prefix\" \"${choices[@]}\"")
      if source.includesFiles { lines.append("  _\(name)_offer_files \"$prefix\"") }
      return (lines + ["  ;;"]).map { "    \($0)" }.joined(separator: "\n")
    }
    return """
      # Offers what fits where a value or an operand of this `kind` stands, behind `prefix`.
      _\(name)_complete() {
        local prefix=$1 typed=${current#"$1"} base=''
        case $kind in
          file) compopt -o default ;;
          directory) compopt -o dirnames ;;
          words)
            _\(name)_offer "$prefix" "${choices[@]}"
            [[ $quote ]] || _\(name)_quote
            ;;
          list)
            compopt -o nospace
            [[ $typed != *,* ]] || base=${typed%,*},
            _\(name)_offer "$prefix$base" "${choices[@]}"
            ;;
      \(sources.joined(separator: "\n"))
        esac
      }
      """
  }

  private func main(_ name: String) -> String {
    let first = tables.commands.map(\.name) + tables.options.flatMap(\.spellings)
    let offers = tables.commands.map { command in
      let spellings = command.visibleOptions.flatMap(\.allSpellings)
      return "      \(command.name)) _\(name)_offer '' \(spellings.joined(separator: " ")) ;;"
    }
    return """
      _\(name)() {
        local program=\(tables.name) kind='' word current start quote position=0 ended='' letter
        local -a words choices
        # What is named by its path is asked itself; an alias is not a program.
        # shellcheck disable=SC2088 # the tilde as it was typed
        if [[ $1 == '~/'* ]]; then program=$HOME/${1#'~/'}; elif [[ $1 == */* ]]; then program=$1; fi
        COMPREPLY=()
        _\(name)_split "${COMP_LINE:0:COMP_POINT}"
        current=${words[-1]}
        if ((${#words[@]} < 3)); then
          _\(name)_offer '' \(first.joined(separator: " "))
          return
        fi
        if [[ ${words[-2]} == *[\\<\\>] ]]; then compopt -o default; return; fi
        for word in "${words[@]:2:${#words[@]}-3}"; do
          if [[ $kind ]]; then kind=''
          elif [[ $ended || $word != -?* ]]; then ((position += 1))
          elif [[ $word == -- ]]; then ended=1
          elif [[ $word == --*=* ]]; then :
          elif [[ $word == --* ]]; then _\(name)_value "${words[1]}" "$word"
          else
            # Letters up to the first that takes a value, which is the rest of the word or the next.
            while [[ ! $kind && ${word#-} ]]; do
              letter=${word:1:1} word=-${word:2}
              _\(name)_value "${words[1]}" "-$letter"
            done
            [[ $word == - ]] || kind=''
          fi
        done
        if [[ $kind ]]; then _\(name)_complete ''
        elif [[ ! $ended && $current == --*=* ]]; then
          _\(name)_value "${words[1]}" "${current%%=*}"
          _\(name)_complete "${current%%=*}="
        elif [[ ! $ended && $current == -* ]]; then
          case ${words[1]} in
      \(offers.joined(separator: "\n"))
          esac
        else
          _\(name)_operand "${words[1]}" "$position"
          _\(name)_complete ''
        fi
      }
      """
  }
}
