import FontModel
import Fontconfig
import TestSupport
import Testing

@Suite("Substitutes")
struct SubstitutionTests {
  @Test(
    "They are what fc-match finds, with the reason",
    arguments: [
      ("Arial", Substitution.Kind.alias), ("Helvetica", .alias), ("times new roman", .alias),
      ("sans-serif", .generic), ("serif", .generic), ("Monospace", .generic),
      ("system-ui", .generic), ("emoji", .generic), ("math", .generic),
      ("Verdana", .fallback), ("Nonesuch", .fallback),
    ])
  func sameAsFcMatch(name: String, kind: Substitution.Kind) throws {
    let configuration = try Fonts.hermetic()
    let catalogue = configuration.catalogue()
    let substitution = try #require(configuration.substitute(for: name, in: catalogue))
    // A hyphen begins a size in what the program reads.
    let expected = try FontconfigTool.match(name.replacing("-", with: "\\-"))
    #expect("\(substitution.face.summary.file)" == expected)
    #expect(substitution.kind == kind)
    #expect(catalogue.faces.contains(substitution.face))
  }

  @Test("A name isn't taken apart", arguments: ["DejaVu Serif-12", "DejaVu Serif:bold", ""])
  func plainName(name: String) throws {
    let configuration = try Fonts.hermetic()
    let substitution = configuration.substitute(for: name, in: configuration.catalogue())
    #expect(substitution?.face.fileName == "DejaVuSans.ttf")
    #expect(substitution?.kind == .fallback)
  }

  @Test("A bitmap font that the configuration rejects is found where it is, and not listed")
  func rejected() throws {
    let fonts = try OwnFonts()
    try fonts.add(.spleen64)
    try fonts.add(.glassTTY)
    let rule = """
      <selectfont><rejectfont><pattern><patelt name="scalable"><bool>false</bool></patelt>
      </pattern></rejectfont></selectfont>
      """
    let configuration = try fonts.load(rules: rule)
    let catalogue = configuration.catalogue()
    #expect(catalogue.familyNames == ["Glass TTY VT220"])
    #expect(catalogue.lookup("Spleen") == .none)
    let rejected = try #require(configuration.rejectedFace(named: "spleen"))
    #expect(rejected.file.lastComponent == FilePath("spleen-32x64.pcf.gz"))
    #expect(!rejected.isScalable)
    #expect(configuration.rejectedFace(named: "Nonesuch") == nil)
    #expect(
      configuration.substitute(for: "Spleen", in: catalogue)?.face.summary.family
        == "Glass TTY VT220")

    let added = try OwnFonts()
    _ = try added.load(rules: rule)
    let withFolder = try FontConfiguration(
      .file(FilePath(added.file)), fontFolders: [FilePath(fonts.folder.path)],
      environment: Fonts.environment)
    #expect(withFolder.catalogue().familyNames == ["Glass TTY VT220"])
    #expect(withFolder.rejectedFace(named: "Spleen")?.file == rejected.file)

    let accepting = try fonts.load().catalogue()
    #expect(accepting.familyNames == ["Glass TTY VT220", "Spleen"])
  }

  @Test("A font in a folder that the configuration rejects is found too")
  func rejectedFolder() throws {
    let fonts = try OwnFonts()
    try fonts.add(.glassTTY)
    try fonts.folder.write(TestFont.c64.bytes(), to: "fonts/below/C-64-Regular.ttf")
    let configuration = try fonts.load(
      rules: "<selectfont><rejectfont><glob>*/below*</glob></rejectfont></selectfont>")
    #expect(configuration.catalogue().familyNames == ["Glass TTY VT220"])
    let rejected = try #require(configuration.rejectedFace(named: "C-64"))
    #expect("\(rejected.file)" == fonts.folder.path(of: "fonts/below/C-64-Regular.ttf"))
  }

  @Test("Well-known names are found by their words")
  func wellKnownNames() {
    #expect(
      WellKnownFamilies.names(containing: "Helv") == ["Helvetica", "Helvetica Neue"])
    #expect(WellKnownFamilies.names(containing: "roman TIMES") == ["Times New Roman"])
    #expect(WellKnownFamilies.names(containing: "segoeui").contains("Segoe UI"))
    #expect(WellKnownFamilies.names(containing: "nonesuch").isEmpty)
  }
}
