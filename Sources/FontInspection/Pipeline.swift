internal import Dispatch
internal import Synchronization

/// Pieces of work that run at once and come out in order.
struct Pipeline: Sendable {
  let workers: Int
  let pieces: [Range<Int>]

  /// Does the pieces.
  ///
  /// - Parameters:
  ///   - makeWork: Makes what a worker does with each number of a piece; called once by each worker,
  ///     on its thread.
  ///   - take: Takes what came of a piece, on the calling thread; false ends the work.
  ///   - idle: Is called, on the calling thread, before it has to wait.
  /// - Throws: What `take` and `idle` throw.
  func run<Value: Sendable, Failure: Error>(
    _ makeWork: @escaping @Sendable () -> (Int) -> Value,
    take: (Range<Int>, [Value]) throws(Failure) -> Bool,
    idle: () throws(Failure) -> Void
  ) throws(Failure) {
    let slots = (0..<min(pieces.count, workers * 4)).map { _ in Slot<[Value]>() }
    let schedule = Schedule(count: pieces.count, ahead: slots.count)
    let pieces = pieces
    let group = DispatchGroup()
    for number in 0..<min(workers, pieces.count) {
      DispatchQueue(label: "fontmetrics.worker.\(number)").async(group: group) {
        let work = makeWork()
        while let index = schedule.next() {
          var values: [Value] = []
          // Nobody takes what is left out of a piece after the end.
          for number in pieces[index] where !schedule.isCancelled { values.append(work(number)) }
          slots[index % slots.count].fill(values)
        }
      }
    }
    // Whatever happens, no piece is left running: the process may end right after.
    defer {
      schedule.cancel(workers: workers)
      group.wait()
    }
    for (index, piece) in pieces.enumerated() {
      let slot = slots[index % slots.count]
      if !slot.isFilled() { try idle() }
      let value = slot.take()
      schedule.makeRoom()
      guard try take(piece, value) else { return }
    }
  }
}

/// Gives out the numbers of pieces, so many ahead of what was taken.
private final class Schedule: Sendable {
  private let count: Int
  private let given = Atomic(0)
  private let cancelled = Atomic(false)
  // Starts from 0 and is raised: it must never end lower than it started.
  private let room = DispatchSemaphore(value: 0)

  init(count: Int, ahead: Int) {
    self.count = count
    for _ in 0..<ahead { room.signal() }
  }

  /// Whether nobody waits for more.
  var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  /// Waits for room; nil when there is nothing left to do.
  func next() -> Int? {
    room.wait()
    guard !isCancelled else { return nil }
    let index = given.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  /// Tells that the value of a piece was taken.
  func makeRoom() {
    room.signal()
  }

  /// Ends the work of so many workers, those that wait for room too.
  func cancel(workers: Int) {
    cancelled.store(true, ordering: .releasing)
    for _ in 0..<workers { room.signal() }
  }
}

/// Holds what came of one piece until it is its turn.
private final class Slot<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let signal = DispatchSemaphore(value: 0)

  /// Puts the value of the piece whose turn the slot has.
  func fill(_ newValue: Value) {
    value.withLock { $0 = newValue }
    signal.signal()
  }

  /// Whether `take` would not wait.
  func isFilled() -> Bool {
    value.withLock { $0 != nil }
  }

  /// Waits for the value and empties the slot.
  func take() -> Value {
    signal.wait()
    guard let taken = value.withLock({ value in value.take() }) else {
      preconditionFailure("a slot was taken twice")
    }
    return taken
  }
}
