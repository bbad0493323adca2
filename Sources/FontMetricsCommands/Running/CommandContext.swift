internal import Arguments
internal import Containment
internal import FontModel
internal import Reports
internal import Terminal

/// What a command runs in: its streams and what is known of the terminal.
struct CommandContext {
  /// The variables of the process.
  let environment: [String: String]
  let terminal: TerminalEnvironment
  let output: Output
  let errorOutput: Output
  let standardInput: StandardInput
  /// What keeps a font that crashes from ending the work on others.
  let containment: Containment
  /// The words that the process was started with, for a program that takes its place.
  let arguments: [ArgumentValue]
  /// What draws pictures; nil in a program that doesn't carry what drawing needs.
  let drawing: (any DrawingService)?

  /// Whether a person reads standard output as it comes.
  var isOutputTerminal: Bool { terminal.state(of: .output).isTerminal }

  /// How output for people looks on a stream.
  func look(of stream: StandardStream, color: ColorChoice) -> TableLook {
    TableLook(
      width: terminal.width(of: stream),
      colorLevel: terminal.colorLevel(of: stream, choice: color), symbols: terminal.symbols)
  }

  /// Reports an error: the subject and what is wrong, then what to do about it.
  ///
  /// Standard output is written out first, so that the two streams keep their order on a terminal.
  func report(_ error: FontError, color: ColorChoice) throws(OutputError) {
    try report(
      subject: error.subject, message: error.message, advice: error.advice, color: color)
  }

  /// Reports what was noticed about a picture.
  func report(_ notice: DrawingNotice, color: ColorChoice) throws(OutputError) {
    try report(
      subject: notice.subject, message: notice.message, advice: notice.advice, color: color)
  }

  /// Tells what should be known of the choice of a face.
  func report(_ warning: SelectionWarning, color: ColorChoice) throws(OutputError) {
    try report(subject: warning.subject, message: warning.message, advice: nil, color: color)
  }

  /// Reports an error in its parts; the subject may be nil.
  func report(
    subject: String?, message: String, advice: String?, color: ColorChoice
  ) throws(OutputError) {
    try output.flush()
    let look = look(of: .error, color: color)
    var line = StyledText("fontmetrics: ", style: .error)
    if let subject { line += StyledText("\(subject): ") }
    line += StyledText(message)
    var lines = [line]
    // Every line of advice stands on a line of its own, indented.
    for advice in (advice ?? "").split(separator: "\n") {
      lines += StyledText("  \(advice)").wrapped(to: look.width, hangingIndent: 2)
    }
    try errorOutput.write(look.text(lines))
    try errorOutput.flush()
  }

  /// Says something that isn't an error on standard error.
  func note(_ text: String, color: ColorChoice) throws(OutputError) {
    try output.flush()
    try errorOutput.write(
      look(of: .error, color: color).text(
        StyledText(text).wrapped(to: terminal.width(of: .error), hangingIndent: 2)))
    try errorOutput.flush()
  }
}
