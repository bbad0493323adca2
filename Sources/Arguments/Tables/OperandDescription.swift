/// What is to be read about the words of a command line that are not options.
package struct OperandDescription: Sendable, Equatable {
  /// What stands for the word, in capitals.
  package let name: String
  /// What it means, in a sentence or two.
  package let help: String
  /// How many are needed.
  package let minimum: Int
  /// How many are taken; nil for any number.
  package let maximum: Int?
  /// How it is completed.
  package let completion: Completion

  /// Describes an operand; `Operand` also says what it does.
  package init(
    name: String, help: String, minimum: Int = 1, maximum: Int? = 1, completion: Completion = .none
  ) {
    self.name = name
    self.help = help
    self.minimum = minimum
    self.maximum = maximum
    self.completion = completion
  }

  /// The name as a usage line has it: `FILE`, `[FILE]`, `FILE...`, `FILE FILE...`.
  package var notation: String {
    let needed = Array(repeating: name, count: max(minimum, 0)).joined(separator: " ")
    guard let maximum else { return minimum == 0 ? "[\(name)...]" : "\(needed)..." }
    let optional = Array(repeating: "[\(name)]", count: max(maximum - minimum, 0))
    return ([needed] + optional).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
