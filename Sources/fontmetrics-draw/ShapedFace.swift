internal import FontMetricsCommands
internal import FontModel
internal import FreeType
internal import TextShaping

/// A face whose file is open, at the position of its report.
struct ShapedFace {
  private let file: FontFile
  private let index: Int
  private let position: FacePosition

  /// Opens the file again; throws what `FontFile` throws.
  init(_ face: DrawnFace) throws(FontError) {
    file =
      switch face.source {
      case .file(let path):
        try FontFile(path: path, subject: face.report.requested, limits: face.limits)
      case .bytes(let bytes):
        try FontFile(bytes: bytes, subject: face.report.requested, limits: face.limits)
      }
    index = face.report.facts.summary.index
    position = face.report.facts.variation.map { .coordinates($0) } ?? .standard
  }

  /// Lays out a text; see `Shaper.shape`.
  func shape(
    _ text: String, with shaper: Shaper, options: ShapingOptions, strikeNear pixelsPerEm: Double?
  ) throws(FontError) -> ShapedText {
    try shaper.shape(
      text, in: file, index: index, position: position, options: options,
      strikeNear: pixelsPerEm)
  }

  /// Measures one glyph; see `Shaper.extents`.
  func extents(
    of glyph: String, with shaper: Shaper, strikeNear pixelsPerEm: Double?
  ) throws(FontError) -> GlyphExtents? {
    try shaper.extents(
      of: glyph, in: file, index: index, position: position, strikeNear: pixelsPerEm)
  }
}
