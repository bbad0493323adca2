internal import FontInspection
internal import FontModel
internal import Reports
internal import Terminal

/// `fontmetrics css`: CSS that uses the metrics.
struct CSSCommand: RunnableCommand, FontChoosing {
  var fonts: [FilePath] = []
  var selection = FaceSelection()
  var fontSource = FontSourceOptions()
  var format = Format.css
  var color = ColorChoice.auto
  /// What `--fallback` names, in order.
  var fallbacks: [FilePath] = []
  var dialect = CSSDialect.fontmetrics
  /// Nil where none was asked for, which means Latin.
  var script: WeightedScript?
  var trims = false
  var trimSize: TextTrim.Request.Size?
  var leading: TextTrim.Request.Leading?
  /// Which of the options that exclude each other were given, as typed.
  var trimOptions: Set<String> = []
  var showsUnits = false

  /// The formats of the answer.
  enum Format: String, CaseIterable, Sendable {
    case css
    case json
  }

  /// The size of text that is trimmed where none is asked for, in px: that of browsers.
  private static let browserSize = 16.0

  func run(in context: CommandContext) throws(OutputError) -> ExitStatus {
    let reader = CSSFontReader(
      faces: FaceReader(fontSource, context), limits: fontSource.limits, context: context)
    var answer = CSSAnswer(command: self, context: context)
    let locals: [CSSFont]
    do {
      var seen: Set<FilePath> = []
      let fallbacks = fallbacks.filter { seen.insert($0).inserted }
      locals = try fallbacks.map { (font) throws(FontError) in try reader.fallback(font) }
    } catch {
      try answer.add(error)
      try answer.finish()
      return answer.status
    }
    for font in fonts {
      for result in reader.fonts(of: font, selection) {
        switch result {
        case .success(let font): try answer.add(CSSReport(font.css, request(for: font, locals)))
        case .failure(let error): try answer.add(error)
        }
      }
    }
    try answer.finish()
    return answer.status
  }

  private func request(for font: CSSFontReader.Font, _ locals: [CSSFont]) -> CSSRequest {
    // Asked for nothing, the command answers what most come for.
    let isOpen = fallbacks.isEmpty && !trims && !showsUnits
    return CSSRequest(
      fallbacks: isOpen ? [CSSFont(font.substitute)] : locals,
      trim: trims
        ? TextTrim.Request(
          size: trimSize ?? .fontSize(Self.browserSize), leading: leading ?? .normal) : nil,
      wantsUnits: showsUnits, dialect: dialect, script: script ?? .latin)
  }
}

/// The course of one `css`: what was printed, and how it ends.
private struct CSSAnswer {
  let command: CSSCommand
  let context: CommandContext
  private(set) var status = ExitStatus.success
  private var reports: [CSSReport] = []
  private var errors: [FontError] = []

  init(command: CSSCommand, context: CommandContext) {
    self.command = command
    self.context = context
  }

  mutating func add(_ report: CSSReport) throws(OutputError) {
    switch command.format {
    case .css:
      if !reports.isEmpty { try context.output.write("\n") }
      try context.output.write(CSSText(report).text)
    case .json: break
    }
    reports.append(report)
    for problem in report.problems { try fail(problem) }
  }

  mutating func add(_ error: FontError) throws(OutputError) {
    errors.append(error)
    try fail(error)
  }

  /// Prints what can only be printed as a whole.
  func finish() throws(OutputError) {
    switch command.format {
    case .css: break
    case .json: try context.output.write(CSSReport.json(reports, errors: errors))
    }
  }

  private mutating func fail(_ error: FontError) throws(OutputError) {
    status = max(status, ExitStatus(error))
    try context.report(error, color: command.color)
  }
}
