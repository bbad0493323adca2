/// Reads a line the way a POSIX shell splits it, as far as examples in a help text need it.
///
/// What a shell would replace by something else (`$`, backquotes, parentheses) is refused unless it
/// is quoted; patterns and `~` are left as they stand.
package enum ShellWords {
  /// Why a line could not be read.
  package enum Failure: Error, Equatable {
    /// A quote is not closed, or the line ends in `\`.
    case unterminated
    /// A character that makes a shell replace, group or run something.
    case unsupported(Character)
    /// Nothing where a command or the target of a redirection should stand.
    case missingWord
    /// More than one command, where one was expected.
    case severalCommands
  }

  /// The words of the one command of a line; redirections are left out.
  package static func split(_ line: String) throws(Failure) -> [String] {
    let commands = try commands(line)
    guard commands.count == 1, let words = commands.first else { throw .severalCommands }
    return words
  }

  /// The words of each command of a line, such as those on both sides of `|`.
  package static func commands(_ line: String) throws(Failure) -> [[String]] {
    var commands: [[String]] = [[]]
    var expectsTarget = false
    for token in try tokens(line) {
      switch token.kind {
      case .word(let word):
        if !expectsTarget { commands[commands.count - 1].append(word) }
        expectsTarget = false
      case .redirection:
        guard !expectsTarget else { throw .missingWord }
        expectsTarget = true
      case .separator:
        guard !expectsTarget, commands.last?.isEmpty == false else { throw .missingWord }
        commands.append([])
      }
    }
    guard !expectsTarget, commands.last?.isEmpty == false else { throw .missingWord }
    return commands
  }

  /// A piece of a line, and how it was written.
  struct Token: Equatable {
    enum Kind: Equatable {
      case word(String)
      case redirection
      case separator
    }

    let kind: Kind
    let source: String
  }

  static func tokens(_ line: String) throws(Failure) -> [Token] {
    var lexer = Lexer(rest: line[...])
    var tokens: [Token] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }
}
