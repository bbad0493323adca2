import Foundation

/// Small fonts of every kind, from which damaged ones are made.
package enum FontSeeds {
  /// A font with a name for its file.
  package struct Seed: Sendable {
    package var name: String
    package var bytes: [UInt8]
  }

  /// The fonts that are built in code, without help of another program or of an installed font.
  package static func built() throws -> [Seed] {
    var seeds: [Seed] = []
    func add(_ name: String, _ bytes: [UInt8]) { seeds.append(Seed(name: name, bytes: bytes)) }
    let plain = SFNTBuilder().build()
    add("plain.ttf", plain)
    add("variable.ttf", SFNTBuilder.variable().build())
    add("variableTypo.ttf", SFNTBuilder.variable(useTypoMetrics: true).build())
    add("extremes.ttf", extremes().build())
    add("names.ttf", evilNames().build())
    add("specialist.ttf", specialist().build())
    add("symbolMap.ttf", SFNTBuilder.symbolMap().build())
    add("svgGlyphs.ttf", SFNTBuilder.svgGlyphs().build())
    add("sbixEmpty.ttf", SFNTBuilder.appleColorBitmaps().build())
    add("sbix.ttf", PictureFonts.applePictures(pixelsPerEm: [20, 40]))
    add("layers.ttf", PictureFonts.colorLayers(palette: [[1, 2, 3, 4], [5, 6, 7, 8]]))
    add("bitmaps.otb", PictureFonts.bitmaps(pixelsPerEm: [12, 20]))
    add("bitmapsBeside.ttf", PictureFonts.bitmaps(pixelsPerEm: [12], besideOutlines: true))
    add("emptyBitmaps.otb", SFNTBuilder.openTypeBitmap().build())
    add("collection.ttc", try SFNTBuilder.ttc(of: [plain, SFNTBuilder.symbolMap().build()]))
    add("resourceFork.dfont", ResourceFork.file(of: plain))
    add("type42.t42", Type42Font.file(of: SFNTBuilder()))
    add("bdf.bdf", Array(BDFFont.tiny.utf8))
    add("cid.cid", Array(CIDKeyedFont.file.utf8))
    add("pfr.pfr", PortableFont.file)
    add("windows.fnt", WindowsFont.regular.file)
    add("windows.fon", WindowsFont.library(of: [.regular, .large]))
    return seeds
  }

  /// Small installed fonts of the formats that aren't built here.
  ///
  /// - Throws: ``MissingTestFont``, or what the tool that packs web fonts throws.
  package static func installed(in folder: TemporaryFolder) throws -> [Seed] {
    let kinds: [FontKind] = [
      .type1ASCII, .bareCFF, .pcf, .pcfGzip, .bdfGzip, .woff, .woff2, .woff2CFF, .cff2Variable,
      .colorLayers, .colorPaint,
    ]
    var seeds = try kinds.map { kind in
      Seed(name: kind.fileName, bytes: try bytes(ofFile: kind.file(in: folder)))
    }
    for font in [TestFont.nimbusSansType1, .proggyTiny, .cantarell, .povrayLogo, .jsMath] {
      seeds.append(
        Seed(name: String(font.rawValue.split(separator: "/").last ?? ""), bytes: try font.bytes()))
    }
    return seeds
  }

  /// Every 16-bit metric at an end of its range, and no em to speak of.
  private static func extremes() -> SFNTBuilder {
    var font = SFNTBuilder()
    font[.unitsPerEm] = 16
    let least: [SFNTField] = [
      .hheaAscender, .hheaLineGap, .caretSlopeRun, .sTypoAscender, .sTypoLineGap, .xMin, .yMax,
      .underlinePosition, .ySubscriptYOffset, .sxHeight, .xAvgCharWidth,
    ]
    let greatest: [SFNTField] = [
      .hheaDescender, .caretSlopeRise, .sTypoDescender, .xMax, .yMin, .underlineThickness,
      .yStrikeoutPosition, .sCapHeight,
    ]
    for field in least { font[field] = -0x8000 }
    for field in greatest { font[field] = 0x7FFF }
    for field in [SFNTField.usWinAscent, .usWinDescent, .usWeightClass, .advanceWidthMax] {
      font[field] = 0xFFFF
    }
    font[.italicAngle] = -0x8000_0000
    font[.sFamilyClass] = -1
    return font
  }

  /// Names with everything that could drive a terminal or leave a quotation.
  private static func evilNames() -> SFNTBuilder {
    var font = SFNTBuilder()
    font.names = SFNTName.standard(family: HostileText.everything, style: HostileText.everything)
    // A surrogate alone at the end.
    font.names.append(
      SFNTName(
        platform: 3, encoding: 1, language: 0x407, nameID: 1, bytes: [0, 0x41, 0xD8, 0x00]))
    font.names.append(
      SFNTName(platform: 1, encoding: 0, language: 0, nameID: 4, bytes: Array(0x01...0xFF)))
    return font
  }

  /// The tables that only `--all-metrics` reads.
  private static func specialist() -> SFNTBuilder {
    var font = SFNTBuilder.variable()
    font[.os2Version] = 5
    let axis = SFNTBaselines(
      tags: ["hang", "romn"],
      scripts: [
        .init("DFLT", default: 1, [.plain(700), .varied(0, outer: 0, inner: 0)]),
        .init("latn", default: 0, [.point(1, glyph: 2, point: 1), .device(-5)]),
      ])
    font.replacedTables["BASE"] = SFNTBaselines.table(horizontal: axis, vertical: axis)
    var vhea = BigEndianWriter()
    vhea.write([1, 0] as [UInt16])
    vhea.write([500, -500, 0, 1000, 0, 0, 1000, 0, 1, 0, 0, 0, 0, 0, 0] as [Int16])
    vhea.write(UInt16(1))
    font.replacedTables["vhea"] = vhea.bytes
    font.replacedTables["vmtx"] = [3, 0xE8] + [UInt8](repeating: 0, count: 16)
    font.replacedTables["VORG"] = [0, 1, 0, 0, 3, 0x70, 0, 1, 0, 2, 3, 0x20]
    // One feature, `size`, whose parameters follow it.
    var gpos = BigEndianWriter()
    gpos.write([1, 0, 0, 10, 0] as [UInt16])
    gpos.write(UInt16(1))
    gpos.write(tag: "size")
    gpos.write([8, 4, 0, 120, 0, 0, 0, 0] as [UInt16])
    font.replacedTables["GPOS"] = gpos.bytes
    return font
  }
}

private func bytes(ofFile path: String) throws -> [UInt8] {
  try Array(Data(contentsOf: URL(fileURLWithPath: path)))
}
