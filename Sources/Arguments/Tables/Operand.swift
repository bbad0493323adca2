/// Words of a command line that are not options, and what they do to the command's values.
package struct Operand<Values: Sendable>: Sendable {
  /// What is to be read about it.
  package let description: OperandDescription
  /// What one word does; called once for each, in the order of the command line.
  package let update: @Sendable (inout Values, ArgumentValue) throws(ArgumentError) -> Void

  /// An operand; `maximum` nil takes any number.
  package init(
    _ name: String, help: String, minimum: Int = 1, maximum: Int? = 1,
    completion: Completion = .none,
    update: @escaping @Sendable (inout Values, ArgumentValue) throws(ArgumentError) -> Void
  ) {
    description = OperandDescription(
      name: name, help: help, minimum: minimum, maximum: maximum, completion: completion)
    self.update = update
  }

  /// An operand that is one of the raw values of an enumeration.
  package static func choice<Choice>(
    _ name: String, help: String, minimum: Int = 1, maximum: Int? = 1,
    of type: Choice.Type = Choice.self,
    store: @escaping @Sendable (inout Values, Choice) -> Void
  ) -> Operand where Choice: CaseIterable & RawRepresentable<String> & SendableMetatype {
    Operand(
      name, help: help, minimum: minimum, maximum: maximum,
      completion: .words(Choice.allCases.map(\.rawValue))
    ) { (values, value) throws(ArgumentError) in
      store(&values, try value.choice())
    }
  }
}
