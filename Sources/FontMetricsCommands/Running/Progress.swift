internal import Terminal

/// Shows on standard error how far bulk work has come, where a person can see it.
struct Progress {
  /// Work that is done sooner shows nothing.
  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  private let context: CommandContext
  private let total: Int
  private let start = ContinuousClock.now
  private var shownAt: ContinuousClock.Instant?
  private var done = 0

  /// Progress of so many parts.
  ///
  /// Nothing is shown unless standard error is a terminal, or where standard output is one too:
  /// there the results show how far it has come.
  init(total: Int, _ context: CommandContext) {
    self.total = total
    self.context = context
  }

  /// Counts a part as done and redraws the line now and then.
  mutating func advance() throws(OutputError) {
    done += 1
    let now = ContinuousClock.now
    guard isVisible, now - start > Self.patience,
      shownAt.map({ now - $0 > Self.interval }) ?? true
    else { return }
    shownAt = now
    let line = ProgressLine(done: done, total: total, elapsed: (now - start) / .seconds(1))
    let width = context.terminal.width(of: .error)
    try context.errorOutput.showTransient(
      line.text(width: width, symbols: context.terminal.symbols))
  }

  private var isVisible: Bool {
    context.terminal.state(of: .error).isTerminal && !context.isOutputTerminal
  }
}
