import TestSupport
import Testing

/// What a user should know of the face that was chosen, also where output has no warnings.
@Suite struct SelectionWarningTests {
  @Test(
    "a clamped axis is told on standard error",
    arguments: [
      ["--metric", "capHeight", "--units"], ["--format", "csv"], ["--format", "plain"],
    ])
  func clamped(arguments: [String]) throws {
    let words = ["show", "-", "--variation", "wght=9999"] + arguments
    var process = try BuiltProgram().process(words.map { Array($0.utf8) })
    process.input = SFNTBuilder.variable(useTypoMetrics: false).build()
    let result = try process.run()
    #expect(result.status == 0)
    #expect(result.errorText.contains("fontmetrics: -: wght was set to 900"))
  }

  @Test("tables and JSON have the warning in them and tell it once") func carried() throws {
    for format in ["table", "json", "ndjson"] {
      let result = try BuiltProgram().run(
        "show", "-", "--variation", "wght=9999", "--format", format,
        input: SFNTBuilder.variable(useTypoMetrics: false).build())
      #expect(result.errorText == "", "\(format)")
      #expect(result.outputText.contains("variation-clamped"), "\(format)")
    }
  }

  @Test(
    "the choice among files of one face is told",
    arguments: [["show", "Inter", "--format", "csv"], ["compare", "Inter", "Lato", "--json"]])
  func duplicates(arguments: [String]) throws {
    let result = try BuiltProgram().process(arguments.map { Array($0.utf8) }).run()
    #expect(result.errorText.contains("fontmetrics: Inter: More than one file has this face"))
  }

  @Test(
    "options that can't both be meant are refused",
    arguments: [
      ["list", "--families", "--json"], ["list", "--count", "--format", "csv"],
      ["show", "Lato", "--em", "--format", "csv"],
      ["show", "Lato", "--text-styles", "--format", "plain"],
      ["show", "Inter", "--variation", "wght=400,wght=500"], ["show", ""],
    ])
  func contradictions(arguments: [String]) throws {
    let result = try BuiltProgram().process(arguments.map { Array($0.utf8) }).run()
    #expect(result.status == 2)
    #expect(result.outputText == "")
  }

  @Test(
    "tables of people fit into 40 columns",
    arguments: [["show", "Lato"], ["list", "--search", "noto sans"]])
  func narrow(arguments: [String]) throws {
    var program = try BuiltProgram()
    program.environment["COLUMNS"] = "40"
    let result = try program.process(arguments.map { Array($0.utf8) }).run()
    for line in result.outputText.split(separator: "\n") {
      #expect(line.count <= 40, "\(line)")
    }
  }
}
