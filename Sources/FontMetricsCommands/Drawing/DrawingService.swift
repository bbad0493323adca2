package import FontModel
package import Terminal

/// Draws pictures of faces and lays out text. A program that has none hands over to one that has.
///
/// Only values cross it, so that what asks for a picture needn't carry what draws it.
package protocol DrawingService: Sendable {
  /// Draws sample text with metric lines.
  ///
  /// - Throws: `shaping` for text or options that can't be shaped, `drawing` for a picture that is
  ///   too large, and what opening a font throws.
  func drawing(of request: DrawingRequest, as format: DrawingFormat) throws(FontError) -> Drawing

  /// Measures a text as it would be drawn.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks in it count.
  ///   - face: The face.
  ///   - shaping: Features and a language.
  ///   - pixelsPerEm: The size that a strike of plain bitmaps should be near.
  /// - Returns: The extents, in design units or, for bitmaps without an em, in pixels.
  /// - Throws: `shaping` for text or options that can't be shaped, and what opening a font throws.
  func extents(
    of text: String, in face: DrawnFace, shaping: ShapingOptions, strikeNear pixelsPerEm: Double
  ) throws(FontError) -> TextExtents

  /// Measures one glyph by itself.
  ///
  /// - Parameters:
  ///   - glyph: A character, or else the name of a glyph in the font.
  ///   - face: The face.
  ///   - pixelsPerEm: The size that a strike of plain bitmaps should be near.
  /// - Returns: The extents; nil where the face has no such glyph.
  /// - Throws: What opening a font throws.
  func extents(
    ofGlyph glyph: String, in face: DrawnFace, strikeNear pixelsPerEm: Double
  ) throws(FontError) -> GlyphExtents?
}

/// What is to be drawn.
package struct DrawingRequest: Sendable {
  /// A panel each, from top to bottom; at least one.
  package var faces: [DrawnFace]
  package var text: String
  package var shaping: ShapingOptions
  package var options: DiagramOptions
  /// Nil leaves labels without outlines, and so out of every format but SVG.
  package var labels: LabelFaces?

  /// The faces that labels are set in.
  package struct LabelFaces: Sendable {
    package var regular: DrawnFace
    /// For the names of lines.
    package var bold: DrawnFace
    /// What SVG names before `sans-serif`; nil where the user chose no font.
    package var family: String?
  }
}

/// A face with where its bytes are, so that it can be opened again.
package struct DrawnFace: Sendable {
  package var report: FontReport
  package var source: Source
  /// How much the font may have of everything.
  package var limits: ReadingLimits

  /// Where a font file is.
  package enum Source: Sendable {
    case file(FilePath)
    /// A whole font file, as read from standard input.
    case bytes([UInt8])
  }
}

/// The form of a picture.
package enum DrawingFormat: Sendable {
  /// With so many pixels for one of the picture.
  case png(scale: Double)
  case svg
  case pdf
  /// What a terminal shows; ends with a line break.
  case terminal(TerminalCanvas)
}

/// A picture, and what was noticed on the way.
package struct Drawing: Sendable {
  package var bytes: [UInt8]
  package var notices: [DrawingNotice]

  /// A picture from its parts.
  package init(bytes: [UInt8], notices: [DrawingNotice]) {
    self.bytes = bytes
    self.notices = notices
  }
}

/// Something about a picture that whoever asked for it should know.
package struct DrawingNotice: Hashable, Sendable {
  /// The face it is about.
  package var subject: String
  package var message: String
  /// What to do about it; nil where there is nothing to advise.
  package var advice: String?

  /// A notice from its parts.
  package init(subject: String, message: String, advice: String? = nil) {
    self.subject = subject
    self.message = message
    self.advice = advice
  }
}
