/// How far a long piece of work has come, as one line for a terminal.
package struct ProgressLine: Hashable, Sendable {
  /// How many parts are done.
  package var done: Int
  /// How many parts there are, at least 1.
  package var total: Int
  /// Seconds since the work began.
  package var elapsed: Double

  /// A state of the work.
  package init(done: Int, total: Int, elapsed: Double) {
    precondition(total > 0, "there is something to do")
    self.done = done
    self.total = total
    self.elapsed = elapsed
  }

  /// The line in at most `width` cells: a bar, the count, the rate and the time left.
  ///
  /// The bar takes what the words leave; without room for one there is none.
  package func text(width: Int, symbols: TerminalSymbols) -> String {
    let words = " \(done)/\(total)" + rate
    let room = width - words.count - 3
    guard room >= 8 else { return String(words.dropFirst().prefix(max(0, width - 1))) }
    let length = min(room, 40)
    let filled = min(length, length * done / total)
    let bar =
      String(repeating: symbols.barDone, count: filled)
      + String(repeating: symbols.barLeft, count: length - filled)
    return "[\(bar)]\(words)"
  }

  /// Erases the line that the cursor stands in, whatever was in it.
  package static let erasing = "\r\u{1B}[K"

  private var rate: String {
    guard elapsed > 0, done > 0 else { return "" }
    let perSecond = Double(done) / elapsed
    let left = Int((Double(total - done) / perSecond).rounded(.up))
    return "  \(Int(perSecond.rounded()))/s  \(time(left)) left"
  }

  private func time(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
