/// Where the program runs: the variables that describe the terminal, and the streams.
///
/// What is decided from it (`colorLevel`, `width`, `symbols`) depends on nothing else.
package struct TerminalEnvironment: Hashable, Sendable {
  /// The environment variables by name.
  package let variables: [String: String]

  private let states: [StandardStream: StreamState]

  /// Takes what is so; a stream that isn't named is a file or a pipe.
  package init(variables: [String: String], streams: [StandardStream: StreamState] = [:]) {
    self.variables = variables
    states = streams
  }

  /// Takes the variables and asks the system about the three streams, now.
  package init(askingWith variables: [String: String]) {
    self.variables = variables
    states = Dictionary(
      uniqueKeysWithValues: StandardStream.allCases.map { ($0, StreamState(asking: $0)) })
  }

  /// What is known of a stream.
  package func state(of stream: StandardStream) -> StreamState {
    states[stream] ?? .notTerminal
  }

  /// The value of a variable; nil if it isn't set or is empty, which mean the same to us.
  func value(of name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
