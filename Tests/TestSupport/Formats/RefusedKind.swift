/// A kind of file that has to do with fonts, but that FreeType doesn't read as one.
package enum RefusedKind: String, CaseIterable, Sendable {
  /// FreeType unpacks gzip and nothing else.
  case pcfBzip2
  /// Internet Explorer's wrapping.
  case embeddedOpenType
  /// Metrics alone, in text.
  case adobeFontMetrics
  /// A font in the elements of an SVG document.
  case svgDocument

  /// The path of a file of this kind: one of Debian's, or one that is written into `folder`.
  package func file(in folder: TemporaryFolder) throws -> String {
    switch self {
    case .pcfBzip2:
      try repacked(
        TestFont.fixed6x13.require(), .gunzipThenBzip2, as: "6x13.pcf.bz2", in: folder)
    case .embeddedOpenType:
      try installed("eot/material-design-icons-iconfont/MaterialIcons-Regular.eot")
    case .adobeFontMetrics: try installed("type1/urw-base35/NimbusSans-Regular.afm")
    case .svgDocument:
      try installed("svg/materialdesignicons-webfont/materialdesignicons-webfont.svg")
    }
  }
}
