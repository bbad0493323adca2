import Foundation
import TestSupport
import Testing

/// The built program as a person or a script meets it.
@Suite struct EndToEndTests {
  @Test("show tells the metrics of DejaVu Sans at 24, each with its source")
  func showDejaVu() throws {
    let result = try BuiltProgram().run("show", "DejaVu Sans", "--size", "24")
    #expect(result.status == 0)
    #expect(result.errorText == "")
    // Units of 2048 to the em at 24: 1901, −483, 1493, 1120, 0 and 2384.
    for row in [
      "Ascender 22.277 1901 hhea", "Descender -5.660 -483 hhea",
      "Cap height 17.496 1493 measured from H", "x-height 13.125 1120 measured from x",
      "Line gap 0.000 0 hhea", "Line height 27.938 2384 hhea",
    ] {
      #expect(result.rows.contains { $0.hasSuffix(row) }, "\(row)")
    }
  }

  @Test("list --search finds nothing for Helv and says what fontconfig would use")
  func searchHelv() throws {
    let result = try BuiltProgram().run("list", "--search", "Helv")
    #expect(result.status == 1)
    #expect(result.outputText == "")
    #expect(result.errorText.contains("Helvetica is not installed; fontconfig would use"))
  }

  @Test(
    "list --search ignores case, accents and blanks", arguments: ["dejavusansmono", "DÉJAVU  mono"])
  func search(text: String) throws {
    let result = try BuiltProgram().run("list", "--search", text, "--families")
    #expect(result.status == 0)
    #expect(result.outputText == "DejaVu Sans Mono\n")
  }

  @Test("a font that is not installed is an error with suggestions, never another font")
  func notInstalled() throws {
    let result = try BuiltProgram().run("show", "DejaVu Sanz")
    #expect(result.status == 1)
    #expect(result.outputText == "")
    #expect(result.errorText.contains("fontmetrics: DejaVu Sanz: "))
    #expect(result.errorText.contains("did you mean DejaVu Sans"))
    #expect(result.errorText.contains("fontconfig would use"))
  }

  @Test("--substitute accepts another font and marks it")
  func substitute() throws {
    let result = try BuiltProgram().run("show", "Arial", "--substitute", "--json")
    #expect(result.status == 0)
    let face = try result.json.face
    #expect(face["substituted"] as? Bool == true)
    #expect((face["face"] as? [String: Any])?["family"] as? String == "Liberation Sans")
  }

  @Test("a missing file is trouble, a missing name is a no; the rest is shown and the worst counts")
  func severalFonts() throws {
    let result = try BuiltProgram().run(
      "show", "DejaVu Sans", "No Such Font", "/nowhere/font.ttf", "--format", "plain")
    #expect(result.status == 2)
    #expect(result.outputText.split(separator: "\n").count == 1)
    #expect(result.errorText.contains("fontmetrics: No Such Font: "))
    #expect(result.errorText.contains("fontmetrics: /nowhere/font.ttf: "))
  }

  @Test("a font on standard input is read as -")
  func standardInput() throws {
    let result = try BuiltProgram().run(
      "show", "-", "--metric", "ascender", "--units", input: SFNTBuilder().build())
    #expect(result.status == 0)
    let ascender = SFNTBuilder()[.hheaAscender]
    #expect(result.outputText == "\(try #require(ascender))\n")
  }

  @Test("a folder is every font below it, and other files are passed over")
  func folder() throws {
    let folder = try TemporaryFolder()
    try Data("not a font".utf8).write(to: URL(filePath: folder.path + "/readme.txt"))
    try Data(SFNTBuilder().build()).write(to: URL(filePath: folder.path + "/a.ttf"))
    let below = folder.path + "/below"
    try FileManager.default.createDirectory(atPath: below, withIntermediateDirectories: false)
    try Data(SFNTBuilder().build()).write(to: URL(filePath: below + "/b.ttf"))
    let result = try BuiltProgram().run("show", folder.path, "--format", "plain")
    #expect(result.status == 0)
    #expect(result.errorText == "")
    let files = result.outputText.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(files.map(String.init) == [folder.path + "/a.ttf", below + "/b.ttf"])
  }

  @Test("an option misspelt is trouble with a suggestion")
  func misspeltOption() throws {
    let result = try BuiltProgram().run("show", "DejaVu Sans", "--siez", "24")
    #expect(result.status == 2)
    #expect(result.outputText == "")
    #expect(result.errorText.contains("--size"))
  }

  @Test(
    "sizes that are none are refused", arguments: ["0", "-3", "nan", "1e9", "24em", "", "10,,12"])
  func badSize(size: String) throws {
    let result = try BuiltProgram().run("show", "DejaVu Sans", "--size=\(size)")
    #expect(result.status == 2)
    #expect(result.outputText == "")
    #expect(result.errorText.contains("--size"))
  }

  @Test(
    "--size is read in each of its spellings",
    arguments: [["--size=10"], ["--size", "10"], ["-s10"], ["-s", "10"]])
  func sizeSpellings(words: [String]) throws {
    let program = try BuiltProgram()
    let arguments = ["show", "DejaVu Sans", "--metric", "lineHeight"] + words
    let result = try program.process(arguments.map { Array($0.utf8) }).run()
    // 2384 units of 2048 to the em at 10.
    #expect(result.outputText == "11.640625\n")
  }

  @Test("points follow the resolution, pixels don't")
  func resolution() throws {
    let program = try BuiltProgram()
    let points = try program.run(
      "show", "DejaVu Sans", "--size", "18pt", "--dpi", "96", "--metric", "ascender")
    let pixels = try program.run(
      "show", "DejaVu Sans", "--size", "24px", "--dpi", "96", "--metric", "ascender")
    // 18 points at 96 dpi are 24 pixels: 1901 × 24 / 2048.
    #expect(points.outputText == "22.27734375\n")
    #expect(pixels.outputText == points.outputText)
  }

  @Test("a reader that goes away ends the program quietly")
  func closedPipe() throws {
    var process = try BuiltProgram().process([Array("list".utf8)])
    process.output = .closedPipe
    let result = try process.run()
    #expect(result.status == 0)
    #expect(result.errorText.contains("rror") == false)
  }

  @Test("a full disk is trouble") func fullDisk() throws {
    var process = try BuiltProgram().process(["list", "--json"].map { Array($0.utf8) })
    process.output = .file("/dev/full")
    let result = try process.run()
    #expect(result.status == 2)
    #expect(result.errorText.contains("output can't be written"))
  }

  @Test("without arguments comes the overview") func overview() throws {
    let result = try BuiltProgram().run()
    #expect(result.status == 0)
    #expect(result.outputText.contains("Usage: fontmetrics COMMAND"))
  }

  @Test("a metric that isn't in the font is a no") func absentMetric() throws {
    let font = try TestFont.materialIcons.require()
    let result = try BuiltProgram().run("show", font, "--metric", "capHeight")
    #expect(result.status == 1)
    #expect(result.outputText == "\n")
    #expect(result.errorText.contains("capHeight is not in the font"))
  }

  @Test("escape sequences in names do not reach the terminal")
  func evilName() throws {
    var font = SFNTBuilder()
    font.names = SFNTName.standard(family: "Evil\u{1B}[31m\nName\u{202E}", style: "Regular")
    for format in ["table", "plain", "json", "ndjson", "csv"] {
      let result = try BuiltProgram().run("show", "-", "--format", format, input: font.build())
      #expect(result.status == 0)
      #expect(result.outputText.contains("Evil"))
      #expect(!result.output.contains(0x1B), "\(format)")
      #expect(!result.outputText.unicodeScalars.contains("\u{202E}"), "\(format)")
    }
  }
}

extension ChildProcess.Result {
  /// The lines of standard output with runs of blanks as one.
  fileprivate var rows: [String] {
    outputText.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// Standard output as a JSON object.
  fileprivate var json: JSONObject {
    get throws {
      let value = try JSONSerialization.jsonObject(with: Data(output))
      return JSONObject(try #require(value as? [String: Any]))
    }
  }
}

/// A document of `show`.
private struct JSONObject {
  let members: [String: Any]

  init(_ members: [String: Any]) {
    self.members = members
  }

  /// The only face.
  var face: [String: Any] {
    get throws {
      let faces = try #require(members["faces"] as? [[String: Any]])
      #expect(faces.count == 1)
      return try #require(faces.first)
    }
  }
}
