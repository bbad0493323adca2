import Glibc
import Testing

@testable import Terminal

/// The system is asked about a pseudo terminal, whose size the test sets.
struct StreamStateTests {
  private func withTerminal(_ window: winsize, _ body: (Int32) throws -> Void) throws {
    let terminal = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    defer { close(terminal) }
    var window = window
    try #require(unsafe ioctl(terminal, UInt(TIOCSWINSZ), &window) == 0)
    try body(terminal)
  }

  @Test("a terminal says how large it is, and its cells")
  func size() throws {
    let window = winsize(ws_row: 43, ws_col: 132, ws_xpixel: 1_325, ws_ypixel: 860)
    try withTerminal(window) { terminal in
      let state = StreamState(descriptor: terminal)
      #expect(state.isTerminal)
      #expect(state.size == TerminalSize(columns: 132, rows: 43, cellWidth: 10, cellHeight: 20))
    }
  }

  @Test("a terminal that doesn't know its cells in pixels still has a size")
  func noPixels() throws {
    let window = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    try withTerminal(window) { terminal in
      #expect(StreamState(descriptor: terminal).size == TerminalSize(columns: 80, rows: 24))
    }
  }

  @Test("zeros are no size")
  func zeros() throws {
    try withTerminal(winsize()) { terminal in
      #expect(StreamState(descriptor: terminal) == StreamState(isTerminal: true, size: nil))
    }
  }

  @Test("a file and a stream that isn't open are no terminals")
  func noTerminal() throws {
    let file = unsafe open("/dev/null", O_RDWR)
    try #require(file >= 0)
    defer { close(file) }
    #expect(StreamState(descriptor: file) == .notTerminal)
    #expect(StreamState(descriptor: -1) == .notTerminal)
  }
}
