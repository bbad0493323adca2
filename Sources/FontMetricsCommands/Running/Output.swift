internal import Containment
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

  private let stream: Containment.Stream
  private let containment: Containment
  /// How many bytes a run before this one has written, which need not come again.
  private var skipped: Int
  private var pending: [UInt8] = []
  /// Whether a line stands on the terminal that goes away before anything else is written.
  private var showsTransient = false

  /// A stream of the process, which goes on where a run that ended early has stopped.
  init(_ stream: Containment.Stream, of containment: Containment) {
    self.stream = stream
    self.containment = containment
    skipped = containment.alreadyWritten(to: stream)
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
    try flush()
    try writeTransient(ProgressLine.erasing + line)
    showsTransient = true
  }

  /// Takes away the line that `showTransient` put there.
  func eraseTransient() throws(OutputError) {
    guard showsTransient else { return }
    showsTransient = false
    try writeTransient(ProgressLine.erasing)
  }

  /// Writes what has gathered.
  func flush() throws(OutputError) {
    defer { pending.removeAll(keepingCapacity: true) }
    let start = min(skipped, pending.count)
    skipped -= start
    try write(pending[start...]) { body in containment.writing(to: stream, body) }
  }

  /// Writes what isn't part of the output: it depends on the time.
  private func writeTransient(_ text: String) throws(OutputError) {
    try write(Array(text.utf8)[...]) { body in body() }
  }

  private func write(
    _ bytes: ArraySlice<UInt8>, counting: (() -> Int) -> Int
  ) throws(OutputError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = counting {
        unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw .closedPipe
      } else if errno != EINTR {
        throw .failed(SystemError(errno).text)
      }
    }
  }

  private var descriptor: Int32 {
    switch stream {
    case .output: STDOUT_FILENO
    case .errorOutput: STDERR_FILENO
    }
  }
}
