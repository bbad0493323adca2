internal import Arguments
internal import FontInspection
internal import FontModel
internal import Terminal

/// `fontmetrics draw`: sample text with the metric lines of its face.
struct DrawCommand: RunnableCommand, FontChoosing, PictureChoosing {
  var fonts: [FilePath] = []
  var selection = FaceSelection()
  var fontSource = FontSourceOptions()
  var picture = PictureOptions()
  var color = ColorChoice.auto
  /// Where the picture goes; nil for the terminal, or standard output.
  var output: FilePath?
  /// The form that was asked for; nil takes it from the name of the file.
  var type: PictureType?
  var size: RequestedSize?
  var dpi = 72.0
  /// Pixels of a PNG for one of the picture.
  var scale = 1.0

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
    try inspection.run(fonts) { (result) throws(OutputError) in
      switch result {
      case .success(let report):
        reports.append(report)
        for warning in SelectionWarning.all(of: report) {
          try context.report(warning, color: color)
        }
      case .failure(let error): status = max(status, try fail(error, context))
      }
    }
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
      if let output, output != .standardInput {
        try AtomicFile(path: output).write(result.bytes)
      }
    } catch {
      return try fail(error, context)
    }
    if output == nil || output == .standardInput {
      try context.output.write(result.bytes)
      try context.output.flush()
    }
    for notice in result.notices { try context.report(notice, color: color) }
    return .success
  }

  /// The size of the text; in a terminal, whose width decides about that, the size of the values.
  private var pixelsPerEm: Double { size?.size(dpi: dpi).pixelsPerEm ?? 160 }

  private func format(_ context: CommandContext) -> DrawingFormat {
    switch type ?? output.flatMap(PictureType.init(of:)) {
    case .png: .png(scale: scale)
    case .svg: .svg
    case .pdf: .pdf
    case nil: .terminal(picture.canvas(context, color: color))
    }
  }

  /// Why the picture can't go where it is to go; nil where it can.
  private func refusal(of format: DrawingFormat, _ context: CommandContext) -> FontError? {
    let goesToOutput = output == nil || output == .standardInput
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
