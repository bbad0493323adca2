internal import Files
internal import Glibc
internal import Terminal

/// Why output could not be written.
enum OutputError: Error {
  /// The reader went away, which ends the program quietly.
  case closedPipe
  /// The system's words for anything else.
  case failed(String)
}

/// A stream of bytes to a file descriptor, gathered into larger writes.
final class Output {
  private static let capacity = 1 << 16

  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// Whether a line stands on the terminal that goes away before anything else is written.
  private var showsTransient = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Adds text; it is written when enough has gathered, or by `flush`.
  func write(_ text: String) throws(OutputError) {
    try eraseTransient()
    try write(text.utf8)
  }

  /// Adds bytes of any kind.
  func write(_ bytes: some Sequence<UInt8>) throws(OutputError) {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.capacity { try flush() }
  }

  /// Shows a line that the next one, or anything else that is written, takes the place of.
  func showTransient(_ line: String) throws(OutputError) {
    pending.append(contentsOf: (ProgressLine.erasing + line).utf8)
    showsTransient = true
    try flush()
  }

  /// Takes away the line that `showTransient` put there.
  func eraseTransient() throws(OutputError) {
    guard showsTransient else { return }
    showsTransient = false
    pending.append(contentsOf: ProgressLine.erasing.utf8)
    try flush()
  }

  /// Writes what has gathered.
  func flush() throws(OutputError) {
    defer { pending.removeAll(keepingCapacity: true) }
    var written = 0
    while written < pending.count {
      let count = unsafe pending[written...].withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw .closedPipe
      } else if errno != EINTR {
        throw .failed(SystemError(errno).text)
      }
    }
  }
}
