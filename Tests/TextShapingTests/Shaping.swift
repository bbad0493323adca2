import FontModel
import FreeType
import TestSupport
import TextShaping

/// Lays out text in an installed font.
func shape(
  _ text: String, _ font: TestFont, index: Int = 0, at position: FacePosition = .standard,
  _ options: ShapingOptions = ShapingOptions(), strikeNear pixelsPerEm: Double? = nil
) throws -> ShapedText {
  let path = try font.require()
  return try Shaper(library: Library()).shape(
    text, in: FontFile(path: FilePath(path), subject: path), index: index, position: position,
    options: options, strikeNear: pixelsPerEm)
}

/// Lays out text in a font from bytes, as one that came on standard input.
func shape(
  _ text: String, _ bytes: [UInt8], at position: FacePosition = .standard,
  strikeNear pixelsPerEm: Double? = nil
) throws(FontError) -> ShapedText {
  try Shaper(library: Library()).shape(
    text, in: FontFile(bytes: bytes, subject: "test"), position: position,
    strikeNear: pixelsPerEm)
}

/// Measures a glyph of an installed font.
func extents(
  of glyph: String, _ font: TestFont, at position: FacePosition = .standard
) throws -> GlyphExtents? {
  let path = try font.require()
  return try Shaper(library: Library()).extents(
    of: glyph, in: FontFile(path: FilePath(path), subject: path), position: position)
}

/// Measures a glyph of a font from bytes.
func extents(of glyph: String, _ bytes: [UInt8]) throws(FontError) -> GlyphExtents? {
  try Shaper(library: Library()).extents(
    of: glyph, in: FontFile(bytes: bytes, subject: "test"))
}

extension InkBox {
  /// A box from its edges in the usual order.
  init(_ xMin: Double, _ yMin: Double, _ xMax: Double, _ yMax: Double) {
    self.init(xMin: xMin, yMin: yMin, xMax: xMax, yMax: yMax)
  }

  /// Whether two boxes are equal but for the last digits of fractions.
  func isClose(to other: InkBox) -> Bool {
    abs(xMin - other.xMin) < 1e-9 && abs(yMin - other.yMin) < 1e-9
      && abs(xMax - other.xMax) < 1e-9 && abs(yMax - other.yMax) < 1e-9
  }
}

extension ShapedText {
  /// The numbers of all glyphs, line by line.
  var ids: [[Int]] { lines.map { $0.glyphs.map(\.id) } }
  /// The clusters of all glyphs, line by line.
  var clusters: [[Int]] { lines.map { $0.glyphs.map(\.cluster) } }
}
