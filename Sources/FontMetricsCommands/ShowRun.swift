internal import FontInspection
internal import FontModel
internal import Reports
internal import Terminal

/// The course of one `show`: what was printed, and how it ends.
struct ShowRun {
  private let renderer: any ShowRenderer
  private let pictures: ShowPictures?
  private let extents: ShowExtents?
  private let color: ColorChoice
  private let context: CommandContext
  private var status = ExitStatus.success
  /// What is wrong with the text itself, which would be the same for every face.
  private var shapingErrors: Set<FontError> = []
  private var isFirst = true
  /// What is kept for a format that is written in one go.
  private var faces: [String] = []
  private var errors: [FontError] = []

  /// What comes of one face.
  enum Piece: Sendable {
    /// Its text, with what it lacks that was asked for, and what to say of its choice.
    case text(String, problem: FontError?, warnings: [SelectionWarning])
    /// The report, where more than its text is made of it.
    case report(FontReport)
    case failure(FontError)
  }

  /// A run that is about to begin.
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

  /// Whether reports are needed as they are, and not only as text.
  var needsReports: Bool { pictures != nil || extents != nil }

  /// Makes a piece of a report or error, on any thread.
  static func transform(
    _ renderer: any ShowRenderer, keepsReports: Bool
  ) -> @Sendable (Result<FontReport, FontError>) -> Piece {
    { result in
      switch result {
      case .success(let report) where keepsReports: .report(report)
      case .success(let report):
        .text(
          renderer.face(report), problem: renderer.problem(with: report),
          warnings: renderer.carriesWarnings ? [] : SelectionWarning.all(of: report))
      case .failure(let error): .failure(error)
      }
    }
  }

  mutating func begin() throws(OutputError) {
    try context.output.write(renderer.begin())
  }

  /// Prints a face or an error; the latter also as a message.
  mutating func add(_ piece: Piece) throws(OutputError) {
    switch piece {
    case .text(let text, let problem, let warnings):
      try print(text)
      for warning in warnings { try context.report(warning, color: color) }
      if let problem { try fail(problem) }
    case .report(var report):
      let findings = extents?.measure(&report)
      try printPicture(of: report)
      try print(renderer.face(report))
      if let findings { try tell(findings) }
      if let problem = renderer.problem(with: report) { try fail(problem) }
    case .failure(let error):
      try context.output.write(renderer.error(error))
      try fail(error)
    }
  }

  /// Prints what is left and tells the status.
  mutating func end(_ ending: Inspection.Ending) throws(OutputError) -> ExitStatus {
    if let document = renderer.document(of: faces, errors: errors) {
      try context.output.write(document)
    }
    return try ending.tell(context, color: color) ?? status
  }

  private mutating func print(_ text: String) throws(OutputError) {
    guard renderer.document(of: [], errors: []) == nil else {
      faces.append(text)
      return
    }
    if pictures == nil { try separate() }
    try context.output.write(text)
  }

  /// Prints what stands between two faces.
  private mutating func separate() throws(OutputError) {
    if !isFirst { try context.output.write(renderer.separator) }
    isFirst = false
  }

  /// Prints the picture that stands above a table.
  private mutating func printPicture(of report: FontReport) throws(OutputError) {
    guard let pictures else { return }
    try separate()
    let drawing: Drawing
    do throws(FontError) {
      drawing = try pictures.drawing(of: report)
    } catch {
      return try fail(error)
    }
    try context.output.write(drawing.bytes)
    try context.output.write("\n")
    for notice in drawing.notices { try context.report(notice, color: color) }
  }

  /// Tells what measuring brought up, as far as a picture of the same text didn't.
  private mutating func tell(_ findings: ShowExtents.Findings) throws(OutputError) {
    if pictures == nil, let notice = findings.notice { try context.report(notice, color: color) }
    for error in findings.errors where !shapingErrors.contains(error) {
      try context.output.write(renderer.error(error))
      try fail(error)
    }
  }

  private mutating func fail(_ error: FontError) throws(OutputError) {
    if error.code == .shaping, !shapingErrors.insert(error).inserted { return }
    status = max(status, ExitStatus(error))
    errors.append(error)
    try context.report(error, color: color)
  }
}
