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
  /// Whether every installed face is shown.
  var showsInstalled = false
  /// A file that lists more fonts; nil for none.
  var list: FontListFile?
  /// Whether NUL ends the entries of `list`.
  var isListNULSeparated = false
  /// How many fonts are read at once; nil for one a processor.
  var workers: Int?

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
    let fonts: FontSelection
    do {
      fonts = try chosenFonts(context)
    } catch {
      try context.report(error, color: output.color)
      return .trouble
    }
    try run.begin()
    let inspection = Inspection(
      selection: selection, fontSource: fontSource,
      reading: BulkInspection.FaceReading(
        hintedAt: showsHinted ? options.sizes.map(\.pixelsPerEm) : [],
        wantsAllMetrics: showsAllMetrics),
      workers: workers, context: context)
    let ending = try inspection.run(
      fonts, transform: ShowRun.transform(renderer, keepsReports: run.needsReports)
    ) { (piece) throws(OutputError) in try run.add(piece) }
    return try run.end(ending)
  }

  private func chosenFonts(_ context: CommandContext) throws(FontError) -> FontSelection {
    if showsInstalled { return .installed }
    return .named(fonts + (try list?.fonts(context) ?? []))
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
      sample, pixelsPerEm: options.sizes[0].pixelsPerEm, limits: fontSource.limits,
      drawing: drawing, context: context)
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
