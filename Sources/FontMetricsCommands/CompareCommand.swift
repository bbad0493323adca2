internal import FontInspection
internal import FontModel
internal import Reports
internal import Terminal

/// `fontmetrics compare`: metrics side by side, and how to match them.
struct CompareCommand: RunnableCommand, OutputChoosing, FontChoosing, PictureChoosing,
  PictureFileChoosing
{
  var fonts: [FilePath] = []
  var selection = FaceSelection()
  var fontSource = FontSourceOptions()
  var output = OutputOptions()
  /// Nil where none was asked for.
  var size: RequestedSize?
  var dpi = FontSize.standard.dpi
  /// In design units of the first face.
  var tolerance = 0.0
  var tellsByExitCode = false
  /// Whether a picture stands above the tables.
  var draws = false
  var picture = Self.usualPicture
  var pictureFile = PictureFile()

  func run(in context: CommandContext) throws(OutputError) -> ExitStatus {
    if drawsAnything, context.drawing == nil {
      try context.report(DrawingProgram.handOver(context.arguments), color: output.color)
      return .trouble
    }
    let folders = fonts.filter(\.isFolder)
    guard folders.isEmpty || (folders.count == 2 && fonts.count == 2) else {
      try context.report(
        subject: folders[0].description, message: "a folder is compared with one other folder",
        advice: "name two folders, or the fonts themselves", color: output.color)
      return .trouble
    }
    if let folder = folders.first, drawsAnything {
      try context.report(
        subject: folder.description, message: "a picture shows fonts, not folders",
        advice: "name the fonts, or leave out --draw and --output", color: output.color)
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
    if let error = try draw(report, context) { errors.append(error) }
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
    let size =
      size?.size(dpi: dpi)
      ?? FontSize(value: FontSize.standard.value, unit: FontSize.standard.unit, dpi: dpi)
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

  private var drawsAnything: Bool { draws || pictureFile.path != nil }

  /// Draws the faces of a comparison, to the terminal and to a file, and says what went wrong.
  private func draw(
    _ report: CompareReport, _ context: CommandContext
  ) throws(OutputError) -> FontError? {
    guard drawsAnything, let drawing = context.drawing else { return nil }
    guard report.kind == .faces else {
      let error = FontError(
        .drawing, subject: fonts[0].description, message: "a picture shows faces, not collections",
        advice: "choose one face of each with --index or --style")
      try context.report(error, color: output.color)
      return error
    }
    guard let faces = report.comparisons.first?.faces else { return nil }
    let pictures = PictureMaker(
      picture: picture, fontSource: fontSource, drawing: drawing, context: context)
    func made(_ format: DrawingFormat, at pixelsPerEm: Double) throws(FontError) -> Drawing {
      try pictures.drawing(
        of: faces, pixelsPerEm: pixelsPerEm, as: format, arrangement: .oneBaseline)
    }
    var drawn: [Drawing] = []
    do {
      if let format = pictureFile.format, let path = pictureFile.path {
        let size = size?.size(dpi: dpi).pixelsPerEm ?? Self.fileSize
        drawn.append(try made(format, at: size))
        try AtomicFile(path: path).write(drawn[0].bytes)
      }
      if draws {
        let canvas = picture.canvas(context, color: output.color)
        drawn.append(try made(.terminal(canvas), at: report.size.pixelsPerEm))
      }
    } catch {
      try context.report(error, color: output.color)
      return error
    }
    if draws, let picture = drawn.last { try context.output.write(picture.bytes + [0x0A]) }
    for notice in drawn.first?.notices ?? [] { try context.report(notice, color: output.color) }
    return nil
  }

  /// A picture of letters that reach as far up and down as letters do, few enough that several
  /// fonts have room side by side.
  static let usualPicture = PictureOptions(text: "Hxgp")
  /// The em of a file's text in pixels where no size was asked for, as `draw` has it.
  private static let fileSize = 160.0

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
