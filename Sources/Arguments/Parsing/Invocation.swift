/// What a command line asks of a program.
package enum Invocation<Action> {
  /// To run a command.
  case run(Action)
  /// To print the overview.
  case overview
  /// To print the help of one command.
  case help(CommandDescription)
  /// To print the version.
  case version
}

extension Invocation: Sendable where Action: Sendable {}
extension Invocation: Equatable where Action: Equatable {}
