import FontModel
import Fontconfig
import TestSupport
import Testing

@Suite("Added folders")
struct FontFolderTests {
  private let fonts: OwnFonts

  init() throws {
    fonts = try OwnFonts()
    try fonts.add(.c64)
    try fonts.folder.write(TestFont.povrayLogo.bytes(), to: "more/below/povlogo.ttf")
  }

  private var more: FilePath { FilePath(fonts.folder.path(of: "more")) }

  @Test("A missing folder is an error, where fontconfig finds nothing in it")
  func missing() {
    let error = #expect(throws: FontError.self) {
      try FontConfiguration(
        .foldersOnly, fontFolders: [more, FilePath("/nonexistent")],
        environment: Fonts.environment)
    }
    #expect(error?.code == .fileMissing)
    #expect(error?.subject == "/nonexistent")
  }

  @Test("A file is no folder")
  func file() {
    let error = #expect(throws: FontError.self) {
      try FontConfiguration(
        .foldersOnly, fontFolders: [FilePath(TestFont.c64.path)], environment: Fonts.environment)
    }
    #expect(error?.code == .fileUnreadable)
  }

  @Test("Only the folders count when the system's fonts are left out, with those below them")
  func foldersOnly() throws {
    let configuration = try FontConfiguration(
      .foldersOnly, fontFolders: [more], environment: Fonts.environment)
    #expect(configuration.catalogue().familyNames == ["POV-Ray Logo"])
    #expect(configuration.substitute(for: "Arial", in: configuration.catalogue()) != nil)
  }

  @Test("Folders are added to what the configuration has")
  func added() throws {
    _ = try fonts.load()
    let configuration = try FontConfiguration(
      .file(FilePath(fonts.file)), fontFolders: [more], environment: Fonts.environment)
    #expect(configuration.catalogue().familyNames == ["C-64", "POV-Ray Logo"])
  }

  @Test("A folder that counts already, or is given twice, adds nothing")
  func overlapping() throws {
    _ = try fonts.load()
    let folder = FilePath(fonts.folder.path(of: "fonts"))
    let configuration = try FontConfiguration(
      .file(FilePath(fonts.file)), fontFolders: [folder, more, more],
      environment: Fonts.environment)
    #expect(configuration.catalogue().fileNames == ["C-64-Regular.ttf", "povlogo.ttf"])
  }

  @Test("The names of folders and files need not be UTF-8")
  func rawBytes() throws {
    let folder = FilePath(fonts.folder.path).appending([0xFF, 0xFE])
    let path = folder.appending([0xE9, 0x2E, 0x74, 0x74, 0x66])
    for (program, arguments) in [
      ("/bin/mkdir", [folder.bytes]), ("/bin/cp", [Array(TestFont.c64.path.utf8), path.bytes]),
    ] {
      #expect(try ChildProcess(program, arguments).run().status == 0)
    }
    let configuration = try FontConfiguration(
      .foldersOnly, fontFolders: [folder], environment: Fonts.environment)
    #expect(configuration.catalogue().faces.map(\.summary.file) == [path])
  }

  @Test("No folders, no fonts, no substitute")
  func nothing() throws {
    let configuration = try FontConfiguration(.foldersOnly, environment: Fonts.environment)
    let catalogue = configuration.catalogue()
    #expect(catalogue.isEmpty)
    #expect(catalogue.faceCount == 0)
    #expect(configuration.substitute(for: "sans-serif", in: catalogue) == nil)
    #expect(configuration.rejectedFace(named: "C-64") == nil)
    #expect(catalogue.lookup("C-64") == .none)
    #expect(catalogue.suggestions(for: "C-64", limit: 3).isEmpty)
  }
}
