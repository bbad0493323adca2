internal import FontInspection
internal import FontModel

/// Finds the faces that labels are set in: a regular one and a bolder one.
struct LabelFaceFinder {
  /// The font as typed; nil for fontconfig's sans-serif.
  let font: FilePath?
  let fonts: InstalledFonts
  let limits: ReadingLimits
  let context: CommandContext

  /// The faces; throws what looking for a font and reading it throws.
  func faces() throws(FontError) -> DrawingRequest.LabelFaces {
    let name = font ?? FilePath("sans-serif")
    let argument = font.map { FontArgument($0) } ?? .name("sans-serif")
    let selection = FaceSelection(acceptsSubstitutes: font == nil)
    let job = try job(argument, selection, name: name)
    let inspector = try FaceInspector(limits: limits)
    let regular = try report(of: job, inspector)
    let bold = bold(of: job, regular, argument, inspector) ?? regular
    return DrawingRequest.LabelFaces(
      regular: try drawn(regular), bold: try drawn(bold),
      family: font == nil ? nil : regular.facts.summary.family)
  }

  /// The semi-bold of a variable font, else the family's Bold; nil where there is neither.
  private func bold(
    of job: FaceJob, _ regular: FontReport, _ argument: FontArgument, _ inspector: FaceInspector
  ) -> FontReport? {
    if regular.facts.axes.contains(where: { $0.tag == "wght" }) {
      var job = job
      job.position = .coordinates([AxisPosition(tag: "wght", value: 600)])
      return try? report(of: job, inspector)
    }
    guard case .name = argument else { return nil }
    let family = regular.facts.summary.family
    let found = try? self.job(
      .name(family), FaceSelection(style: "Bold"), name: FilePath(family))
    return found.flatMap { try? report(of: $0, inspector) }
  }

  private func job(
    _ argument: FontArgument, _ selection: FaceSelection, name: FilePath
  ) throws(FontError) -> FaceJob {
    let finder = FontFinder(selection: selection, fonts: fonts)
    var problems: [FontError] = []
    let jobs = try finder.jobs(
      for: argument,
      standardInput: { () throws(FontError) in try context.standardInput.read(limits: limits) },
      problem: { problems.append($0) })
    guard let job = jobs.first else {
      throw problems.first
        ?? FontError(
          .noFontsInFolder, subject: name.description, message: "there is no font in the folder")
    }
    return job
  }

  private func report(
    of job: FaceJob, _ inspector: FaceInspector
  ) throws(FontError) -> FontReport {
    try context.containing(job.requested, limits) { () throws(FontError) in
      guard let result = inspector.results(of: job).first else {
        throw FontError(.unknownFormat, subject: job.requested, message: "is not a font")
      }
      return try result.get()
    }
  }

  private func drawn(_ report: FontReport) throws(FontError) -> DrawnFace {
    try DrawnFace(report, limits: limits, standardInput: context.standardInput)
  }
}

extension DrawnFace {
  /// The face of a report, with the bytes that came on standard input where it is from there.
  init(
    _ report: FontReport, limits: ReadingLimits, standardInput: StandardInput
  ) throws(FontError) {
    let file = report.facts.summary.file
    self.init(
      report: report,
      source: file == .standardInput ? .bytes(try standardInput.read(limits: limits)) : .file(file),
      limits: limits)
  }
}
