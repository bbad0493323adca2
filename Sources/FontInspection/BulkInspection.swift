package import Containment
internal import Dispatch
package import FontModel
internal import Synchronization

/// Works on many fonts at once and hands over what came of them in the order of the jobs.
///
/// Each piece of work opens a FreeType library of its own. No more than a few pieces are ahead of
/// the one that is handed over, so memory doesn't grow with the number of fonts.
package struct BulkInspection: Sendable {
  /// How many fonts are worked on at once; at least 1.
  package let workers: Int
  private let reading: FaceReading
  private let containment: ContainedWork?

  /// What is read of each face beside what every report has.
  package struct FaceReading: Hashable, Sendable {
    /// The sizes at which FreeType's rounded metrics are wanted, in pixels.
    package var hintedAt: [Double]
    package var wantsAllMetrics: Bool
    /// How much a font may have of everything.
    package var limits: ReadingLimits

    /// Reads no more than every report has, unless it is said.
    package init(
      hintedAt: [Double] = [], wantsAllMetrics: Bool = false,
      limits: ReadingLimits = ReadingLimits()
    ) {
      self.hintedAt = hintedAt
      self.wantsAllMetrics = wantsAllMetrics
      self.limits = limits
    }
  }

  /// An inspection by so many workers.
  ///
  /// - Parameters:
  ///   - workers: How many there are, at least 1.
  ///   - reading: What is read.
  ///   - containment: What keeps a job that crashes from ending the others; nil for nothing.
  package init(
    workers: Int, reading: FaceReading = FaceReading(), containment: ContainedWork? = nil
  ) {
    precondition(workers > 0, "somebody has to do it")
    self.workers = workers
    self.reading = reading
    self.containment = containment
  }

  /// Does the jobs.
  ///
  /// - Parameters:
  ///   - jobs: What is to be read.
  ///   - transform: Makes something of each report or error, on any thread.
  ///   - take: Takes what came of one job, in the order of the jobs, on the calling thread. What it
  ///     throws ends the work; answering false does so too.
  /// - Throws: What `take` throws.
  package func run<Value: Sendable, Failure: Error>(
    _ jobs: [FaceJob],
    transform: @escaping @Sendable (FaceJob, Result<FontReport, FontError>) -> Value,
    take: (FaceJob, [Value]) throws(Failure) -> Bool
  ) throws(Failure) {
    let work: @Sendable (ArraySlice<FaceJob>) -> [[Value]] = { jobs in
      self.results(of: jobs, transform)
    }
    guard workers > 1, jobs.count > 1 else {
      for index in jobs.indices {
        guard try take(jobs[index], work(jobs[index...index])[0]) else { return }
      }
      return
    }
    try Pipeline(workers: workers, pieces: Self.pieces(jobs.indices, workers: workers))
      .run {
        work(jobs[$0])
      } take: { (piece, results) throws(Failure) in
        for (index, values) in zip(piece, results) {
          guard try take(jobs[index], values) else { return false }
        }
        return true
      }
  }

  /// Several jobs a piece, so that starting FreeType costs little beside the fonts; fewer where
  /// there are few jobs, so that every worker has something to do.
  private static func pieces(_ indices: Range<Int>, workers: Int) -> [Range<Int>] {
    let size = min(16, max(1, indices.count / (workers * 4)))
    return stride(from: indices.lowerBound, to: indices.upperBound, by: size).map {
      $0..<min($0 + size, indices.upperBound)
    }
  }

  private func results<Value>(
    of jobs: ArraySlice<FaceJob>, _ transform: (FaceJob, Result<FontReport, FontError>) -> Value
  ) -> [[Value]] {
    do {
      let inspector = try FaceInspector(
        hintedAt: reading.hintedAt, wantsAllMetrics: reading.wantsAllMetrics,
        limits: reading.limits, beginsFace: { containment?.restartClock() })
      return jobs.indices.map { index in
        let job = jobs[index]
        guard let containment else {
          return inspector.results(of: job).map { transform(job, $0) }
        }
        // What is made of a report belongs to the work: it, too, depends on what a font says.
        let outcome = containment.run(place: index) {
          inspector.results(of: job).map { transform(job, $0) }
        }
        switch outcome {
        case .done(let values): return values
        case .mishap(let mishap):
          return [
            transform(
              job, .failure(FontError(mishap, subject: job.requested, limits: reading.limits)))
          ]
        }
      }
    } catch {
      return jobs.map { [transform($0, .failure(error))] }
    }
  }
}

/// Pieces of work that run at once and come out in order.
private struct Pipeline: Sendable {
  let workers: Int
  let pieces: [Range<Int>]

  func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable (Range<Int>) -> Value,
    take: (Range<Int>, Value) throws(Failure) -> Bool
  ) throws(Failure) {
    let queues = (0..<workers).map { DispatchQueue(label: "fontmetrics.worker.\($0)") }
    let slots = (0..<min(pieces.count, workers * 4)).map { _ in Slot<Value>() }
    let isCancelled = CancellationFlag()
    func start(_ index: Int) {
      let slot = slots[index % slots.count]
      let piece = pieces[index]
      queues[index % workers].async {
        slot.fill(isCancelled.isSet ? nil : work(piece))
      }
    }
    for index in slots.indices { start(index) }
    var next = 0
    // Whatever happens, no piece is left running: the fonts it reads belong to it alone, but the
    // process may end right after.
    defer {
      isCancelled.set()
      for index in next..<min(next + slots.count, pieces.count) {
        slots[index % slots.count].discard()
      }
    }
    while next < pieces.count {
      let value = slots[next % slots.count].take()
      let piece = pieces[next]
      if next + slots.count < pieces.count { start(next + slots.count) }
      next += 1
      guard let value, try take(piece, value) else { return }
    }
  }
}

/// Holds what came of one piece until it is its turn.
private final class Slot<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let isFilled = DispatchSemaphore(value: 0)

  func fill(_ newValue: Value?) {
    value.withLock { $0 = newValue }
    isFilled.signal()
  }

  /// Waits for the value and empties the slot; nil where the work was cancelled.
  func take() -> Value? {
    isFilled.wait()
    return value.withLock { value in
      defer { value = nil }
      return value
    }
  }

  func discard() {
    _ = take()
  }
}

/// Tells work that hasn't begun that nobody waits for it any more.
private final class CancellationFlag: Sendable {
  private let flag = Atomic(false)

  var isSet: Bool { flag.load(ordering: .acquiring) }

  func set() {
    flag.store(true, ordering: .releasing)
  }
}
