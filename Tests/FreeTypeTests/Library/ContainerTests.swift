import FontModel
import FreeType
import TestSupport
import Testing

struct ContainerTests {
  @Test(
    "The wrapping is told apart, and FreeType's format beside it",
    arguments: [
      (TestFont.dejaVuSans, FaceFacts.Container.sfnt, "TrueType"),
      (.cantarell, .sfnt, "CFF"), (.notoSansCJK, .collection, "CFF"),
      (.wqyZenHei, .collection, "TrueType"), (.nimbusSansType1, .type1, "Type 1"),
      (.fixed6x13, .pcf, "PCF"),
    ])
  func containers(font: TestFont, container: FaceFacts.Container, format: String) throws {
    let facts = try read(font)
    #expect(facts.container == container)
    #expect(facts.summary.format == format)
  }

  @Test("Web fonts are unpacked and read like the font inside", arguments: ["woff", "woff2"])
  func webFonts(kind: String) throws {
    let inner = try read(.materialIcons)
    let path = try TestFont.materialIcons.require()
      .replacing("truetype", with: "woff").replacing(".ttf", with: ".\(kind)")
    let facts = try Library().facts(
      of: FontFile(path: FilePath(path), subject: path), index: 0)
    #expect(facts.container == (kind == "woff" ? .woff : .woff2))
    #expect(facts.tables == inner.tables)
    #expect(facts.summary.format == "TrueType")
  }

  @Test("A binary Type 1 font is Type 1 too")
  func binaryType1() throws {
    // The blocks of binary files are headed by 0x80, their kind and their length.
    let text = try TestFont.nimbusSansType1.bytes()
    try #require(text.first == 0x80 || text.starts(with: "%!".utf8))
    let path = "/usr/share/fonts/X11/Type1/NimbusSans-Regular.pfb"
    let facts = try Library().facts(
      of: FontFile(path: FilePath(path), subject: path), index: 0)
    #expect(facts.container == .type1)
    #expect(facts.postScript == (try read(.nimbusSansType1)).postScript)
  }

  @Test("A CFF font without tables around it is read")
  func bareCFF() throws {
    let tables = try SFNTFile(parsing: TestFont.nimbusSans.bytes()).tables
    let facts = try read(try #require(tables["CFF "]))
    #expect(facts.container == .cff)
    #expect(facts.summary.family == "Nimbus Sans")
    #expect(facts.tables == SFNTTables())
  }

  @Test("A BDF font is read")
  func bdf() throws {
    let facts = try read(Array(BDFFont.tiny.utf8))
    #expect(facts.container == .bdf)
    #expect(facts.summary.format == "BDF")
    #expect(!facts.summary.isScalable)
    #expect(facts.unitsPerEm == nil)
  }

  @Test("A font in a resource fork is read like the font inside")
  func resourceFork() throws {
    let font = SFNTBuilder().build()
    let facts = try read(ResourceFork.file(of: font))
    #expect(facts.container == .macResource)
    #expect(facts.tables == (try read(font)).tables)
    #expect(facts.summary.family == "Test Sans")
  }

  @Test("A collection has as many faces as fonts, each with its own numbers")
  func collections() throws {
    var second = SFNTBuilder()
    second.names = SFNTName.standard(family: "Second", style: "Bold")
    second[.hheaAscender] = 1234
    let bytes = try SFNTBuilder.ttc(of: [SFNTBuilder().build(), second.build()])
    let file = try FontFile(bytes: bytes, subject: "test")
    let library = try Library()
    #expect(try library.faceCount(of: file) == 2)
    #expect(try library.facts(of: file, index: 0).tables.hhea?.ascender == DesignUnits(900))
    let facts = try library.facts(of: file, index: 1)
    #expect(facts.container == .collection)
    #expect(facts.tables.hhea?.ascender == DesignUnits(1234))
    #expect(facts.summary.family == "Second")
    #expect(facts.summary.index == 1)
  }

  @Test("Noto Sans CJK is ten faces in one file")
  func notoSansCJK() throws {
    let path = try TestFont.notoSansCJK.require()
    let file = try FontFile(path: FilePath(path), subject: path)
    let library = try Library()
    let families = try (0..<library.faceCount(of: file)).map {
      try library.facts(of: file, index: $0).summary.family
    }
    let regions = ["JP", "KR", "SC", "TC", "HK"]
    #expect(
      families == regions.map { "Noto Sans CJK \($0)" }
        + regions.map { "Noto Sans Mono CJK \($0)" })
  }

  @Test("A file that only begins like a resource fork is no font")
  func iconsOfWindows() {
    // The header of an .ico file with one icon.
    let icon: [UInt8] = [0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 4, 0, 0, 22, 0, 0, 0]
    #expect(throws: FontError.self) { try read(icon) }
    do throws(FontError) {
      _ = try read(icon)
    } catch {
      #expect(error.code == .unknownFormat)
    }
  }
}
