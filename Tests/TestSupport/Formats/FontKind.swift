/// A kind of font file that FreeType reads, with a file that stands for it.
///
/// What must be reported of each is a table in `FontInspectionTests`.
package enum FontKind: String, CaseIterable, Sendable {
  case trueType
  case cff
  /// With `MVAR` and `gvar`.
  case trueTypeVariable
  /// With `MVAR`, and `CFF2` for outlines.
  case cff2Variable
  case trueTypeCollection
  case cffCollection
  case woff
  case woff2
  /// WOFF2 around `CFF `.
  case woff2CFF
  /// The resource fork of a Macintosh suitcase, as a file of its own.
  case resourceFork
  /// PostScript text with binary outlines and no headers between, as Debian ships Type 1.
  case type1
  /// All of it text, the outlines in hexadecimal digits.
  case type1ASCII
  /// In blocks with headers.
  case type1Binary
  case cidKeyedType1
  case type42
  /// `CFF ` without tables around it.
  case bareCFF
  case pfr
  /// One size, version 2.0.
  case windowsFont
  /// A library for 16-bit Windows with two sizes.
  case windowsFontLibrary
  case pcf
  case pcfGzip
  case bdf
  case bdfGzip
  /// Bitmaps of `EBLC` and no outlines.
  case openTypeBitmap
  /// Bitmaps of `EBLC` beside outlines.
  case bitmapsBesideOutlines
  /// Colour bitmaps of `CBLC` and no outlines.
  case colorBitmaps
  /// Apple's `sbix`, before outlines.
  case appleColorBitmaps
  /// `COLR` version 0.
  case colorLayers
  /// `COLR` version 1.
  case colorPaint
  /// Glyphs in the `SVG ` table.
  case svgGlyphs
  /// No letters.
  case icons
  /// Only a symbol `cmap`, platform 3, encoding 0.
  case symbolMap

  /// What the file is called when it is built here.
  var fileName: String {
    let ending =
      switch self {
      case .trueType, .trueTypeVariable, .colorBitmaps, .appleColorBitmaps, .colorLayers,
        .colorPaint, .svgGlyphs, .icons, .symbolMap, .bitmapsBesideOutlines:
        "ttf"
      case .cff, .cff2Variable: "otf"
      case .trueTypeCollection, .cffCollection: "ttc"
      case .woff: "woff"
      case .woff2, .woff2CFF: "woff2"
      case .resourceFork: "dfont"
      case .type1: "t1"
      case .type1ASCII: "pfa"
      case .type1Binary: "pfb"
      case .cidKeyedType1: "cid"
      case .type42: "t42"
      case .bareCFF: "cff"
      case .pfr: "pfr"
      case .windowsFont: "fnt"
      case .windowsFontLibrary: "fon"
      case .pcf: "pcf"
      case .pcfGzip: "pcf.gz"
      case .bdf: "bdf"
      case .bdfGzip: "bdf.gz"
      case .openTypeBitmap: "otb"
      }
    return "\(rawValue).\(ending)"
  }
}
