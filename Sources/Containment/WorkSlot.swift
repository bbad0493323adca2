internal import Glibc
internal import Synchronization

/// What a thread is working on. Its own thread writes it; handlers of signals read it.
struct WorkSlot: ~Copyable {
  /// 0 while nobody has the slot.
  let thread = Atomic<UInt>(0)
  /// The packed number of the work; -1 for none.
  let work = Atomic(-1)
  /// The clock of the thread's processor time.
  let clock = Atomic<Int32>(0)
  /// What the clock showed when the work began, in nanoseconds.
  let start = Atomic(0)
  /// Where a handler runs whose thread has no stack left; 0 until the slot is first taken.
  private let stack = Atomic<UInt>(0)

  /// Room for a handler, also in a build that checks every access.
  static let stackSize = 1 << 17

  /// The memory of the stack; nil without memory. Only the thread that has the slot may ask.
  var stackMemory: UnsafeMutableRawPointer? {
    if let memory = unsafe UnsafeMutableRawPointer(bitPattern: stack.load(ordering: .relaxed)) {
      return unsafe memory
    }
    let memory = unsafe mmap(
      nil, Self.stackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
      -1, 0)
    guard unsafe memory != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
    stack.store(UInt(bitPattern: memory), ordering: .relaxed)
    return unsafe memory
  }

  /// The calling thread, as slots name it.
  static var currentThread: UInt { UInt(pthread_self()) }

  /// Begins work: from now on the thread's processor time counts.
  func begin(_ packed: Int) {
    var id: clockid_t = 0
    _ = unsafe pthread_getcpuclockid(pthread_self(), &id)
    clock.store(id, ordering: .relaxed)
    restartClock()
    work.store(packed, ordering: .releasing)
  }

  /// Lets the time count from now on.
  func restartClock() {
    start.store(Self.nanoseconds(clock.load(ordering: .relaxed)) ?? 0, ordering: .releasing)
  }

  func end() {
    work.store(-1, ordering: .releasing)
  }

  /// How long the work has taken, in nanoseconds of processor time; nil for no work.
  var elapsed: Int? {
    let start = start.load(ordering: .acquiring)
    return Self.nanoseconds(clock.load(ordering: .relaxed)).map { $0 - start }
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int? {
    var time = timespec()
    guard unsafe clock_gettime(clock, &time) == 0 else { return nil }
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
