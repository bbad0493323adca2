/// A command among others, whatever the type of its values.
///
/// Its table is made when it is first asked for, so that a program of many commands starts as
/// quickly as one of a single command.
package struct Subcommand<Action>: Sendable {
  /// The word that calls it.
  package let name: String
  private let table: @Sendable () -> CommandDescription
  private let read: @Sendable ([ArgumentValue]) throws(ArgumentError) -> Parsed<Action>

  /// Joins a command to what is to be done with its values; `name` is the command's own.
  package init<Values>(
    _ name: String, _ command: @autoclosure @escaping @Sendable () -> Command<Values>,
    action: @escaping @Sendable (Values) -> Action
  ) {
    self.name = name
    table = { command().description }
    read = { (arguments) throws(ArgumentError) in
      switch try command().parse(arguments) {
      case .values(let values): .values(action(values))
      case .help: .help
      }
    }
  }

  /// What is to be read about it.
  package var description: CommandDescription {
    let description = table()
    assert(description.name == name, "\(name): the command has another name")
    return description
  }

  func parse(_ arguments: [ArgumentValue]) throws(ArgumentError) -> Parsed<Action> {
    try read(arguments)
  }
}
