internal import CFreeType
internal import CRaqm
internal import FontModel

/// A glyph as HarfBuzz placed it, in the unit of the text.
struct PlacedGlyph: Hashable {
  var id: FT_UInt
  /// The first character of its cluster, counted in the line.
  var cluster: Int
  var advance: Double
  /// From the pen to the glyph's origin.
  var offset: Point
}

/// Lays out one line with raqm: bidirectional order, runs of one script, HarfBuzz.
@safe struct Raqm: ~Copyable {
  private let handle: OpaquePointer

  /// Begins a line.
  ///
  /// The corresponding C function is `raqm_create`.
  ///
  /// - Throws: `shaping` where there is no memory.
  init() throws(FontError) {
    guard let handle = unsafe raqm_create() else { throw .cannotBeShaped }
    unsafe self.handle = handle
  }

  deinit {
    unsafe raqm_destroy(handle)
  }

  /// Turns a feature on or off; false where the text doesn't name one.
  ///
  /// The corresponding C function is `raqm_add_font_feature`.
  func add(feature: String) -> Bool {
    unsafe fontmetrics_raqm_add_font_feature(handle, feature)
  }

  /// Lays the line out. The paragraph has the direction of its first strong character.
  ///
  /// The corresponding C functions are `raqm_set_text`, `raqm_set_language`,
  /// `raqm_set_freetype_face`, `raqm_set_freetype_load_flags`, `raqm_layout` and `raqm_get_glyphs`.
  ///
  /// - Parameters:
  ///   - characters: The line, without newlines.
  ///   - language: A BCP 47 tag; nil where the language isn't known.
  ///   - face: The face.
  /// - Returns: The glyphs from left to right.
  /// - Throws: `shaping` where there is no memory.
  consuming func layOut(
    _ characters: [Unicode.Scalar], language: String?, in face: ShapingFace
  ) throws(FontError) -> [PlacedGlyph] {
    guard !characters.isEmpty else { return [] }
    let codes = characters.map(\.value)
    guard unsafe raqm_set_text(handle, codes, codes.count) else { throw .cannotBeShaped }
    if let language {
      guard unsafe raqm_set_language(handle, language, 0, codes.count) else {
        throw .cannotBeShaped
      }
    }
    guard unsafe raqm_set_freetype_face(handle, face.handle),
      unsafe raqm_set_freetype_load_flags(handle, face.advanceFlags), unsafe raqm_layout(handle)
    else { throw .cannotBeShaped }
    var count = 0
    let glyphs = unsafe raqm_get_glyphs(handle, &count)
    let list = unsafe UnsafeBufferPointer(start: glyphs, count: glyphs == nil ? 0 : count)
    return unsafe list.map { glyph in
      unsafe PlacedGlyph(
        id: glyph.index, cluster: Int(glyph.cluster),
        advance: Double(glyph.x_advance) / face.positionsPerUnit,
        offset: Point(
          x: Double(glyph.x_offset) / face.positionsPerUnit,
          y: Double(glyph.y_offset) / face.positionsPerUnit))
    }
  }
}

extension FontError {
  fileprivate static let cannotBeShaped = FontError(
    .shaping, subject: "text", message: "cannot be laid out: there is not enough memory")
}
