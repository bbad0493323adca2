import Foundation
import TestSupport
import Testing

/// `compare` as a person or a script meets it.
@Suite struct CompareCommandTests {
  private func compare(_ arguments: [String]) throws -> ChildProcess.Result {
    try BuiltProgram().process((["compare"] + arguments).map { Array($0.utf8) }).run()
  }

  /// A font in a folder whose typo ascender a test sets.
  private func font(_ name: String, ascender: Int = 750, unitsPerEm: Int = 1000) -> [UInt8] {
    var font = SFNTBuilder()
    font.names = SFNTName.standard(family: name, style: "Regular")
    font[.sTypoAscender] = ascender
    font[.unitsPerEm] = unitsPerEm
    return font.build()
  }

  @Test("two fonts are told side by side, with the size at which they look alike")
  func twoFonts() throws {
    let result = try compare(["DejaVu Sans", "Liberation Sans", "--json"])
    #expect(result.status == 0)
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output))
    // 1120 ÷ 1082, both of 2048, at 24.
    let xHeight = document.comparisons[0].faces[1].fit.xHeight
    #expect(xHeight.size == 24.0 * 560 / 541)
    #expect(xHeight.ratio.numerator == 560)
    #expect(xHeight.ratio.denominator == 541)
    #expect(document.differs)
  }

  /// What the test reads of the JSON.
  private struct Document: Decodable {
    struct Comparison: Decodable {
      let faces: [Face]
    }
    struct Face: Decodable {
      let fit: Fit
    }
    struct Fit: Decodable {
      let xHeight: Match
    }
    struct Match: Decodable {
      let size: Double
      let ratio: Ratio
    }
    struct Ratio: Decodable {
      let numerator: Int
      let denominator: Int
    }
    let comparisons: [Comparison]
    let differs: Bool
  }

  @Test("a font is the same as itself, by any of its names, and that is no difference")
  func itself() throws {
    let path = try TestFont.dejaVuSans.require()
    for other in ["DejaVu Sans", "DejaVuSans", "dejavusans", path] {
      let result = try compare(["DejaVu Sans", other, "--exit-code"])
      #expect(result.status == 0)
      #expect(result.outputText.contains("The same face of the same file"))
    }
  }

  @Test("the exit status tells of differences only when asked, and beyond the tolerance")
  func exitCode() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(font("Test", ascender: 750), to: "old.ttf")
    let new = try folder.write(font("Test", ascender: 760), to: "new.ttf")
    #expect(try compare([old, new]).status == 0)
    #expect(try compare([old, new, "--exit-code"]).status == 1)
    #expect(try compare([old, new, "--exit-code", "--tolerance", "10"]).status == 0)
    #expect(try compare([old, new, "-x", "-t", "9.5"]).status == 1)
    #expect(try compare([old, old, "-x"]).status == 0)
  }

  @Test("folders are compared face by face, whatever the files are called")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.write(font("Kept"), to: "old/a.ttf")
    try folder.write(font("Changed"), to: "old/b.ttf")
    try folder.write(font("Gone"), to: "old/c.ttf")
    try folder.write("no font", to: "old/README")
    try folder.write(font("Kept"), to: "new/renamed.ttf")
    try folder.write(font("Changed", ascender: 800), to: "new/deep/b.ttf")
    try folder.write(font("Added"), to: "new/d.ttf")
    let (old, new) = (folder.path(of: "old"), folder.path(of: "new"))
    let result = try compare([old, new, "--exit-code"])
    #expect(result.status == 1)
    #expect(result.errorText == "")
    let lines = result.outputText.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("typo ascender 750 800 +50"))
    #expect(lines.contains { $0.hasPrefix("Gone-Regular") })
    #expect(lines.contains { $0.hasPrefix("Added-Regular") })
    #expect(lines.contains { $0.hasPrefix("2 faces compared: 1 differs") })
    #expect(try compare([old, old, "--exit-code"]).status == 0)
  }

  @Test("collections are compared face by face too")
  func collections() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(
      SFNTBuilder.ttc(of: [font("One"), font("Two")]), to: "old.ttc")
    let new = try folder.write(
      SFNTBuilder.ttc(of: [font("Two", ascender: 751), font("One")]), to: "new.ttc")
    let result = try compare([old, new, "--format", "plain"])
    let differing = result.outputText.split(separator: "\n").filter { $0.hasSuffix("\ttrue") }
    #expect(differing.count == 2)
    #expect(differing.allSatisfy { $0.contains("old.ttc\t1\t") && $0.contains("new.ttc\t0\t") })
  }

  @Test("a folder is not compared with a font, and one font with nothing")
  func usage() throws {
    let folder = try TemporaryFolder()
    let mixed = try compare([folder.path, "DejaVu Sans"])
    #expect(mixed.status == 2)
    #expect(mixed.errorText.contains("a folder is compared with one other folder"))
    #expect(try compare(["DejaVu Sans"]).status == 2)
    #expect(try compare(["DejaVu Sans", "Lato", "--tolerance", "-1"]).status == 2)
    #expect(try compare(["DejaVu Sans", "Lato", "--all-styles"]).status == 2)
    #expect(try compare([folder.path, folder.path]).status == 1)
  }

  @Test("--output draws both fonts on one baseline, and --draw above the tables")
  func drawing() throws {
    let program = try BuiltProgram()
    let path = program.home.path(of: "both.svg")
    let file = try program.run("compare", "DejaVu Sans", "Lato", "--output", path, "--no-labels")
    #expect(file.status == 0)
    #expect(file.errorText == "")
    #expect(file.outputText.contains("To match A at 24 pt"))
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.contains("“Hxgp” in DejaVu Sans Book, Lato Regular with metric lines"))
    let terminal = try program.run("compare", "DejaVu Sans", "Lato", "--draw", "--text", "Ög")
    #expect(terminal.status == 0)
    let caption = try #require(terminal.outputText.split(separator: "\n").first)
    #expect(caption.contains("DejaVu Sans Book") && caption.contains("Lato Regular"))
    #expect(terminal.outputText.contains("To match A at 24 pt"))
  }

  @Test(
    "what can't be drawn is an error, status 2, and no file is left",
    arguments: [
      (["--text", "x"], "nothing is drawn"), (["--type", "svg"], "nothing is drawn"),
      (["--draw", "--json"], "`--draw` puts a picture above tables"),
      (["-o", "-", "--type", "svg"], "`--output -` would mix"),
      (["-o", "a.gif"], "doesn't end in"),
      (["-o", "missing/a.png", "--no-labels"], "missing/a.png: can't be written"),
    ])
  func drawingErrors(options: [String], message: String) throws {
    let program = try BuiltProgram()
    var process = program.process(
      (["compare", "DejaVu Sans", "Lato"] + options).map { Array($0.utf8) })
    process.folder = program.home.path
    let result = try process.run()
    #expect(result.status == 2)
    #expect(result.errorText.contains(message), "\(result.errorText)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: program.home.path) == [])
  }

  @Test("folders and collections are not drawn")
  func drawingMany() throws {
    let folder = try TemporaryFolder()
    try folder.write(font("One"), to: "fonts/one.ttf")
    let fonts = folder.path(of: "fonts")
    let collection = try folder.write(SFNTBuilder.ttc(of: [font("One"), font("Two")]), to: "a.ttc")
    let picture = folder.path(of: "a.svg")
    let folders = try compare([fonts, fonts, "-o", picture])
    #expect(folders.status == 2)
    #expect(folders.errorText.contains("a picture shows fonts, not folders"))
    let collections = try compare([collection, collection, "-o", picture])
    #expect(collections.status == 2)
    #expect(collections.errorText.contains("a picture shows faces, not collections"))
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test("a font that is missing is an error; the others are compared if the first is there")
  func missing() throws {
    let first = try compare(["No Such Font", "DejaVu Sans", "Lato"])
    #expect(first.status == 1)
    #expect(first.outputText == "")
    let other = try compare(["DejaVu Sans", "No Such Font", "Lato", "/nowhere/x.ttf"])
    #expect(other.status == 2)
    #expect(other.outputText.contains("Lato Regular"))
    #expect(other.errorText.contains("No Such Font"))
  }
}
