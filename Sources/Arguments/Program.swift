/// A program of several commands, each of which makes an `Action` from its own values.
package struct Program<Action>: Sendable {
  /// The word that calls the program.
  package let name: String
  /// What `--version` prints after the name.
  package let version: String
  /// What the program does, in one line.
  package let summary: String
  /// More about it, a string a paragraph.
  package let discussion: [String]
  /// Lines to try.
  package let examples: [HelpExample]
  /// What else stands in the overview.
  package let sections: [HelpSection]
  let commands: [Subcommand<Action>]

  /// A program; two commands of one name, or one called `help`, are a programmer's mistake.
  package init(
    name: String, version: String, summary: String, discussion: [String] = [],
    commands: [Subcommand<Action>], examples: [HelpExample] = [], sections: [HelpSection] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.commands = commands
    self.examples = examples
    self.sections = sections
    assert(Set(names).count == names.count, "\(name): two commands have one name")
  }

  /// What is to be read about every command, in the order of documentation, `help` last.
  package var descriptions: [CommandDescription] {
    commands.map { $0.description } + [helpCommand.description]
  }

  /// The names of the commands, in the order of documentation, `help` last.
  var names: [String] {
    commands.map { $0.name } + [Self.helpName]
  }

  /// The options that stand in place of a command.
  package var options: [OptionDescription] {
    [.help, OptionDescription(name: "version", short: "V", help: "Print the version and exit.")]
  }

  /// The name and the version on one line.
  package var versionLine: String {
    "\(name) \(version)"
  }

  static var helpName: String { "help" }

  /// `help` itself, whose value is the name of the command to explain.
  var helpCommand: Command<ArgumentValue?> {
    Command(
      Self.helpName, summary: "Explain a command, or list them all.", initial: nil,
      operands: [
        Operand(
          "COMMAND", help: "The command to explain.", minimum: 0,
          completion: .words(commands.map { $0.name })
        ) { topic, word in topic = word }
      ])
  }
}
