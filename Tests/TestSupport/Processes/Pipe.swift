import Glibc

/// The two descriptors of a pipe, each -1 once it is closed.
///
/// No child inherits either of them. Between the two calls of `init` one might, so whoever makes a
/// pipe holds the lock that whoever starts a child holds.
struct Pipe {
  private(set) var readingEnd: Int32
  private(set) var writingEnd: Int32

  init() throws(ChildProcessError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .system(call: "pipe", error: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readingEnd = ends[0]
    writingEnd = ends[1]
  }

  mutating func closeReadingEnd() {
    if readingEnd >= 0 { _ = Glibc.close(readingEnd) }
    readingEnd = -1
  }

  mutating func closeWritingEnd(unless isKept: Bool = false) {
    guard !isKept else { return }
    if writingEnd >= 0 { _ = Glibc.close(writingEnd) }
    writingEnd = -1
  }

  mutating func close() {
    closeReadingEnd()
    closeWritingEnd()
  }

  func makeWritingNonBlocking() {
    _ = fcntl(writingEnd, F_SETFL, O_NONBLOCK)
  }

  /// Adds what is there to `bytes`; false at the end.
  func read(into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = unsafe Glibc.read(readingEnd, &buffer, buffer.count)
    if count > 0 { bytes += buffer.prefix(count) }
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN))
  }
}

/// Keeps a write to a pipe that nobody reads from ending the test runner.
///
/// Only the thread that made it is affected; it must also be the one that restores.
struct BlockedPipeSignal {
  private var previous = sigset_t()

  init() {
    var set = Self.pipeSignal
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, &previous)
  }

  /// Takes back a signal that came meanwhile, and returns to how it was.
  func restore() {
    var set = Self.pipeSignal
    var noTime = timespec()
    while unsafe sigtimedwait(&set, nil, &noTime) == SIGPIPE {}
    var mask = previous
    _ = unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  private static var pipeSignal: sigset_t {
    var set = sigset_t()
    _ = unsafe sigemptyset(&set)
    _ = unsafe sigaddset(&set, SIGPIPE)
    return set
  }
}
