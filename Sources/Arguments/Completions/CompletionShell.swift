/// A shell that completion scripts are written for.
package enum CompletionShell: String, CaseIterable, Sendable {
  /// Version 4.4 or newer; nothing else has to be installed.
  case bash
  /// Version 5 or newer, with `compinit`.
  case zsh
  /// Version 3 or newer.
  case fish
}
