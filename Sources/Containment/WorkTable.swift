internal import Glibc
internal import Synchronization

/// The slots of all threads that may work on fonts at once.
@safe final class WorkTable: @unchecked Sendable {
  /// More than the workers that a command takes.
  static let count = 320

  private let slots: UnsafeMutablePointer<WorkSlot>

  /// Free slots.
  init() {
    unsafe slots = .allocate(capacity: Self.count)
    for index in 0..<Self.count { unsafe (slots + index).initialize(to: WorkSlot()) }
  }

  deinit {
    unsafe slots.deinitialize(count: Self.count)
    unsafe slots.deallocate()
  }

  /// Does work in a slot of the calling thread, with a stack for handlers of signals.
  func run<Value>(_ work: WorkNumber, _ body: () -> Value) -> Value {
    guard let index = claim() else { return body() }
    let slot = unsafe slots + index
    var previous = unsafe stack_t()
    if let memory = unsafe slot.pointee.stackMemory {
      var stack = unsafe stack_t(ss_sp: memory, ss_flags: 0, ss_size: WorkSlot.stackSize)
      unsafe _ = sigaltstack(&stack, &previous)
    }
    unsafe slot.pointee.begin(work.packed)
    defer {
      unsafe slot.pointee.end()
      // Whatever stack the thread had: a sanitizer's runtime frees its own.
      unsafe _ = sigaltstack(&previous, nil)
      unsafe slot.pointee.thread.store(0, ordering: .releasing)
    }
    return body()
  }

  /// Lets the time of the calling thread's work count from now on.
  func restartClock() {
    guard let index = index(of: WorkSlot.currentThread) else { return }
    unsafe slots[index].restartClock()
  }

  /// The packed number of a thread's work; nil for none.
  func work(of thread: UInt) -> Int? {
    guard let index = index(of: thread) else { return nil }
    let work = unsafe slots[index].work.load(ordering: .acquiring)
    return work >= 0 ? work : nil
  }

  /// The packed number of work that has taken longer than so many nanoseconds; nil for none.
  func work(longerThan limit: Int) -> Int? {
    for index in 0..<Self.count where unsafe slots[index].thread.load(ordering: .acquiring) != 0 {
      let work = unsafe slots[index].work.load(ordering: .acquiring)
      if work >= 0, let elapsed = unsafe slots[index].elapsed, elapsed > limit,
        unsafe slots[index].work.load(ordering: .acquiring) == work
      {
        return work
      }
    }
    return nil
  }

  private func index(of thread: UInt) -> Int? {
    for index in 0..<Self.count
    where unsafe slots[index].thread.load(ordering: .relaxed) == thread {
      return index
    }
    return nil
  }

  private func claim() -> Int? {
    for index in 0..<Self.count {
      let result = unsafe slots[index].thread.compareExchange(
        expected: 0, desired: WorkSlot.currentThread, ordering: .acquiringAndReleasing)
      if result.exchanged { return index }
    }
    return nil
  }
}
