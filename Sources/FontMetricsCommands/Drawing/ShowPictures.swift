internal import FontModel
internal import Terminal

/// Pictures above the tables of `show`.
struct ShowPictures {
  private let maker: PictureMaker
  private let canvas: TerminalCanvas
  private let pixelsPerEm: Double

  /// Pictures of a sample's text, or of the usual one, whose labels tell values at a size.
  init(
    _ sample: SampleOptions, pixelsPerEm: Double, fontSource: FontSourceOptions, color: ColorChoice,
    drawing: any DrawingService, context: CommandContext
  ) {
    var picture = PictureOptions()
    picture.text = sample.text ?? picture.text
    picture.shaping = sample.shaping
    maker = PictureMaker(
      picture: picture, fontSource: fontSource, drawing: drawing, context: context)
    canvas = picture.canvas(context, color: color)
    self.pixelsPerEm = pixelsPerEm
  }

  /// The picture of a face, fitted to the terminal; throws what drawing throws.
  func drawing(of report: FontReport) throws(FontError) -> Drawing {
    try maker.drawing(of: [report], pixelsPerEm: pixelsPerEm, as: .terminal(canvas))
  }
}
