import Foundation

extension FontKind {
  /// The path of a file of this kind: one of Debian's, or one that is written into `folder`.
  ///
  /// - Throws: ``MissingTestFont``, or what the tool that builds the file throws.
  package func file(in folder: TemporaryFolder) throws -> String {
    switch self {
    case .trueType: try TestFont.dejaVuSans.require()
    case .cff: try TestFont.cantarell.require()
    case .trueTypeCollection: try TestFont.wqyZenHei.require()
    case .cffCollection: try TestFont.notoSansCJK.require()
    case .type1: try TestFont.nimbusSansType1.require()
    case .type1Binary: try installed("X11/Type1/NimbusSans-Regular.pfb")
    case .pcfGzip: try TestFont.fixed6x13.require()
    case .bitmapsBesideOutlines: try TestFont.wqyZenHei.require()
    case .colorBitmaps: try TestFont.notoColorEmoji.require()
    case .icons: try TestFont.fontAwesome.require()
    case .cff2Variable: try fontTools("cff2", "", in: folder)
    case .colorLayers: try fontTools("colr0", "", in: folder)
    case .colorPaint: try fontTools("colr1", "", in: folder)
    case .woff: try fontTools("woff", builderFont(in: folder), in: folder)
    case .woff2: try fontTools("woff2", builderFont(in: folder), in: folder)
    case .woff2CFF: try fontTools("woff2", TestFont.cantarell.require(), in: folder)
    case .pcf: try repacked(TestFont.fixed6x13.require(), .gunzip, as: fileName, in: folder)
    case .bdfGzip:
      try repacked(
        folder.write(BDFFont.tiny, to: "unpacked.bdf"), .gzip, as: fileName, in: folder)
    case .bdf: try folder.write(BDFFont.tiny, to: fileName)
    case .cidKeyedType1: try folder.write(CIDKeyedFont.file, to: fileName)
    case .trueTypeVariable, .resourceFork, .type1ASCII, .type42, .bareCFF, .pfr, .windowsFont,
      .windowsFontLibrary, .openTypeBitmap, .appleColorBitmaps, .svgGlyphs, .symbolMap:
      try folder.write(builtBytes(), to: fileName)
    }
  }

  /// What is built without the help of another program.
  private func builtBytes() throws -> [UInt8] {
    switch self {
    case .trueTypeVariable: SFNTBuilder.variable().build()
    case .resourceFork: ResourceFork.file(of: SFNTBuilder().build())
    case .type1ASCII: try Type1Text.ascii(of: TestFont.nimbusSansType1.bytes())
    case .type42: Type42Font.file(of: SFNTBuilder())
    case .bareCFF: try SFNTFile(parsing: TestFont.cantarell.bytes()).tables["CFF "] ?? []
    case .pfr: PortableFont.file
    case .windowsFont: WindowsFont.regular.file
    case .windowsFontLibrary: WindowsFont.library(of: [.regular, .large])
    case .openTypeBitmap: SFNTBuilder.openTypeBitmap().build()
    case .appleColorBitmaps: SFNTBuilder.appleColorBitmaps().build()
    case .svgGlyphs: SFNTBuilder.svgGlyphs().build()
    case .symbolMap: SFNTBuilder.symbolMap().build()
    case .trueType, .cff, .trueTypeCollection, .cffCollection, .type1, .type1Binary, .pcfGzip,
      .bitmapsBesideOutlines, .colorBitmaps, .icons, .cff2Variable, .colorLayers, .colorPaint,
      .woff, .woff2, .woff2CFF, .pcf, .bdfGzip, .bdf, .cidKeyedType1:
      preconditionFailure("\(self) is written elsewhere")
    }
  }

  private func builderFont(in folder: TemporaryFolder) throws -> String {
    try folder.write(SFNTBuilder().build(), to: "unpacked.ttf")
  }

  private func fontTools(
    _ kind: String, _ source: String, in folder: TemporaryFolder
  ) throws -> String {
    let path = folder.path(of: fileName)
    _ = try python(fontToolsScript, kind, path, source, answer: Bool.self)
    return path
  }
}

/// The path of a file of a Debian package that is no ``TestFont``.
func installed(_ name: String) throws(MissingTestFont) -> String {
  let path = "/usr/share/fonts/\(name)"
  guard FileManager.default.isReadableFile(atPath: path) else {
    throw MissingTestFont(path: path)
  }
  return path
}
