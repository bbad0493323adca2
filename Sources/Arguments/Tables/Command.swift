/// A command as a table: what is to be read about it, and how a command line becomes its values.
package struct Command<Values: Sendable>: Sendable {
  /// What is to be read about it, the help option included.
  package let description: CommandDescription
  /// The words that are not options, in order.
  package let operands: [Operand<Values>]
  /// The options in the order of documentation, without the help option, which is the parser's.
  package let options: [Option<Values>]
  /// The values of a command line that says nothing.
  package let initial: Values
  /// Refuses or completes values that only make sense together.
  package let validate: @Sendable (inout Values) throws(ArgumentError) -> Void

  /// A command; two options of the same name, or one called `help`, are a programmer's mistake.
  ///
  /// An empty `usage` is made from the operands and options. `validate` runs after a command line
  /// without errors.
  package init(
    _ name: String, summary: String, usage: [String] = [], discussion: [String] = [],
    initial: Values, operands: [Operand<Values>] = [], options: [Option<Values>] = [],
    examples: [HelpExample] = [], sections: [HelpSection] = [],
    validate: @escaping @Sendable (inout Values) throws(ArgumentError) -> Void = { _ in }
  ) {
    description = CommandDescription(
      name: name, summary: summary, usage: usage, discussion: discussion,
      operands: operands.map { $0.description },
      options: options.map { $0.description },
      examples: examples, sections: sections)
    self.operands = operands
    self.options = options
    self.initial = initial
    self.validate = validate
    assert(description.problem == nil, "\(name): \(description.problem ?? "")")
  }

  /// Reads what follows the name of the command.
  ///
  /// `--help` before `--` wins over every error.
  package func parse(_ arguments: [ArgumentValue]) throws(ArgumentError) -> Parsed<Values> {
    var parser = Parser(command: self, arguments: arguments)
    return try parser.parse()
  }
}

/// What a command line asks of a command.
package enum Parsed<Values> {
  /// To do its work.
  case values(Values)
  /// To explain itself.
  case help
}

extension Parsed: Sendable where Values: Sendable {}
extension Parsed: Equatable where Values: Equatable {}
