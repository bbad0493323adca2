import Glibc
import Synchronization

/// Held while pipes are made and a child is started, so that no child inherits those of another:
/// it would keep them open, and each could wait for the other to end.
private let startLock = Mutex(())

/// One run: the child, its pipes, and the loop that serves all of them at once.
///
/// Serving them in turn would stop for ever as soon as the child waits with a pipe full.
struct ChildProcessRun {
  private let request: ChildProcess
  private let child: pid_t
  private var input: Pipe
  private var output: Pipe
  private var errorOutput: Pipe
  private var sent = 0
  private var printed: [UInt8] = []
  private var complained: [UInt8] = []
  private var interruptTime: ContinuousClock.Instant?
  private let deadline: ContinuousClock.Instant

  /// Starts the program.
  init(_ request: ChildProcess) throws(ChildProcessError) {
    self.request = request
    (child, input, output, errorOutput) = try startLock.withLock {
      (_) throws(ChildProcessError) in try Self.start(request)
    }
    let now = ContinuousClock.now
    deadline = now + request.timeLimit
    interruptTime = request.interruptAfter.map { now + $0 }
  }

  private static func start(
    _ request: ChildProcess
  ) throws(ChildProcessError) -> (pid_t, input: Pipe, output: Pipe, errorOutput: Pipe) {
    var input = try Pipe()
    var output = try Pipe()
    var errorOutput = try Pipe()
    do {
      if case .closedPipe = request.output { output.closeReadingEnd() }
      let child = try spawn(
        request, input: input.readingEnd, output: output.writingEnd,
        errorOutput: errorOutput.writingEnd)
      input.closeReadingEnd()
      output.closeWritingEnd()
      errorOutput.closeWritingEnd()
      if case .file = request.output { output.closeReadingEnd() }
      input.makeWritingNonBlocking()
      return (child, input, output, errorOutput)
    } catch {
      input.close()
      output.close()
      errorOutput.close()
      throw error
    }
  }

  /// Serves the pipes until the child is gone.
  consuming func result() throws(ChildProcessError) -> ChildProcess.Result {
    let signals = BlockedPipeSignal()
    defer { signals.restore() }
    var run = self
    defer {
      run.input.close()
      run.output.close()
      run.errorOutput.close()
    }
    while run.output.readingEnd >= 0 || run.errorOutput.readingEnd >= 0 {
      guard run.serve() else { throw run.kill() }
    }
    run.input.closeWritingEnd(unless: run.interruptTime != nil)
    while true {
      var status: Int32 = 0
      var usage = rusage()
      if unsafe wait4(run.child, &status, WNOHANG, &usage) == run.child {
        return run.result(waitStatus: status, peakMemory: usage.ru_maxrss)
      }
      guard ContinuousClock.now < run.deadline else { throw run.kill() }
      run.interruptIfDue()
      usleep(500)
    }
  }

  /// Waits for one of the pipes and serves it; false once the time is over.
  private mutating func serve() -> Bool {
    let now = ContinuousClock.now
    guard now < deadline else { return false }
    interruptIfDue()
    let next = min(deadline, interruptTime ?? deadline)
    let (seconds, attoseconds) = (next - now).components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1
    if sent == request.input.count { input.closeWritingEnd(unless: interruptTime != nil) }
    // poll passes over an entry with a negative descriptor.
    let canSend = sent < request.input.count
    var entries = [
      pollfd(fd: canSend ? input.writingEnd : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output.readingEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorOutput.readingEnd, events: Int16(POLLIN), revents: 0),
    ]
    let ready = unsafe poll(
      &entries, nfds_t(entries.count), Int32(clamping: max(0, milliseconds)))
    guard ready > 0 else { return true }
    if entries[0].revents != 0 { send() }
    if entries[1].revents != 0, !output.read(into: &printed) { output.closeReadingEnd() }
    if entries[2].revents != 0, !errorOutput.read(into: &complained) {
      errorOutput.closeReadingEnd()
    }
    return true
  }

  private mutating func send() {
    let count = unsafe request.input.withUnsafeBytes { bytes in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
      return unsafe write(input.writingEnd, rest.baseAddress, rest.count)
    }
    if count > 0 {
      sent += count
    } else if errno != EAGAIN, errno != EINTR {
      // The child reads no more, which is its right.
      sent = request.input.count
    }
  }

  private mutating func interruptIfDue() {
    guard let time = interruptTime, ContinuousClock.now >= time else { return }
    _ = Glibc.kill(child, SIGINT)
    interruptTime = nil
  }

  private func kill() -> ChildProcessError {
    _ = Glibc.kill(child, SIGKILL)
    var status: Int32 = 0
    _ = unsafe waitpid(child, &status, 0)
    return .tookTooLong(
      program: request.executable, limit: request.timeLimit,
      errorText: String(decoding: complained, as: UTF8.self))
  }

  /// Takes apart what `waitpid` tells, as the macros of `sys/wait.h` do.
  private func result(waitStatus: Int32, peakMemory: Int) -> ChildProcess.Result {
    let signal = waitStatus & 0x7F
    return ChildProcess.Result(
      status: signal == 0 ? waitStatus >> 8 & 0xFF : nil, signal: signal == 0 ? nil : signal,
      output: printed, errorOutput: complained, peakMemory: peakMemory)
  }
}
