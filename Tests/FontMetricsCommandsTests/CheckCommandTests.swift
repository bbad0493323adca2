import Foundation
import TestSupport
import Testing

@Suite("fontmetrics check")
struct CheckCommandTests {
  static let reportedFonts: [([TestFont], status: Int32, words: [String])] = [
    ([.ibm3270], 1, ["gap"]),
    ([.proggyTiny], 1, ["lines-differ"]),
    ([.manjari, .manjariBold, .manjariThin], 1, ["1500", "1400", "750", "800", "900"]),
    ([.amiriSlanted], 0, ["WARN"]),
    ([.firaCode], 1, ["win-clips-ink", "usWinAscent 1800"]),
  ]

  @Test("fonts that users reported end as they should", arguments: reportedFonts)
  func reported(_ fonts: [TestFont], _ status: Int32, _ words: [String]) throws {
    let result = try check(fonts)
    #expect(result.status == status)
    for word in words { #expect(result.outputText.contains(word), "\(result.outputText)") }
    #expect(result.errorText == "")
  }

  @Test("rules that are left out fail no more")
  func ignored() throws {
    #expect(try check([.firaCode], "--ignore", "win-clips-ink").status == 0)
    #expect(
      try check([.ibm3270], "--ignore", "lines-differ", "--ignore", "win-clips-ink").status == 0)
    #expect(try check([.ibm3270], "--ignore=lines-differ,win-clips-ink").status == 0)
  }

  @Test("an unknown rule is bad usage, and the one that was meant is named")
  func unknownRule() throws {
    let result = try check([.firaCode], "--ignore", "win-clip-ink")
    #expect(result.status == 2)
    #expect(result.outputText == "")
    #expect(result.errorText.contains("did you mean `win-clips-ink`?"))
  }

  @Test("a profile asks its own rules")
  func profile() throws {
    let result = try check([.ibm3270], "--profile", "opentype")
    #expect(result.status == 0)
    #expect(result.outputText.contains("profile opentype"))
  }

  @Test("what can't be read is told apart, and the rest is checked all the same")
  func unreadable() throws {
    let program = try BuiltProgram()
    let sound = try TestFont.amiriSlanted.require()
    let missing = try program.run("check", "/nowhere/x.ttf", sound)
    #expect(missing.status == 2)
    #expect(missing.outputText.contains("Amiri"))
    #expect(missing.errorText.hasPrefix("fontmetrics: /nowhere/x.ttf: "))
    let unknown = try program.run("check", "No Such Font", sound)
    #expect(unknown.status == 1)
    let json = try program.run("check", "/nowhere/x.ttf", "--json")
    #expect(json.status == 2)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
    #expect((document["errors"] as? [Any])?.count == 1)
  }

  @Test("a face that is named twice is checked once")
  func twice() throws {
    let result = try check([.amiriSlanted, .amiriSlanted])
    #expect(result.outputText.contains("in 1 face of 1 family"))
  }

  @Test("a baseline holds back what it knows")
  func baseline() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/known.json"
    let known = try check([.firaCode], "--json")
    try Data(known.output).write(to: URL(filePath: path))
    let same = try check([.firaCode], "--baseline", path)
    #expect(same.status == 0)
    // The words may stand on two lines.
    #expect(
      same.outputText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("1 known by the baseline"))
    let more = try check([.firaCode, .ibm3270], "--baseline", path)
    #expect(more.status == 1)
    #expect(!more.outputText.contains("Fira Code"))
    try Data("[1,\n2".utf8).write(to: URL(filePath: path))
    let broken = try check([.firaCode], "--baseline", path)
    #expect(broken.status == 2)
    #expect(broken.errorText.contains("line 2"))
    #expect(try check([.firaCode], "--baseline", folder.path + "/none.json").status == 2)
  }

  @Test("the warnings of show name the rules of check")
  func warningsOfShow() throws {
    let program = try BuiltProgram()
    let font = try TestFont.notoSans.require()
    let table = try program.run("show", font).outputText
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(table.contains("(check: win-clips-ink)"), "\(table)")
    let json = try program.run("show", font, "--format", "ndjson")
    let face = try #require(
      JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
    let warnings = try #require(face["warnings"] as? [[String: Any]])
    let clipping = try #require(warnings.first { $0["code"] as? String == "clipping-risk" })
    #expect(clipping["check"] as? String == "win-clips-ink")
    #expect(warnings.allSatisfy { $0["check"] is String || $0["check"] is NSNull })
    let findings = try program.run("check", font, "--format", "plain").outputText
    #expect(findings.hasPrefix("FAIL\twin-clips-ink\t"))
    #expect(findings.contains("scriptg (397, -389)"))
  }

  @Test("which face was taken is told on standard error")
  func selection() throws {
    let duplicates = try BuiltProgram().run("check", "Inter")
    #expect(
      duplicates.errorText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .hasPrefix("fontmetrics: Inter: More than one file has this face"))
    let substitute = try BuiltProgram().run("check", "Helvetica", "--substitute")
    #expect(substitute.errorText.contains("Helvetica is not installed"))
  }

  @Test("an instance is checked at its position")
  func instance() throws {
    // d rises to 850 at the black end and to 750 at the default, p goes down to -300 and -200.
    for (instance, extent) in [("Black", "850 and -300"), ("Regular", "750 and -200")] {
      var font = SFNTBuilder.variable()
      font[.usWinAscent] = 10
      let result = try BuiltProgram().run(
        "check", "-", "--instance", instance, "--format", "plain", input: font.build())
      #expect(result.outputText.contains("reach \(extent)"), "\(result.outputText)")
    }
  }

  @Test("SARIF is JSON that names the font as a URI")
  func sarif() throws {
    let result = try check([.firaCode], "--format", "sarif")
    #expect(result.status == 1)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    #expect(document["version"] as? String == "2.1.0")
    #expect(result.outputText.contains("\"uri\": \"file://\(TestFont.firaCode.path)\""))
  }

  private func check(_ fonts: [TestFont], _ options: String...) throws -> ChildProcess.Result {
    let arguments = try ["check"] + fonts.map { try $0.require() } + options
    return try BuiltProgram().process(arguments.map { Array($0.utf8) }).run()
  }
}
