extension Program {
  /// Reads a whole command line, without the name of the program.
  ///
  /// An empty one asks for the overview. Every error has a hint, if only where to read on.
  package func parse(_ arguments: [ArgumentValue]) throws(ArgumentError) -> Invocation<Action> {
    guard let first = arguments.first else { return .overview }
    let rest = Array(arguments.dropFirst())
    switch first.shape {
    case .operand: return try dispatch(first, rest)
    case .terminator:
      guard let command = rest.first else { return .overview }
      return try dispatch(command, Array(rest.dropFirst()))
    case .long, .cluster: break
    }
    for option in options where option.spellings.contains(first.text) {
      guard option.name == OptionDescription.help.name else { return .version }
      // `--help show` is what somebody types who knows `help show`; other words are passed over,
      // for help is given whatever else is wrong.
      return commands.first { $0.name == rest.first?.text }
        .map { .help($0.description) } ?? .overview
    }
    throw misplaced(first)
  }

  private func dispatch(
    _ name: ArgumentValue, _ arguments: [ArgumentValue]
  ) throws(ArgumentError) -> Invocation<Action> {
    if name.text == Self.helpName { return try explain(arguments) }
    guard let command = commands.first(where: { $0.name == name.text }) else {
      throw unknownCommand(name)
    }
    do throws(ArgumentError) {
      switch try command.parse(arguments) {
      case .values(let action): return .run(action)
      case .help: return .help(command.description)
      }
    } catch {
      throw error.hinting("try `\(self.name) \(command.name) --help`")
    }
  }

  private func explain(_ arguments: [ArgumentValue]) throws(ArgumentError) -> Invocation<Action> {
    do throws(ArgumentError) {
      switch try helpCommand.parse(arguments) {
      case .help: return .help(helpCommand.description)
      case .values(nil): return .overview
      case .values(let topic?):
        if topic.text == Self.helpName { return .help(helpCommand.description) }
        guard let command = commands.first(where: { $0.name == topic.text }) else {
          throw unknownCommand(topic)
        }
        return .help(command.description)
      }
    } catch {
      throw error.hinting("try `\(name) help --help`")
    }
  }

  private func unknownCommand(_ word: ArgumentValue) -> ArgumentError {
    let near = NearMiss.suggestions(for: word.text, among: names)
    return ArgumentError(
      "unknown command `\(word.text)`",
      hint: NearMiss.question(near) ?? "try `\(name) --help`")
  }

  /// An option before the command, where only help and version may stand.
  private func misplaced(_ word: ArgumentValue) -> ArgumentError {
    let spelling: String
    let near: [String]
    switch word.shape {
    case .long(let long, let value):
      spelling = "--\(long)"
      // The words that are known without a value were read before this.
      if value != nil, options.contains(where: { $0.name == long }) {
        return ArgumentError(
          "takes no value", subject: spelling, hint: "try `\(name) --help`")
      }
      near = NearMiss.suggestions(for: long, among: options.map(\.name)).map { "--\($0)" }
    case .cluster, .operand, .terminator:
      spelling = word.text
      near = []
    }
    let owner = commands.first {
      $0.description.options.contains { !$0.isHidden && $0.spellings.contains(spelling) }
    }
    let place = owner.map {
      "options follow the command, as in `\(name) \($0.name) \(spelling)`"
    }
    return ArgumentError(
      "unknown option `\(spelling)`",
      hint: place ?? NearMiss.question(near) ?? "try `\(name) --help`")
  }
}
