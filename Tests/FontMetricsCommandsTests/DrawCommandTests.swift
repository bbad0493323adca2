import Foundation
import TestSupport
import Testing

/// `draw` and `show --draw` as a person or a script meets them.
@Suite struct DrawCommandTests {
  @Test(
    "the name of the file says what is written",
    arguments: [("a.png", "\u{FFFD}PNG"), ("A.SVG", "<svg "), ("a.b.pdf", "%PDF-")])
  func types(name: String, start: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: name)
    let result = try BuiltProgram().run("draw", "DejaVu Sans", "--no-labels", "-o", path)
    #expect(result.status == 0)
    #expect(result.outputText == "" && result.errorText == "")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(start))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
  }

  @Test("--type decides over the name, and - is standard output")
  func type() throws {
    let program = try BuiltProgram()
    let output = try program.run(
      "draw", "DejaVu Sans", "--no-labels", "--type", "svg", "-o", "-")
    #expect(output.status == 0)
    #expect(output.outputText.hasPrefix("<svg ") && output.outputText.hasSuffix("</svg>\n"))
    let path = program.home.path(of: "picture.png")
    #expect(
      try program.run("draw", "DejaVu Sans", "--no-labels", "--type", "svg", "-o", path).status
        == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(output.output))
  }

  @Test(
    "what can't be written or isn't understood is an error, status 2, with what to do",
    arguments: [
      (["-o", "a.gif"], "`a.gif` doesn't end in .png, .svg or .pdf", "--type"),
      (["-o", "picture"], "doesn't end in .png, .svg or .pdf", "--type"),
      (["-o", "-"], "`--output -` needs `--type`", "--type png"),
      (
        ["-o", "missing/a.png"], "missing/a.png: can't be written: no such file",
        "make the folder first"
      ),
      (["-o", "/", "--type", "png"], "/: is a folder", "name a file in it"),
      (["-o", "/dev/full", "--type", "png"], "/dev/full: can't be written: no space left", ""),
      (["-o", "/proc/a.png"], "/proc/a.png: can't be written", ""),
      (["--lines", "asender"], "`asender` is not one of ascender, ", "did you mean `ascender`?"),
      (["--set", "typ"], "`typ` is not one of hhea, typo, win, all", "did you mean `typo`?"),
      (["--protocol", "kity"], "`kity` is not one of auto, symbols", "did you mean `kitty`?"),
      (["--background", "red"], "`red` is not a background", "none is"),
      (["--size", "0"], "`0` is not between 0.01 and 10,000", ""),
      (["--scale", "0"], "`0` is not a scale", ""),
      (["--line-count", "0"], "--line-count", ""),
      (["--feature", "nonsense!"], "nonsense!", ""),
      (["--size", "9000", "-o", "a.png"], "16,384 × 16,384 is the most", "smaller --size"),
    ])
  func errors(arguments: [String], message: String, advice: String) throws {
    let program = try BuiltProgram()
    let words = ["draw", "DejaVu Sans", "--no-labels"] + arguments
    var process = program.process(words.map { Array($0.utf8) })
    process.folder = program.home.path
    let result = try process.run()
    #expect(result.status == 2)
    #expect(result.outputText == "")
    #expect(result.errorText.hasPrefix("fontmetrics: "))
    #expect(result.errorText.contains(message), "\(result.errorText)")
    #expect(advice.isEmpty || result.errorText.contains(advice), "\(result.errorText)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: program.home.path) == [])
  }

  @Test("characters without a glyph are named, and ink outside the line's box is told")
  func notices() throws {
    let result = try BuiltProgram().run(
      "draw", "DejaVu Sans", "--no-labels", "--type", "svg", "-o", "-", "--size", "100", "--text",
      "Ắ\u{30A}\u{E000}")
    #expect(result.status == 0)
    #expect(result.errorText.contains("DejaVu Sans Book: has no glyph for"))
    #expect(result.errorText.contains("(U+E000)"))
    #expect(result.errorText.contains("px above the ascender"))
  }

  @Test("what is no terminal gets characters without escape sequences, fitted to its width")
  func symbols() throws {
    var program = try BuiltProgram()
    program.environment["COLUMNS"] = "50"
    let result = try program.run("draw", "DejaVu Sans", "--size", "24")
    #expect(result.status == 0)
    #expect(!result.output.contains(0x1B))
    #expect(result.outputText.contains("Ascender    22.277  1901"))
    for line in result.outputText.split(separator: "\n") { #expect(line.count <= 50) }
    let kitty = try program.run("draw", "DejaVu Sans", "--protocol", "kitty")
    #expect(kitty.outputText.hasPrefix("\u{1B}_Ga=T,"))
  }

  @Test("several fonts are drawn below each other; one that is missing doesn't stop the rest")
  func several() throws {
    let result = try BuiltProgram().run(
      "draw", "DejaVu Sans", "No Such Font", "Lato", "--type", "svg", "-o", "-")
    #expect(result.status == 1)
    let faces = result.outputText.matches(of: /data-face="([^"]*)"/).map { String($0.1) }
    #expect(faces == ["DejaVu Sans Book", "Lato Regular"])
    #expect(result.errorText.contains("No Such Font: no installed font has this name"))
  }

  @Test("a font on standard input is drawn")
  func standardInput() throws {
    let result = try BuiltProgram().run(
      "draw", "-", "--type", "svg", "-o", "-", input: TestFont.dejaVuSerif.bytes())
    #expect(result.status == 0)
    #expect(result.outputText.contains("DejaVu Serif Book"))
  }

  @Test("a variable font is drawn at its position")
  func variation() throws {
    let program = try BuiltProgram()
    let svgs = try [[], ["--variation", "wght=900"], ["--instance", "Black"]].map { more in
      let words = [
        "draw", TestFont.interVariable.path, "--no-labels", "--type", "svg", "-o", "-",
      ]
      let process = program.process((words + more).map { Array($0.utf8) })
      return try process.run().outputText.firstMatch(of: /\sd="([^"]*)"/).map { String($0.1) }
    }
    #expect(svgs[0] != nil && svgs[0] != svgs[1])
    #expect(svgs[1] == svgs[2])
  }

  @Test("without a font for labels there is a picture without, and it is said")
  func noLabelFont() throws {
    var program = try BuiltProgram()
    program.environment["FONTCONFIG_FILE"] = "/nonexistent/fonts.conf"
    let path = program.home.path(of: "a.png")
    let result = try program.run("draw", TestFont.lato.path, "-o", path)
    #expect(result.status == 0)
    #expect(result.errorText.contains("labels: no font was found for them"))
    #expect(FileManager.default.fileExists(atPath: path))
    let named = try program.run(
      "draw", TestFont.lato.path, "-o", path, "--label-font", TestFont.lato.path)
    #expect(named.status == 0 && named.errorText == "")
  }

  @Test("show --draw puts the picture above the table, and only above a table")
  func show() throws {
    let program = try BuiltProgram()
    let result = try program.run("show", "DejaVu Sans", "Lato", "--draw")
    #expect(result.status == 0)
    let plain = try program.run("show", "DejaVu Sans", "Lato").outputText
    let lines = result.outputText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("┌─"))
    let tables = lines.filter { !$0.contains("│") && !$0.contains("─") }.joined(separator: "\n")
    for line in plain.split(separator: "\n") { #expect(tables.contains(line)) }
    let json = try program.run("show", "DejaVu Sans", "--draw", "--json")
    #expect(json.status == 2)
    #expect(json.errorText.contains("`--draw` puts a picture above a table"))
  }
}
