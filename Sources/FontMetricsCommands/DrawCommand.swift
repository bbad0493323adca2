internal import Arguments
internal import FontInspection
internal import FontModel
internal import Terminal

/// `fontmetrics draw`: sample text with the metric lines of its face.
struct DrawCommand: RunnableCommand, FontChoosing, PictureChoosing, PictureFileChoosing {
  var fonts: [FilePath] = []
  var selection = FaceSelection()
  var fontSource = FontSourceOptions()
  var picture = PictureOptions()
  var color = ColorChoice.auto
  var pictureFile = PictureFile()
  var size: RequestedSize?
  var dpi = 72.0

  func run(in context: CommandContext) throws(OutputError) -> ExitStatus {
    guard let drawing = context.drawing else {
      return try fail(DrawingProgram.handOver(context.arguments), context)
    }
    let format = format(context)
    if let refusal = refusal(of: format, context) { return try fail(refusal, context) }
    var reports: [FontReport] = []
    var status = ExitStatus.success
    let inspection = Inspection(
      selection: selection, fontSource: fontSource, context: context)
    let ending = try inspection.run(fonts) { (result) throws(OutputError) in
      switch result {
      case .success(let report):
        reports.append(report)
        for warning in SelectionWarning.all(of: report) {
          try context.report(warning, color: color)
        }
      case .failure(let error): status = max(status, try fail(error, context))
      }
    }
    if let status = try ending.tell(context, color: color) { return status }
    guard !reports.isEmpty else { return status }
    return max(status, try draw(reports, as: format, with: drawing, context))
  }

  private func draw(
    _ reports: [FontReport], as format: DrawingFormat, with drawing: any DrawingService,
    _ context: CommandContext
  ) throws(OutputError) -> ExitStatus {
    let pictures = PictureMaker(
      picture: picture, fontSource: fontSource, drawing: drawing, context: context)
    let result: Drawing
    do {
      result = try pictures.drawing(of: reports, pixelsPerEm: pixelsPerEm, as: format)
      if let path = pictureFile.path, path != .standardInput {
        try AtomicFile(path: path).write(result.bytes)
      }
    } catch {
      return try fail(error, context)
    }
    if goesToOutput {
      try context.output.write(result.bytes)
      try context.output.flush()
    }
    for notice in result.notices { try context.report(notice, color: color) }
    return .success
  }

  /// The size of the text; in a terminal, whose width decides about that, the size of the values.
  private var pixelsPerEm: Double { size?.size(dpi: dpi).pixelsPerEm ?? 160 }

  private func format(_ context: CommandContext) -> DrawingFormat {
    pictureFile.format ?? .terminal(picture.canvas(context, color: color))
  }

  private var goesToOutput: Bool {
    pictureFile.path == nil || pictureFile.path == .standardInput
  }

  /// Why the picture can't go where it is to go; nil where it can.
  private func refusal(of format: DrawingFormat, _ context: CommandContext) -> FontError? {
    switch format {
    case .png, .pdf:
      guard goesToOutput, context.isOutputTerminal else { return nil }
      return FontError(
        .drawing, subject: "standard output", message: "is a terminal, which can't show this file",
        advice: "name a file with --output, or leave out --type for a picture in the terminal")
    case .svg, .terminal: return nil
    }
  }

  private func fail(
    _ error: FontError, _ context: CommandContext
  ) throws(OutputError) -> ExitStatus {
    try context.report(error, color: color)
    return ExitStatus(error)
  }
}
