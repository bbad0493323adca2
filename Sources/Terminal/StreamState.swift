internal import Glibc

/// What the system says about a stream: whether it is a terminal, and of what size.
package struct StreamState: Hashable, Sendable {
  /// Whether a terminal is at the other end, and not a file or a pipe.
  package let isTerminal: Bool
  /// The size of the terminal; nil if there is none or it doesn't say.
  package let size: TerminalSize?

  /// States what a test wants to be so.
  package init(isTerminal: Bool, size: TerminalSize? = nil) {
    self.isTerminal = isTerminal
    self.size = size
  }

  /// A file or a pipe.
  package static let notTerminal = StreamState(isTerminal: false)

  /// Asks the system now; a closed stream is no terminal.
  package init(asking stream: StandardStream) {
    self.init(descriptor: stream.rawValue)
  }

  /// The corresponding C functions are `isatty` and `ioctl` with `TIOCGWINSZ`.
  init(descriptor: Int32) {
    isTerminal = isatty(descriptor) == 1
    var window = winsize()
    let status = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window)
    size = isTerminal && status == 0 ? TerminalSize(window) : nil
  }
}

extension TerminalSize {
  /// Nil where the terminal reports zeros, as serial lines and some containers do.
  fileprivate init?(_ window: winsize) {
    guard window.ws_col > 0, window.ws_row > 0 else { return nil }
    let (columns, rows) = (Int(window.ws_col), Int(window.ws_row))
    let (width, height) = (Int(window.ws_xpixel), Int(window.ws_ypixel))
    let hasPixels = width >= columns && height >= rows
    self.init(
      columns: columns, rows: rows,
      cellWidth: hasPixels ? width / columns : nil, cellHeight: hasPixels ? height / rows : nil)
  }
}
