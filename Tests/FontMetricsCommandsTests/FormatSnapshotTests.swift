import Arguments
@testable import FontMetricsCommands
import TestSupport
import Testing

/// What the program prints, at 80 columns, as it was last looked at.
@Suite struct FormatSnapshotTests {
  @Test(
    "help reads as it was last looked at",
    arguments: ["overview"] + ProgramTable.program.descriptions.map(\.name))
  func help(command: String) throws {
    let arguments = command == "overview" ? [] : ["help", command]
    let result = try run(arguments)
    try expectSnapshot(result, named: "help-\(command)")
  }

  @Test(
    "show prints each format as it was last looked at",
    arguments: ["table", "plain", "json", "ndjson", "csv"])
  func show(format: String) throws {
    try expectSnapshot(
      try run(["show", "DejaVu Sans", "--format", format]), named: "show-\(format)")
  }

  @Test(
    "list prints each format as it was last looked at",
    arguments: ["table", "plain", "json", "ndjson", "csv"])
  func list(format: String) throws {
    let arguments = ["list", "--search", "DejaVu Sans Mono", "--format", format]
    try expectSnapshot(try run(arguments), named: "list-\(format)")
  }

  @Test(
    "further tables read as they were last looked at",
    arguments: [
      ("show-variable", ["show", "Inter", "--variation", "wght=650", "--size", "10,12,24"]),
      ("show-bitmap", ["show", "/usr/share/fonts/X11/misc/6x13.pcf.gz", "--hinted"]),
      ("show-type1", ["show", "/usr/share/fonts/type1/urw-base35/NimbusSans-Regular.t1", "--em"]),
      ("show-text-styles", ["show", "Lato", "--text-styles"]),
      ("list-metrics", ["list", "--search", "DejaVu Sans Mono", "--metrics", "--files"]),
    ])
  func further(name: String, arguments: [String]) throws {
    try expectSnapshot(try run(arguments), named: name)
  }

  @Test("tables fold at 40 columns") func narrow() throws {
    var program = try BuiltProgram()
    program.environment["COLUMNS"] = "40"
    let result = try program.run("show", "DejaVu Sans")
    try expectSnapshot(result.outputText, named: "show-narrow")
  }

  @Test("colour is used where it is asked for") func colour() throws {
    var program = try BuiltProgram()
    program.environment["TERM"] = "xterm-256color"
    program.environment["COLUMNS"] = "80"
    let result = try program.run("show", "DejaVu Sans", "--color", "always")
    try expectSnapshot(result.outputText, named: "show-colour")
  }

  private func run(_ arguments: [String]) throws -> String {
    var program = try BuiltProgram()
    program.environment["COLUMNS"] = "80"
    return try program.process(arguments.map { Array($0.utf8) }).run().outputText
  }
}
