/// Writes words so that a shell reads them as they are.
enum ShellQuoting {
  /// A word for bash, zsh or any POSIX shell.
  static func posix(_ word: String) -> String {
    guard !isPlain(word) else { return word }
    let escaped = word.map { $0 == "'" ? "'\\''" : "\($0)" }
    return "'\(escaped.joined())'"
  }

  /// A word for fish, in whose single quotes a backslash stands before itself and `'`.
  static func fish(_ word: String) -> String {
    guard !isPlain(word) else { return word }
    let escaped = word.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }
    return "'\(escaped.joined())'"
  }

  private static func isPlain(_ word: String) -> Bool {
    // A leading `=` is something to zsh.
    !word.isEmpty && word.first != "="
      && word.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber) || "-_./,:+@=".contains($0)
      }
  }
}
