import FontModel
import Fontconfig
import TestSupport
import Testing

@Suite("Choosing a face")
struct ChoiceTests {
  private func catalogue() throws -> FontCatalogue {
    try Fonts.hermetic().catalogue()
  }

  @Test(
    "A family stands for its most regular face",
    arguments: [
      ("ElstobD", "ElstobD-Regular.otf"), ("League Mono", "LeagueMono-Regular.otf"),
      ("DejaVu Sans", "DejaVuSans.ttf"), ("Noto Sans", "NotoSans-Regular.ttf"),
      ("Lato", "Lato-Regular.ttf"), ("Cantarell", "Cantarell-Regular.otf"),
      ("Nimbus Sans", "NimbusSans-Regular.otf"),
      ("Liberation Serif", "LiberationSerif-Regular.ttf"),
    ])
  func preferred(family: String, file: String) throws {
    let faces = try catalogue().faces(ofFamily: family)
    #expect(CatalogueFace.preferred(of: faces)?.fileName == file)
    #expect(CatalogueFace.preferred(of: faces.reversed())?.fileName == file)
  }

  @Test("OpenType is preferred to Type 1 of the same name, which counts as a duplicate")
  func type1() throws {
    let faces = try catalogue().faces(ofFamily: "Nimbus Sans")
    let face = try #require(CatalogueFace.preferred(of: faces))
    #expect(face.summary.format == "CFF")
    let duplicates = face.duplicates(among: faces)
    #expect(duplicates.map(\.summary.format).allSatisfy { $0 == "Type 1" })
    #expect(duplicates.contains { $0.fileName == "NimbusSans-Regular.t1" })
    #expect(duplicates.allSatisfy { $0.summary.style == "Regular" })
  }

  @Test("Outlines are preferred to bitmaps, then the higher version, then the first path")
  func duplicates() throws {
    let fonts = try OwnFonts()
    for (file, version) in [("a.ttf", 1), ("b.ttf", 2), ("c.ttf", 2)] {
      var font = SFNTBuilder.named(family: "Foo", style: "Regular", fullName: "Foo")
      font[.fontRevision] = version << 16
      try fonts.add(font, as: file)
    }
    let faces = try fonts.load().catalogue().faces
    let face = try #require(CatalogueFace.preferred(of: faces))
    #expect(face.fileName == "b.ttf")
    #expect(face.duplicates(among: faces).map(\.fileName) == ["c.ttf", "a.ttf"])
    let bitmap = face.changed { $0.isScalable = false }
    #expect(CatalogueFace.preferred(of: [bitmap, faces[0]])?.fileName == "a.ttf")
  }

  @Test("Other styles are no duplicates")
  func noDuplicates() throws {
    let faces = try catalogue().faces(ofFamily: "DejaVu Sans")
    for face in faces { #expect(face.duplicates(among: faces).isEmpty) }
    #expect(CatalogueFace.preferred(of: []) == nil)
  }

  @Test(
    "A style is found whatever its case and blanks",
    arguments: [
      ("ElstobD", "8pt", ["ElstobD-8pt.otf"]),
      ("DejaVu Sans", "condensed bold", ["DejaVuSansCondensed-Bold.ttf"]),
      ("DejaVu Sans", "CondensedBold", ["DejaVuSansCondensed-Bold.ttf"]),
      ("DejaVu Sans", "Black", []), ("DejaVu Sans", "", []),
    ])
  func styles(family: String, style: String, files: [String]) throws {
    let faces = try catalogue().faces(ofFamily: family)
    #expect(CatalogueFace.faces(styled: style, among: faces).map(\.fileName) == files)
  }

  @Test("The first name of a style wins over the older ones")
  func olderStyles() throws {
    let fonts = try OwnFonts()
    for (style, file) in [("Light", "light.ttf"), ("Regular", "regular.ttf")] {
      var font = SFNTBuilder()
      font.names = [
        .windows(1, "Foo \(style)"), .windows(2, "Regular"), .windows(4, "Foo \(style)"),
        .windows(6, "Foo-\(style)"), .windows(16, "Foo"), .windows(17, style),
        .windows(2, "Mager", language: 0x0407),
      ]
      try fonts.add(font, as: file)
    }
    let faces = try fonts.load().catalogue().faces(ofFamily: "Foo")
    #expect(faces.count == 2)
    let regular = CatalogueFace.faces(styled: "regular", among: faces)
    #expect(regular.map(\.fileName) == ["regular.ttf"])
    #expect(CatalogueFace.faces(styled: "mager", among: faces).count == 2)
  }
}

extension CatalogueFace {
  /// The face with another summary.
  fileprivate func changed(_ change: (inout FaceSummary) -> Void) -> CatalogueFace {
    var summary = summary
    change(&summary)
    return CatalogueFace(
      summary: summary, families: families, styles: styles, fullNames: fullNames,
      fontVersion: fontVersion)
  }
}
