internal import CFreeType
internal import FontModel

extension ShapingFace {
  /// The outline of a glyph in design units; without segments where it has none.
  ///
  /// The corresponding C functions are `FT_Load_Glyph` and `FT_Outline_Decompose`.
  func outline(of glyph: FT_UInt) -> Outline {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard hasOutlines, unsafe FT_Load_Glyph(handle, glyph, flags) == 0,
      let slot = unsafe handle.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Outline() }
    return unsafe Outline(&slot.pointee.outline)
  }
}

extension Outline {
  /// Copies FreeType's outline; one that is malformed counts as empty.
  fileprivate init(_ outline: UnsafeMutablePointer<FT_Outline>) {
    var functions = unsafe FT_Outline_Funcs(
      move_to: { unsafe append(.move(to: Point($0)), to: $1) },
      line_to: { unsafe append(.line(to: Point($0)), to: $1) },
      conic_to: { unsafe append(.quadratic(control: Point($0), to: Point($1)), to: $2) },
      cubic_to: {
        unsafe append(.cubic(control1: Point($0), control2: Point($1), to: Point($2)), to: $3)
      },
      shift: 0, delta: 0)
    var segments: [Segment] = []
    // The list itself: with `&segments` alone FreeType would get the address of its elements.
    let status = unsafe withUnsafeMutablePointer(to: &segments) { list in
      unsafe FT_Outline_Decompose(outline, &functions, list)
    }
    self.init(status == 0 ? segments : [])
  }
}

/// Adds a segment to the list that FreeType passes on; the status 0 lets it go on.
private func append(_ segment: Outline.Segment, to list: UnsafeMutableRawPointer?) -> CInt {
  unsafe list?.assumingMemoryBound(to: [Outline.Segment].self).pointee.append(segment)
  return 0
}

extension Point {
  /// A point of an outline that isn't scaled.
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    guard let vector = unsafe vector?.pointee else { preconditionFailure("FreeType names a point") }
    self.init(x: Double(vector.x), y: Double(vector.y))
  }
}
