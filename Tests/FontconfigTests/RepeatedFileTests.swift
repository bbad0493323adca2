import Foundation
import FontModel
import Fontconfig
import TestSupport
import Testing

@Suite("Files with several paths")
struct RepeatedFileTests {
  private let fonts: OwnFonts

  init() throws {
    fonts = try OwnFonts()
    try fonts.add(.c64)
  }

  private func path(_ name: String) -> String { fonts.folder.path(of: "fonts/\(name)") }

  @Test("A symbolic link is folded, and the file itself is kept")
  func symbolicLink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("A.ttf"), withDestinationPath: path("C-64-Regular.ttf"))
    #expect(try fonts.load().catalogue().fileNames == ["C-64-Regular.ttf"])
  }

  @Test("Of links to a file outside the font folders the first is kept")
  func outside() throws {
    for name in ["B.ttf", "A.ttf"] {
      try FileManager.default.createSymbolicLink(
        atPath: path(name), withDestinationPath: TestFont.povrayLogo.require())
    }
    #expect(try fonts.load().catalogue().fileNames == ["C-64-Regular.ttf", "A.ttf"])
  }

  @Test("A linked folder adds nothing")
  func linkedFolder() throws {
    try fonts.folder.write(TestFont.povrayLogo.bytes(), to: "fonts/z/povlogo.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: path("a"), withDestinationPath: path("z"))
    let faces = try fonts.load().catalogue().faces
    #expect(
      faces.map { "\($0.summary.file)" } == [path("C-64-Regular.ttf"), path("z/povlogo.ttf")])
  }

  @Test("Every face of a collection is folded by itself")
  func collection() throws {
    let original = try fonts.add(.wqyZenHei)
    try FileManager.default.createSymbolicLink(
      atPath: path("a.ttc"), withDestinationPath: original)
    let catalogue = try fonts.load().catalogue()
    #expect(catalogue.fileNames.filter { $0 == "wqy-zenhei.ttc" }.count == 3)
    #expect(!catalogue.fileNames.contains("a.ttc"))
  }

  @Test("Copies are files of their own")
  func copies() throws {
    try FileManager.default.copyItem(atPath: path("C-64-Regular.ttf"), toPath: path("copy.ttf"))
    let catalogue = try fonts.load().catalogue()
    #expect(catalogue.fileNames == ["C-64-Regular.ttf", "copy.ttf"])
    #expect(catalogue.familyNames == ["C-64"])
  }

  @Test("A substitute that fontconfig finds through a link is the face that is listed")
  func substitute() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("A.ttf"), withDestinationPath: path("C-64-Regular.ttf"))
    let configuration = try fonts.load()
    let substitution = try #require(
      configuration.substitute(for: "Nonesuch", in: configuration.catalogue()))
    #expect(substitution.face.fileName == "C-64-Regular.ttf")
  }
}
