import Arguments

/// A command of one option of each kind, for the tests of parsing.
struct Greeting: Equatable, Sendable {
  enum Tone: String, CaseIterable, Sendable {
    case warm, cool, formal
  }

  var count = 1
  var text = ""
  var tones: [Tone] = []
  var output: ArgumentValue?
  var isLoud = false
  var isQuick = false
  var names: [ArgumentValue] = []

  static let options: [Option<Greeting>] = [
    .value(
      "count", short: "c", valueName: "N", help: "How often.",
      read: Reading.integer(in: -9...99), store: { $0.count = $1 }),
    .value(
      "text", short: "t", valueName: "TEXT", help: "What to say.",
      read: Reading.text, store: { $0.text = $1 }),
    .choice(
      "tone", valueName: "TONE", help: "How to say it.", of: Tone.self, isRepeatable: true,
      store: { $0.tones.append($1) }),
    .value(
      "output", short: "o", aliases: ["out-file"], valueName: "FILE", group: "Output",
      help: "Where to.", completion: .file, read: Reading.raw, store: { $0.output = $1 }),
    .flag("loud", short: "l", group: "Output", help: "In capitals.") { $0.isLoud = true },
    .flag("quick", short: "q", help: "Without a pause.") { $0.isQuick = true },
    .flag("no-loud", help: "In small letters.", isHidden: true) { $0.isLoud = false },
  ]

  static let command = Command(
    "greet", summary: "Greet people.", initial: Greeting(),
    operands: [
      Operand("NAME", help: "Whom.", minimum: 0, maximum: nil) { $0.names.append($1) }
    ],
    options: options)

  /// The values that `words` make.
  static func parsed(_ words: [ArgumentValue]) throws -> Greeting? {
    switch try command.parse(words) {
    case .values(let values): values
    case .help: nil
    }
  }

  /// The error that `words` make; nil when they make none.
  static func error(_ words: [ArgumentValue]) -> ArgumentError? {
    do throws(ArgumentError) {
      _ = try command.parse(words)
      return nil
    } catch {
      return error
    }
  }
}
