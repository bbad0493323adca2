extension TerminalEnvironment {
  /// How many cells a line on the stream may take.
  ///
  /// What `COLUMNS` says, else the terminal's own width, else 80, which is also for files and
  /// pipes. Never under 20, where nothing could be laid out, nor over 10,000.
  package func width(of stream: StandardStream) -> Int {
    let wanted = value(of: "COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(wanted ?? state(of: stream).size?.columns ?? 80, 20), 10_000)
  }
}
