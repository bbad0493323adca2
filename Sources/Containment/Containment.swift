internal import Glibc
internal import Synchronization

/// Keeps a font that crashes a library, or keeps it busy for ever, from ending the work on others.
///
/// A crash can't be undone in a process, nor a call of a library be interrupted. So the program then
/// starts anew in its own place, with the same arguments: it is told which work it has to leave out
/// and how much of its output there is already. As output depends on nothing but the fonts, it comes
/// out the same up to there, and goes on behind it. A run without a mishap pays nothing for that.
///
/// What it doesn't help against: a process that is killed, and a font that damages memory without
/// crashing at once.
package final class Containment: Sendable {
  /// The variable that switches it off, for those who look for the cause of a crash.
  private static let switchVariable = "FONTMETRICS_CONTAINMENT"

  /// The streams whose output is counted.
  package enum Stream: Sendable {
    case output
    case errorOutput
  }

  private let record: MishapRecord
  private let isOn: Bool
  private let table = WorkTable()
  private let restart: Restart
  private let writing = WritingGuard()
  private let output: Atomic<Int>
  private let errorOutput: Atomic<Int>
  private let listCount = Atomic(0)
  private let isInstalled = Atomic(false)
  /// In nanoseconds of processor time.
  private let timeLimit = Atomic(Int.max)

  /// Knows from the variables of the process of the run before; watches nothing yet.
  package init(environment: [String: String]) {
    record = MishapRecord(environment[MishapRecord.variable])
    isOn = environment[Self.switchVariable] != "off"
    restart = Restart(after: record)
    output = Atomic(record.writtenOutput)
    errorOutput = Atomic(record.writtenError)
  }

  /// Begins to watch for crashes and for work that takes longer than so many seconds.
  package func install(timeLimit seconds: Double) {
    timeLimit.store(Int(min(seconds, 1e9) * 1e9), ordering: .relaxed)
    guard isOn, !isInstalled.exchange(true, ordering: .relaxed) else { return }
    installHandlers(every: min(0.25, seconds / 4))
  }

  /// A list of work, whose pieces have the same places in every run of the same command line.
  package func list() -> ContainedWork {
    ContainedWork(
      containment: self, list: listCount.wrappingAdd(1, ordering: .relaxed).oldValue)
  }

  /// How many bytes of a stream the run before has written.
  package func alreadyWritten(to stream: Stream) -> Int {
    switch stream {
    case .output: record.writtenOutput
    case .errorOutput: record.writtenError
    }
  }

  /// Writes with `body`, which tells how many bytes went out, and counts them; the program doesn't
  /// start anew between the two.
  package func writing(to stream: Stream, _ body: () -> Int) -> Int {
    writing.enter()
    let count = body()
    if count > 0 {
      switch stream {
      case .output: output.add(count, ordering: .sequentiallyConsistent)
      case .errorOutput: errorOutput.add(count, ordering: .sequentiallyConsistent)
      }
    }
    if let mishap = writing.leave() { startAnew(mishap) }
    return count
  }

  /// Says that standard input can be read again from its start.
  package func inputIsKept() {
    restart.rewindsInput.store(true, ordering: .relaxed)
  }

  /// Whether a new start would have to read standard input again.
  package var needsInputAgain: Bool { isOn }

  /// Lets the time limit of the calling thread's work count from now on.
  package func restartClock() {
    table.restartClock()
  }

  func mishap(_ work: WorkNumber) -> Mishap? { record.mishaps[work] }

  func run<Value>(_ work: WorkNumber, _ body: () -> Value) -> Value {
    isInstalled.load(ordering: .relaxed) ? table.run(work, body) : body()
  }
}

/// A list of work on fonts.
package struct ContainedWork: Sendable {
  let containment: Containment
  let list: Int

  /// Does a piece of the work, unless it befell a mishap in a run before.
  package func run<Value>(place: Int, _ body: () -> Value) -> Outcome<Value> {
    let work = WorkNumber(list: list, place: place)
    if let mishap = containment.mishap(work) { return .mishap(mishap) }
    return .done(containment.run(work, body))
  }

  /// Lets the time limit of the calling thread's work count from now on.
  package func restartClock() {
    containment.restartClock()
  }

  /// What came of a piece of work.
  package enum Outcome<Value> {
    case done(Value)
    case mishap(Mishap)
  }
}

// What handlers of signals do.

extension Containment {
  /// Starts anew after the crash of a thread; comes back where its work isn't contained.
  fileprivate func crashed(signal: Int32) {
    guard let work = table.work(of: WorkSlot.currentThread) else { return }
    if let mishap = writing.note(work | Int(signal & 0x7F)) {
      startAnew(mishap)
    } else {
      WritingGuard.waitForEver()
    }
  }

  /// Starts anew if any work takes too long.
  fileprivate func checkTime() {
    let limit = timeLimit.load(ordering: .relaxed)
    guard let work = table.work(longerThan: limit), let mishap = writing.note(work) else { return }
    startAnew(mishap)
  }

  private func startAnew(_ mishap: Int) {
    restart.perform(
      mishap: mishap, output: output.load(ordering: .sequentiallyConsistent),
      errorOutput: errorOutput.load(ordering: .sequentiallyConsistent))
    // No second try: it would fail for the same reason.
    signal(SIGABRT, SIG_DFL)
    abort()
  }

  private func installHandlers(every seconds: Double) {
    unsafe watching = Unmanaged.passRetained(self)
    for signal in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT] {
      // Not blocked while it is handled: it would stay so in the program that starts anew.
      handle(signal, flags: SA_ONSTACK | SA_NODEFER) { signal in
        unsafe watching?._withUnsafeGuaranteedRef { $0.crashed(signal: signal) }
        // Where nobody knows what to do, the signal does what it always does.
        Glibc.signal(signal, SIG_DFL)
      }
    }
    handle(SIGPROF, flags: SA_ONSTACK | SA_RESTART) { _ in
      let code = errno
      unsafe watching?._withUnsafeGuaranteedRef { $0.checkTime() }
      errno = code
    }
    let interval = timeval(
      tv_sec: Int(seconds), tv_usec: Int((seconds - seconds.rounded(.down)) * 1e6))
    var timer = itimerval(it_interval: interval, it_value: interval)
    unsafe _ = setitimer(CInt(ITIMER_PROF.rawValue), &timer, nil)
  }

  private func handle(
    _ signal: Int32, flags: Int32, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    unsafe sigemptyset(&action.sa_mask)
    unsafe _ = sigaction(signal, &action, nil)
  }
}

/// What handlers of signals go by: a C function has nothing but what is global. It is set once,
/// before the first handler is there.
nonisolated(unsafe) private var watching: Unmanaged<Containment>?
