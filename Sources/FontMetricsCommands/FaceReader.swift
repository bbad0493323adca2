internal import Arguments
internal import FontInspection
internal import FontModel

/// Reads the faces of one font at a time; installed fonts are looked up once for all of them.
struct FaceReader {
  private let installed: InstalledFonts
  private let limits: ReadingLimits
  private let context: CommandContext

  /// A face that was read, and where from.
  struct Face: Sendable {
    let report: FontReport
    let job: FaceJob
  }

  /// A reader of fonts from a source.
  init(_ fontSource: FontSourceOptions, _ context: CommandContext) {
    self.context = context
    limits = fontSource.limits
    installed = InstalledFonts { () throws(FontError) in
      try fontSource.configuration(environment: context.environment)
    }
  }

  /// The faces that a word of the command line stands for; never empty.
  func faces(of font: FilePath, _ selection: FaceSelection) -> [Result<Face, FontError>] {
    let finder = FontFinder(selection: selection, fonts: installed)
    var agenda = InspectionAgenda(.named([font]), finder: finder, limits: limits, context)
    let jobs = agenda.jobs
    var faces: [Result<Face, FontError>] = []
    var done = 0
    BulkInspection(
      workers: Processors.count, reading: BulkInspection.FaceReading(limits: limits),
      containment: context.contained(limits)
    ).run(jobs) { job, result in
      result.map { Face(report: $0, job: job) }
    } take: { _, results in
      faces += agenda.errors(before: done).map { .failure($0) } + results
      agenda.count(results.count, ofJob: done, selection)
      done += 1
      return true
    } idle: {
    }
    return faces + agenda.errors(before: done).map { .failure($0) }
  }
}

extension FontChoosing {
  /// The options that choose one face of a font.
  static var oneFaceOptions: [Option<Self>] {
    selectionOptions.filter { $0.description.name != "all-styles" }
  }
}
