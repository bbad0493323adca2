internal import FontInspection
internal import FontModel

/// The jobs of an inspection, with what went wrong in finding them at its place among them.
struct InspectionAgenda {
  private(set) var jobs: [FaceJob] = []
  /// Errors by the number of the job that they come before.
  private var errorsByJob: [Int: [FontError]] = [:]
  /// The folders, each with its jobs and how many results there were so far.
  private var folders: [(path: FilePath, jobs: Range<Int>, results: Int)] = []
  private var nextFolder = 0

  private let limits: ReadingLimits

  /// Finds the fonts.
  init(
    _ fonts: FontSelection, finder: FontFinder, limits: ReadingLimits, _ context: CommandContext
  ) {
    self.limits = limits
    switch fonts {
    case .installed: add { () throws(FontError) in try finder.installedJobs() }
    case .named(let fonts):
      for font in fonts { add(font, finder, context) }
    }
  }

  /// The errors that stand before a job, taken out.
  mutating func errors(before job: Int) -> [FontError] {
    errorsByJob.removeValue(forKey: job) ?? []
  }

  /// Counts the results of a job; a folder whose jobs gave none is an error behind its last one.
  mutating func count(_ results: Int, ofJob job: Int, _ selection: FaceSelection) {
    guard nextFolder < folders.count, folders[nextFolder].jobs.contains(job) else { return }
    folders[nextFolder].results += results
    guard job + 1 == folders[nextFolder].jobs.upperBound else { return }
    if folders[nextFolder].results == 0 {
      let error = Self.nothingFound(in: folders[nextFolder].path, selection)
      errorsByJob[job + 1, default: []].insert(error, at: 0)
    }
    nextFolder += 1
  }

  private mutating func add(_ font: FilePath, _ finder: FontFinder, _ context: CommandContext) {
    let argument = FontArgument(font)
    let start = jobs.count
    var problems: [FontError] = []
    let limits = limits
    add { () throws(FontError) in
      try finder.jobs(
        for: argument,
        standardInput: { () throws(FontError) in try context.standardInput.read(limits: limits) },
        problem: { problems.append($0) })
    }
    errorsByJob[start, default: []] += problems
    guard case .folder = argument, errorsByJob[start, default: []].isEmpty else { return }
    if jobs.count > start {
      folders.append((font, start..<jobs.count, 0))
    } else {
      errorsByJob[start, default: []].append(Self.nothingFound(in: font, FaceSelection()))
    }
  }

  private mutating func add(_ find: () throws(FontError) -> [FaceJob]) {
    do {
      jobs += try find()
    } catch {
      errorsByJob[jobs.count, default: []].append(error)
    }
  }

  private static func nothingFound(
    in folder: FilePath, _ selection: FaceSelection
  ) -> FontError {
    if let style = selection.style {
      return FontError(
        .styleNotInstalled, subject: folder.description,
        message: "no font in the folder has a style called \(style)")
    }
    return FontError(
      .noFontsInFolder, subject: folder.description, message: "there is no font in the folder",
      advice: "files are looked at whatever their names, folders below too")
  }
}
