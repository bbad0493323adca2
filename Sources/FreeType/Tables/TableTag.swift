/// The four letters that name a table, an axis or a value in a font.
struct TableTag: RawRepresentable, Hashable, Sendable {
  var rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A tag from four ASCII letters.
  init(_ letters: StaticString) {
    precondition(letters.utf8CodeUnitCount == 4 && letters.isASCII, "a tag has four letters")
    rawValue = letters.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The four letters; bytes beyond ASCII are taken as Latin-1.
  var letters: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  static let head = TableTag("head")
  static let bitmapHead = TableTag("bhed")
  static let hhea = TableTag("hhea")
  static let hmtx = TableTag("hmtx")
  static let os2 = TableTag("OS/2")
  static let post = TableTag("post")
  static let vhea = TableTag("vhea")
  static let vmtx = TableTag("vmtx")
  static let verticalOrigins = TableTag("VORG")
  static let base = TableTag("BASE")
  static let gpos = TableTag("GPOS")
  /// A feature of `GPOS`.
  static let sizeFeature = TableTag("size")
  static let name = TableTag("name")
  static let fvar = TableTag("fvar")
  static let bitmapLocations = TableTag("EBLC")
  static let appleBitmapLocations = TableTag("bloc")
  /// Where outlines and their changes along axes are.
  static let outlines = ["glyf", "loca", "gvar", "CFF ", "CFF2"].map { TableTag($0) }
  /// Where bitmaps are looked up, plain, coloured and Apple's.
  static let embeddedBitmaps = [TableTag("EBLC"), TableTag("CBLC"), TableTag("bdat")]
}
