/// A command among others, whatever the type of its values.
package struct Subcommand<Action>: Sendable {
  /// What is to be read about it.
  package let description: CommandDescription
  let parse: @Sendable ([ArgumentValue]) throws(ArgumentError) -> Parsed<Action>

  /// Joins a command to what is to be done with its values.
  package init<Values>(
    _ command: Command<Values>, action: @escaping @Sendable (Values) -> Action
  ) {
    description = command.description
    parse = { (arguments) throws(ArgumentError) in
      switch try command.parse(arguments) {
      case .values(let values): .values(action(values))
      case .help: .help
      }
    }
  }
}
