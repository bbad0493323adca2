package import Containment
package import FontModel

/// Works on many fonts at once and hands over what came of them in the order of the jobs.
///
/// Each worker opens a FreeType library of its own. No more than a few pieces are ahead of
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
    /// Whether every glyph is measured, for rules.
    package var wantsCheckMeasures: Bool
    /// How much a font may have of everything.
    package var limits: ReadingLimits

    /// Reads no more than every report has, unless it is said.
    package init(
      hintedAt: [Double] = [], wantsAllMetrics: Bool = false, wantsCheckMeasures: Bool = false,
      limits: ReadingLimits = ReadingLimits()
    ) {
      self.hintedAt = hintedAt
      self.wantsAllMetrics = wantsAllMetrics
      self.wantsCheckMeasures = wantsCheckMeasures
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
  ///   - idle: Is called, on the calling thread, before it has to wait for more.
  /// - Throws: What `take` and `idle` throw.
  package func run<Value: Sendable, Failure: Error>(
    _ jobs: [FaceJob],
    transform: @escaping @Sendable (FaceJob, Result<FontReport, FontError>) -> Value,
    take: (FaceJob, [Value]) throws(Failure) -> Bool,
    idle: () throws(Failure) -> Void
  ) throws(Failure) {
    guard workers > 1, jobs.count > 1 else {
      let worker = Worker(reading, containment)
      for (place, job) in jobs.enumerated() {
        guard try take(job, worker.results(of: job, place: place, transform)) else { return }
        try idle()
      }
      return
    }
    let (reading, containment) = (reading, containment)
    try Pipeline(workers: workers, pieces: Self.pieces(jobs.indices, workers: workers))
      .run {
        let worker = Worker(reading, containment)
        return { worker.results(of: jobs[$0], place: $0, transform) }
      } take: { (piece, results) throws(Failure) in
        for (index, values) in zip(piece, results) {
          guard try take(jobs[index], values) else { return false }
        }
        return true
      } idle: { () throws(Failure) in
        try idle()
      }
  }

  /// Several jobs a piece, so that handing them over costs little beside the fonts; fewer where
  /// there are few jobs, so that every worker has something to do.
  private static func pieces(_ indices: Range<Int>, workers: Int) -> [Range<Int>] {
    let size = min(16, max(1, indices.count / (workers * 4)))
    return stride(from: indices.lowerBound, to: indices.upperBound, by: size).map {
      $0..<min($0 + size, indices.upperBound)
    }
  }
}

/// What one thread reads fonts with: a FreeType library of its own, or why there is none.
private struct Worker {
  private let inspector: Result<FaceInspector, FontError>
  private let limits: ReadingLimits
  private let containment: ContainedWork?

  init(_ reading: BulkInspection.FaceReading, _ containment: ContainedWork?) {
    self.containment = containment
    limits = reading.limits
    inspector = Result { () throws(FontError) in
      try FaceInspector(
        hintedAt: reading.hintedAt, wantsAllMetrics: reading.wantsAllMetrics,
        wantsCheckMeasures: reading.wantsCheckMeasures, limits: reading.limits,
        beginsFace: { containment?.restartClock() })
    }
  }

  func results<Value>(
    of job: FaceJob, place: Int, _ transform: (FaceJob, Result<FontReport, FontError>) -> Value
  ) -> [Value] {
    let inspector: FaceInspector
    switch self.inspector {
    case .success(let started): inspector = started
    case .failure(let error): return [transform(job, .failure(error))]
    }
    // What is made of a report belongs to the work: it, too, depends on what a font says.
    func work() -> [Value] { inspector.results(of: job).map { transform(job, $0) } }
    guard let containment else { return work() }
    switch containment.run(place: place, work) {
    case .done(let values): return values
    case .mishap(let mishap):
      return [
        transform(job, .failure(FontError(mishap, subject: job.requested, limits: limits)))
      ]
    }
  }
}
