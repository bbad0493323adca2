internal import Arguments
internal import FontInspection
internal import FontModel
internal import Reports
internal import Terminal

/// `fontmetrics check`: the rules of a profile for faces and families, with an exit status.
struct CheckCommand: RunnableCommand, OutputChoosing, FontChoosing {
  var fonts: [FilePath] = []
  var selection = FaceSelection()
  var fontSource = FontSourceOptions()
  /// The colour; `format` is the command's own, which has one more.
  var output = OutputOptions()
  var format = CheckFormat.table
  var profile = CheckProfile.crossPlatform
  var ignored: [CheckRule] = []
  /// What `check --json` has printed earlier; nil for none.
  var baseline: FilePath?

  func run(in context: CommandContext) throws(OutputError) -> ExitStatus {
    let known: CheckBaseline?
    do {
      known = try baseline.map { (path) throws(FontError) in try Self.read(path) }
    } catch {
      try context.report(error, color: output.color)
      return .trouble
    }
    var reports: [FontReport] = []
    var errors: [FontError] = []
    let inspection = Inspection(
      selection: selection, fontSource: fontSource,
      reading: BulkInspection.FaceReading(wantsCheckMeasures: true), context: context)
    let ending = try inspection.run(fonts) { (result) throws(OutputError) in
      switch result {
      case .success(let report): reports.append(report)
      case .failure(let error):
        errors.append(error)
        try context.report(error, color: output.color)
      }
    }
    // Findings of a part would read as those of the whole.
    if let status = try ending.tell(context, color: output.color) { return status }
    return try finish(Self.inputs(reports), errors, known, context)
  }

  /// Checks what was read, prints the findings and says how it went.
  private func finish(
    _ inputs: [CheckInput], _ errors: [FontError], _ known: CheckBaseline?,
    _ context: CommandContext
  ) throws(OutputError) -> ExitStatus {
    for warning in inputs.flatMap({ SelectionWarning.all(of: $0.report) }) {
      try context.report(warning, color: output.color)
    }
    var report = CheckReport(inputs, profile: profile, ignoring: ignored, errors: errors)
    if let known { report.remove(known: known.fingerprints) }
    // With nothing to check there is no answer for people, only the errors.
    if format != .table || !inputs.isEmpty { try context.output.write(text(report, context)) }
    let answer = report.count(.fail) > 0 ? ExitStatus.negative : .success
    return errors.reduce(answer) { max($0, ExitStatus($1)) }
  }

  private func text(_ report: CheckReport, _ context: CommandContext) -> String {
    switch format {
    case .table:
      CheckTable(look: context.look(of: .output, color: output.color)).text(report)
    case .plain: report.plain
    case .json: report.json
    case .ndjson: report.ndjson
    case .csv: report.csv
    case .sarif: report.sarif(version: ProgramTable.program.version)
    }
  }

  /// The faces, each once however often it was named.
  private static func inputs(_ reports: [FontReport]) -> [CheckInput] {
    var seen: Set<FaceKey> = []
    return reports.filter { seen.insert(FaceKey($0.facts)).inserted }.map { CheckInput($0) }
  }

  private static func read(_ path: FilePath) throws(FontError) -> CheckBaseline {
    let bytes = try InputFile.read(path)
    do {
      return try CheckBaseline(json: bytes)
    } catch {
      throw FontError(
        .unknownFormat, subject: path.description, message: "can't be a baseline: \(error.message)",
        advice: "save one with: fontmetrics check FONT... --json > baseline.json")
    }
  }
}

/// What makes two reports the same face.
private struct FaceKey: Hashable {
  let file: FilePath
  let index: Int
  let variation: [AxisPosition]?

  init(_ facts: FaceFacts) {
    file = facts.summary.file
    index = facts.summary.index
    variation = facts.variation
  }
}
