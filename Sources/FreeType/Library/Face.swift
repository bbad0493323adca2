internal import CFreeType

/// One face of a font file, opened. It keeps its library and its file alive.
@safe struct Face: ~Copyable {
  let handle: FT_Face
  private let library: Library
  private let file: FontFile

  /// Opens a face, at a named instance if that isn't 0.
  ///
  /// The corresponding C function is `FT_New_Memory_Face`.
  ///
  /// - Parameters:
  ///   - file: The bytes, which stay mapped while the face lives.
  ///   - index: The number of the face, 0 to 65,535; −1 opens it only as far as to count faces.
  ///   - instance: The number of the named instance, 1 to 32,767.
  ///   - library: The library of this task.
  /// - Throws: FreeType's status.
  init(
    _ file: FontFile, index: Int, instance: Int = 0, library: Library
  ) throws(FreeTypeError) {
    precondition((-1...0xFFFF).contains(index) && (0...0x7FFF).contains(instance))
    var face: FT_Face?
    let start = unsafe file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    try unsafe FreeTypeError.check(
      FT_New_Memory_Face(
        library.handle, start, FT_Long(file.bytes.count), FT_Long(index | instance << 16), &face))
    guard let face = unsafe face else { throw .unknownFileFormat }
    unsafe handle = face
    self.library = library
    self.file = file
  }

  deinit {
    unsafe _ = FT_Done_Face(handle)
  }
}

extension Face {
  /// How many faces the file has.
  var faceCount: Int { unsafe handle.pointee.num_faces }

  /// The em in design units; nil for bitmaps.
  var unitsPerEm: Int? {
    let units = unsafe handle.pointee.units_per_EM
    return units > 0 ? Int(units) : nil
  }

  var glyphCount: Int { unsafe handle.pointee.num_glyphs }
  /// Whether there are outlines that scale; not so for bitmaps, nor for `sbix` with outlines.
  var isScalable: Bool { has(FT_FACE_FLAG_SCALABLE) }
  /// Whether outlines stand behind the bitmaps of `sbix`.
  var hasOutlinesBehindBitmaps: Bool { has(FT_FACE_FLAG_SBIX) }
  var isSFNT: Bool { has(FT_FACE_FLAG_SFNT) }
  var isVariable: Bool { has(FT_FACE_FLAG_MULTIPLE_MASTERS) }
  var hasColor: Bool { has(FT_FACE_FLAG_COLOR) }
  var hasVerticalMetrics: Bool { has(FT_FACE_FLAG_VERTICAL) }
  var isItalicByFlag: Bool { unsafe handle.pointee.style_flags & Int(FT_STYLE_FLAG_ITALIC) != 0 }
  var isBoldByFlag: Bool { unsafe handle.pointee.style_flags & Int(FT_STYLE_FLAG_BOLD) != 0 }

  /// The family in FreeType's view, where anything but ASCII is replaced; nil where there is none.
  var familyName: String? { unsafe text(handle.pointee.family_name) }
  /// The style in FreeType's view; nil where there is none.
  var styleName: String? { unsafe text(handle.pointee.style_name) }
  /// FreeType refuses a name with characters that PostScript doesn't allow in one.
  ///
  /// The corresponding C function is `FT_Get_Postscript_Name`.
  var postScriptName: String? { unsafe text(FT_Get_Postscript_Name(handle)) }

  /// "TrueType", "CFF", "Type 1", "PCF" and so on.
  ///
  /// The corresponding C function is `FT_Get_Font_Format`.
  var format: String { unsafe text(FT_Get_Font_Format(handle)) ?? "unknown" }

  /// Calls `body` with the axes and named instances; nil where the font isn't variable.
  ///
  /// The corresponding C functions are `FT_Get_MM_Var` and `FT_Done_MM_Var`.
  func withVariations<Result>(_ body: (UnsafeMutablePointer<FT_MM_Var>) -> Result) -> Result? {
    guard isVariable else { return nil }
    var variations: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe FT_Get_MM_Var(handle, &variations) == 0, let variations = unsafe variations else {
      return nil
    }
    defer { unsafe _ = FT_Done_MM_Var(library.handle, variations) }
    return unsafe body(variations)
  }

  private func has(_ flag: Int) -> Bool { unsafe handle.pointee.face_flags & flag != 0 }
}

/// A C string as text: UTF-8, else Latin-1 as old formats write it; nil where it is blank.
func text(_ string: UnsafePointer<CChar>?) -> String? {
  guard let string = unsafe string else { return nil }
  let bytes = unsafe UnsafeBufferPointer(start: string, count: strlen(string)).map {
    UInt8(bitPattern: $0)
  }
  let text =
    String(validating: bytes, as: UTF8.self)
    ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  return text.allSatisfy { $0 == " " } ? nil : text
}
