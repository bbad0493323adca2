internal import FontInspection
internal import FontModel
internal import Terminal

/// Has pictures drawn of faces, as options say.
struct PictureMaker {
  let picture: PictureOptions
  let fontSource: FontSourceOptions
  let drawing: any DrawingService
  let context: CommandContext

  /// Draws faces one below the other, or on one baseline.
  ///
  /// - Parameters:
  ///   - reports: The faces, at least one.
  ///   - pixelsPerEm: The size of the text, or in a terminal the size that labels tell values at.
  ///   - format: The form of the picture.
  ///   - arrangement: How several faces stand.
  /// - Returns: The picture with what was noticed.
  /// - Throws: What drawing throws, and what looking for `--label-font` throws.
  func drawing(
    of reports: [FontReport], pixelsPerEm: Double, as format: DrawingFormat,
    arrangement: DiagramArrangement = .stacked
  ) throws(FontError) -> Drawing {
    var faces: [DrawnFace] = []
    for report in reports {
      faces.append(
        try DrawnFace(
          report, limits: fontSource.limits, standardInput: context.standardInput))
    }
    var request = DrawingRequest(
      faces: faces, text: picture.text, shaping: picture.shaping,
      options: DiagramOptions(
        pixelsPerEm: pixelsPerEm, lines: picture.lines, sets: picture.sets, theme: picture.theme,
        hasBackground: picture.hasBackground, showsLabels: picture.showsLabels,
        lineCount: picture.lineCount, arrangement: arrangement),
      labels: nil)
    var notices: [DrawingNotice] = []
    if picture.showsLabels, format.setsLabels {
      do {
        request.labels = try labelFaces()
      } catch {
        // One that was asked for has to be there; without the usual one there is still a picture.
        if picture.labelFont != nil { throw error }
        if !format.namesLabelFont {
          request.options.showsLabels = false
          notices.append(Self.noLabels(error))
        }
      }
    }
    let subject = reports.map(\.requested).joined(separator: ", ")
    var result = try context.containing(subject, fontSource.limits) { () throws(FontError) in
      try drawing.drawing(of: request, as: format)
    }
    result.notices = notices + result.notices
    return result
  }

  private func labelFaces() throws(FontError) -> DrawingRequest.LabelFaces {
    let installed = InstalledFonts { () throws(FontError) in
      try fontSource.configuration(environment: context.environment)
    }
    return try LabelFaceFinder(
      font: picture.labelFont, fonts: installed, limits: fontSource.limits, context: context
    ).faces()
  }

  private static func noLabels(_ error: FontError) -> DrawingNotice {
    DrawingNotice(
      subject: "labels", message: "no font was found for them: \(error.message)",
      advice: "name one with --label-font, or leave them out with --no-labels")
  }
}

extension DrawingFormat {
  /// Whether labels are set in a font, and not in the terminal's characters.
  fileprivate var setsLabels: Bool {
    switch self {
    case .png, .svg, .pdf: true
    case .terminal(let canvas): canvas.graphicsProtocol != .symbols
    }
  }

  /// Whether the picture names a font for labels, so that it does without having one.
  fileprivate var namesLabelFont: Bool {
    switch self {
    case .svg: true
    case .png, .pdf, .terminal: false
    }
  }
}
