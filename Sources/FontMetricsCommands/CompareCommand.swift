internal import FontInspection
internal import FontModel
internal import Reports
internal import Terminal

/// `fontmetrics compare`: metrics side by side, and how to match them.
struct CompareCommand: RunnableCommand, OutputChoosing, FontChoosing {
  var fonts: [FilePath] = []
  var selection = FaceSelection()
  var fontSource = FontSourceOptions()
  var output = OutputOptions()
  var size = RequestedSize(value: FontSize.standard.value, unit: FontSize.standard.unit)
  var dpi = FontSize.standard.dpi
  /// In design units of the first face.
  var tolerance = 0.0
  var tellsByExitCode = false

  func run(in context: CommandContext) throws(OutputError) -> ExitStatus {
    let folders = fonts.filter(\.isFolder)
    guard folders.isEmpty || (folders.count == 2 && fonts.count == 2) else {
      try context.report(
        subject: folders[0].description, message: "a folder is compared with one other folder",
        advice: "name two folders, or the fonts themselves", color: output.color)
      return .trouble
    }
    let reader = FaceReader(fontSource, context)
    var errors: [FontError] = []
    var sides: [[FontReport]] = []
    for font in fonts {
      var faces: [FontReport] = []
      for result in reader.faces(of: font, selection) {
        switch result {
        case .success(let face):
          faces.append(face.report)
          try noteSelection(of: face.report, context)
        case .failure(let error):
          errors.append(error)
          try context.report(error, color: output.color)
        }
      }
      sides.append(faces)
    }
    let report = report(of: sides, areFolders: !folders.isEmpty, errors)
    // With nothing compared there is no answer for people, only the errors.
    if output.format != .table || report.hasAnswer {
      try context.output.write(text(report, context))
    }
    let answer: ExitStatus = tellsByExitCode && report.differs ? .negative : .success
    return errors.reduce(answer) { max($0, ExitStatus($1)) }
  }

  private func report(
    of sides: [[FontReport]], areFolders: Bool, _ errors: [FontError]
  ) -> CompareReport {
    let size = size.size(dpi: dpi)
    if sides.count == 2, areFolders || sides.allSatisfy({ $0.count > 1 }) {
      return CompareReport(
        first: sides[0], second: sides[1], tolerance: tolerance, size: size, errors: errors)
    }
    // Without the first font there is nothing to measure the others by.
    let isComplete = sides.first?.isEmpty == false && sides.joined().count > 1
    return CompareReport(
      faces: isComplete ? Array(sides.joined()) : [], tolerance: tolerance, size: size,
      errors: errors)
  }

  /// Says which face was taken where that isn't what the name says.
  private func noteSelection(
    of report: FontReport, _ context: CommandContext
  ) throws(OutputError) {
    for warning in SelectionWarning.all(of: report) {
      try context.report(warning, color: output.color)
    }
  }

  private func text(_ report: CompareReport, _ context: CommandContext) -> String {
    switch output.format {
    case .table: CompareTable(look: context.look(of: .output, color: output.color)).text(report)
    case .plain: report.plain
    case .json: report.json
    case .ndjson: report.ndjson
    case .csv: report.csv
    }
  }
}

extension CompareReport {
  /// Whether there is anything to say beside errors.
  fileprivate var hasAnswer: Bool {
    !comparisons.isEmpty || !removed.isEmpty || !added.isEmpty
  }
}

extension FilePath {
  /// Whether a folder of this name exists.
  fileprivate var isFolder: Bool {
    if case .folder = FontArgument(self) { true } else { false }
  }
}
