/// An option of a command: what is to be read about it, and what it does to the command's values.
package struct Option<Values: Sendable>: Sendable {
  /// What happens when the option is met.
  package enum Action: Sendable {
    /// It stands alone.
    case flag(@Sendable (inout Values) throws(ArgumentError) -> Void)
    /// It takes a value, which may be empty.
    case value(@Sendable (inout Values, ArgumentValue) throws(ArgumentError) -> Void)
  }

  /// What is to be read about it; `valueName` is nil exactly when `action` is a flag.
  package let description: OptionDescription
  /// What it does; called once for each occurrence, in the order of the command line.
  package let action: Action
}

extension Option {
  /// An option without a value.
  package static func flag(
    _ name: String, short: Character? = nil, aliases: [String] = [],
    group: String = OptionDescription.defaultGroup, help: String, isHidden: Bool = false,
    update: @escaping @Sendable (inout Values) throws(ArgumentError) -> Void
  ) -> Option {
    Option(
      description: OptionDescription(
        name: name, short: short, aliases: aliases, help: help, group: group, isHidden: isHidden),
      action: .flag(update))
  }

  /// An option with a value that `read` understands or refuses.
  ///
  /// `read` is one of `Reading` or a function of the value's own type. An option that may be given
  /// several times is `isRepeatable`, and its `store` appends.
  package static func value<Value>(
    _ name: String, short: Character? = nil, aliases: [String] = [], valueName: String,
    group: String = OptionDescription.defaultGroup, help: String, completion: Completion = .none,
    isRepeatable: Bool = false, isHidden: Bool = false,
    read: @escaping Reading.Function<Value>,
    store: @escaping @Sendable (inout Values, Value) -> Void
  ) -> Option {
    Option(
      description: OptionDescription(
        name: name, short: short, aliases: aliases, valueName: valueName, help: help, group: group,
        completion: completion, isRepeatable: isRepeatable, isHidden: isHidden),
      action: .value { (values, value) throws(ArgumentError) in store(&values, try read(value)) })
  }

  /// An option whose value is one of the raw values of an enumeration.
  package static func choice<Choice>(
    _ name: String, short: Character? = nil, aliases: [String] = [], valueName: String,
    group: String = OptionDescription.defaultGroup, help: String,
    of type: Choice.Type = Choice.self,
    isRepeatable: Bool = false, isHidden: Bool = false,
    store: @escaping @Sendable (inout Values, Choice) -> Void
  ) -> Option where Choice: CaseIterable & RawRepresentable<String> & SendableMetatype {
    .value(
      name, short: short, aliases: aliases, valueName: valueName, group: group, help: help,
      completion: .words(Choice.allCases.map(\.rawValue)), isRepeatable: isRepeatable,
      isHidden: isHidden, read: Reading.choice(), store: store)
  }
}
