internal import FontInspection
internal import FontModel
internal import Terminal

/// Finds and reads the fonts that a command line names, and gives results in their order.
struct Inspection {
  let selection: FaceSelection
  let fontSource: FontSourceOptions
  var reading = BulkInspection.FaceReading()
  /// How many fonts are read at once; nil for one a processor.
  var workers: Int?
  let context: CommandContext

  /// How an inspection ended.
  enum Ending: Sendable {
    case complete
    /// Somebody interrupted it after so many fonts.
    case interrupted(done: Int, total: Int)
  }

  /// Gives each report or error to `take`, and whatever was written to the reader as soon as it is
  /// known.
  func run(
    _ fonts: [FilePath],
    take: (Result<FontReport, FontError>) throws(OutputError) -> Void
  ) throws(OutputError) -> Ending {
    try run(.named(fonts), transform: { $0 }, take: take)
  }

  /// Gives what `transform`, which runs on any thread, makes of each report or error to `take`.
  func run<Value: Sendable>(
    _ fonts: FontSelection,
    transform: @escaping @Sendable (Result<FontReport, FontError>) -> Value,
    take: (Value) throws(OutputError) -> Void
  ) throws(OutputError) -> Ending {
    // Looking for thousands of files takes its time, too.
    var interruption = fonts.isMany ? Interruption() : nil
    var agenda = InspectionAgenda(fonts, finder: finder, limits: fontSource.limits, context)
    let jobs = agenda.jobs
    if interruption == nil, jobs.count > 1 { interruption = Interruption() }
    var progress = Progress(total: max(jobs.count, 1), context)
    var done = 0
    var reading = reading
    reading.limits = fontSource.limits
    try BulkInspection(
      workers: workers ?? Processors.count, reading: reading,
      containment: context.contained(fontSource.limits)
    ).run(jobs) {
      _, result in
      transform(result)
    } take: { (_, values) throws(OutputError) in
      for error in agenda.errors(before: done) { try take(transform(.failure(error))) }
      for value in values { try take(value) }
      agenda.count(values.count, ofJob: done, selection)
      done += 1
      try progress.advance()
      return !(interruption?.isRequested ?? false)
    } idle: { () throws(OutputError) in
      try context.output.flush()
    }
    try context.errorOutput.eraseTransient()
    guard done == jobs.count else { return .interrupted(done: done, total: jobs.count) }
    for error in agenda.errors(before: done) { try take(transform(.failure(error))) }
    return .complete
  }

  private var finder: FontFinder {
    FontFinder(
      selection: selection,
      fonts: InstalledFonts { () throws(FontError) in
        try fontSource.configuration(environment: context.environment)
      })
  }
}

extension Inspection.Ending {
  /// Says how far interrupted work came, and gives its status; nil for complete work.
  func tell(_ context: CommandContext, color: ColorChoice) throws(OutputError) -> ExitStatus? {
    guard case .interrupted(let done, let total) = self else { return nil }
    try context.note("interrupted after \(done) of \(total) fonts", color: color)
    return .interrupted
  }
}

/// Which fonts are wanted.
enum FontSelection: Sendable {
  /// Those that words stand for.
  case named([FilePath])
  /// Every installed face.
  case installed

  /// Whether there is more than one to look for.
  var isMany: Bool {
    switch self {
    case .named(let fonts): fonts.count > 1
    case .installed: true
    }
  }
}
