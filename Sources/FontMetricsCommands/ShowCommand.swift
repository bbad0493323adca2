internal import FontInspection
internal import FontModel
internal import Reports
internal import Terminal

/// `fontmetrics show`: the metrics of faces at a size.
struct ShowCommand: RunnableCommand, OutputChoosing, FontChoosing {
  var fonts: [FilePath] = []
  var selection = FaceSelection()
  var fontSource = FontSourceOptions()
  var output = OutputOptions()
  var sizes: [RequestedSize] = []
  var dpi = 72.0
  var lengths = ShowOptions.Lengths.atSizes
  /// Which of `--units` and `--em` were given.
  var unitFlags: Set<UnitFlag> = []
  var showsTextStyles = false
  var showsHinted = false
  var showsAllMetrics = false
  var bareMetric: BareMetric?
  /// Whether a picture stands above each table.
  var draws = false
  var sample = SampleOptions()

  enum UnitFlag: Sendable {
    case units
    case em
  }

  func run(in context: CommandContext) throws(OutputError) -> ExitStatus {
    if draws || !sample.isEmpty, context.drawing == nil {
      try context.report(DrawingProgram.handOver(context.arguments), color: output.color)
      return .trouble
    }
    let options = showOptions
    let renderer = renderer(options, context)
    var run = ShowRun(
      renderer: renderer, pictures: pictures(options, context),
      extents: extents(options, context), color: output.color, context: context)
    try run.begin()
    let inspection = Inspection(
      selection: selection, fontSource: fontSource,
      hintedAt: showsHinted ? options.sizes.map(\.pixelsPerEm) : [],
      wantsAllMetrics: showsAllMetrics, context: context)
    try inspection.run(fonts) { (result) throws(OutputError) in try run.add(result) }
    return try run.end()
  }

  private func pictures(_ options: ShowOptions, _ context: CommandContext) -> ShowPictures? {
    guard draws, let drawing = context.drawing else { return nil }
    return ShowPictures(
      sample, pixelsPerEm: options.sizes[0].pixelsPerEm, fontSource: fontSource,
      color: output.color, drawing: drawing, context: context)
  }

  private func extents(_ options: ShowOptions, _ context: CommandContext) -> ShowExtents? {
    guard !sample.isEmpty, let drawing = context.drawing else { return nil }
    return ShowExtents(
      sample, pixelsPerEm: options.sizes[0].pixelsPerEm, drawing: drawing, context: context)
  }

  /// The sizes and forms that the options ask for.
  private var showOptions: ShowOptions {
    ShowOptions(
      sizes: sizes.isEmpty
        ? [FontSize(value: 24, unit: .point, dpi: dpi)] : sizes.map { $0.size(dpi: dpi) },
      lengths: lengths, showsTextStyles: showsTextStyles, text: sample.text, glyph: sample.glyph)
  }

  private func renderer(_ options: ShowOptions, _ context: CommandContext) -> any ShowRenderer {
    if let bareMetric { return ShowBareMetric(bareMetric, options: options) }
    return switch output.format {
    case .table:
      ShowTable(options: options, look: context.look(of: .output, color: output.color))
    case .plain: ShowPlain()
    case .json: ShowJSON(options: options)
    case .ndjson: ShowNDJSON(options: options)
    case .csv: ShowCSV()
    }
  }
}

/// The course of one `show`: what was printed, and how it ends.
private struct ShowRun {
  var renderer: any ShowRenderer
  let pictures: ShowPictures?
  let extents: ShowExtents?
  let color: ColorChoice
  let context: CommandContext
  private var status = ExitStatus.success
  /// What is wrong with the text itself, which would be the same for every face.
  private var shapingErrors: Set<FontError> = []

  init(
    renderer: any ShowRenderer, pictures: ShowPictures?, extents: ShowExtents?,
    color: ColorChoice, context: CommandContext
  ) {
    self.renderer = renderer
    self.pictures = pictures
    self.extents = extents
    self.color = color
    self.context = context
  }

  mutating func begin() throws(OutputError) {
    try context.output.write(renderer.begin())
  }

  /// Prints a face or an error as soon as it is known; the latter also as a message.
  mutating func add(_ result: Result<FontReport, FontError>) throws(OutputError) {
    switch result {
    case .success(var report):
      let findings = extents?.measure(&report)
      try print(renderer.face(report), for: report)
      if let findings { try tell(findings) }
      if let problem = renderer.problem(with: report) { try fail(problem) }
    case .failure(let error):
      try context.output.write(renderer.error(error))
      try fail(error)
    }
    try context.output.flush()
  }

  /// Prints the text of a face, the picture between it and the blank lines it begins with.
  private mutating func print(_ text: String, for report: FontReport) throws(OutputError) {
    let blanks = text.prefix { $0 == "\n" }
    try context.output.write(String(blanks))
    switch picture(of: report) {
    case .success(let drawing):
      try context.output.write(drawing.bytes)
      try context.output.write("\n")
      for notice in drawing.notices { try context.report(notice, color: color) }
    case .failure(let error): try fail(error)
    case nil: break
    }
    try context.output.write(String(text.dropFirst(blanks.count)))
  }

  private func picture(of report: FontReport) -> Result<Drawing, FontError>? {
    guard let pictures else { return nil }
    do throws(FontError) {
      return .success(try pictures.drawing(of: report))
    } catch {
      return .failure(error)
    }
  }

  /// Tells what measuring brought up, as far as a picture of the same text didn't.
  private mutating func tell(_ findings: ShowExtents.Findings) throws(OutputError) {
    if pictures == nil, let notice = findings.notice { try context.report(notice, color: color) }
    for error in findings.errors where !shapingErrors.contains(error) {
      try context.output.write(renderer.error(error))
      try fail(error)
    }
  }

  mutating func end() throws(OutputError) -> ExitStatus {
    try context.output.write(renderer.end())
    return status
  }

  private mutating func fail(_ error: FontError) throws(OutputError) {
    if error.code == .shaping, !shapingErrors.insert(error).inserted { return }
    status = max(status, ExitStatus(error))
    try context.report(error, color: color)
  }
}
