package import FontModel
package import FreeType

/// Lays out text in a face. A task has its own: it holds a FreeType library.
package struct Shaper {
  let library: Library

  /// How many characters are laid out at most, in Unicode scalars.
  package static let characterLimit = 10_000

  /// A shaper that opens faces in a library.
  package init(library: Library) {
    self.library = library
  }

  /// Lays out a text: bidirectional order, ligatures, kerning and marks as the font has them.
  ///
  /// The text is split at newlines of every kind, and each line takes the direction of its first
  /// strong character. A tab is a blank; other control characters are passed over. No other font
  /// helps out: what the face lacks is drawn as `.notdef` and named in `missing`.
  ///
  /// - Parameters:
  ///   - text: The text, of at most `characterLimit` characters.
  ///   - file: The font.
  ///   - index: The number of the face in the file, from 0.
  ///   - position: Where in the design space of a variable font.
  ///   - options: Features and a language.
  ///   - pixelsPerEm: The size that a strike of plain bitmaps should be near; nil for the largest.
  /// - Returns: The glyphs, in design units or, for bitmaps without an em, in pixels.
  /// - Throws: `shaping` for a text that is too long and for a feature or a language that isn't one;
  ///   `limitExceeded` for more ink than there may be, and what `Library.facts` throws for a face
  ///   that can't be opened.
  package func shape(
    _ text: String, in file: FontFile, index: Int = 0, position: FacePosition = .standard,
    options: ShapingOptions = ShapingOptions(), strikeNear pixelsPerEm: Double? = nil
  ) throws(FontError) -> ShapedText {
    try options.check()
    let length = text.unicodeScalars.count
    guard length <= Self.characterLimit else {
      throw FontError(
        .shaping, subject: "text",
        message: "has \(NumberText.grouped(length)) characters; at most "
          + "\(NumberText.grouped(Self.characterLimit)) are laid out")
    }
    return try unsafe library.withFace(of: file, index: index, position: position) {
      (face) throws(FontError) in
      let face = unsafe ShapingFace(lent: face, strikeNear: pixelsPerEm)
      return try Self.shape(text, in: face, options: options, limits: file.limits)
    }
  }

  /// Lays out a text in a face, whose size is another one afterwards.
  static func shape(
    _ text: String, in face: ShapingFace, options: ShapingOptions,
    limits: ReadingLimits = ReadingLimits()
  ) throws(FontError) -> ShapedText {
    var layouts: [LineLayout] = []
    for line in TextLine.lines(of: text) {
      layouts.append(try LineLayout(line, in: face, options: options))
    }
    var seen: Set<Unicode.Scalar> = []
    let missing = layouts.flatMap { $0.missingCharacters(in: face) }
      .filter { seen.insert($0).inserted }
    var inks = InkReader(face, limits: limits)
    var lines: [ShapedLine] = []
    for layout in layouts { lines.append(try layout.shapedLine(of: face, &inks)) }
    return ShapedText(lines: lines, missing: missing, unit: face.unit)
  }
}
