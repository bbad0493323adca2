import TestSupport
import Testing

/// Tables where there is little room, and where there is much.
@Suite("Narrow and wide terminals") struct NarrowTerminalTests {
  static let commands = [
    ["list", "--search", "jetbrains"], ["list", "--search", "jetbrains", "--metrics"],
    ["show", "DejaVu Sans"], ["show", "Lato", "--text", "Hxgp", "--glyph", "H"],
    ["compare", "Lato", "DejaVu Sans"], ["check", "Lato"],
  ]

  @Test("no line is wider than the terminal", arguments: commands, [40, 60, 80, 200])
  func width(command: [String], columns: Int) throws {
    var program = try BuiltProgram()
    program.environment["COLUMNS"] = "\(columns)"
    let result = try program.process(command.map { Array($0.utf8) }).run()
    let lines = result.outputText.split(separator: "\n")
    #expect(lines.count > 5, "\(result.errorText)")
    // Paths are wrapped between any two letters, words between words.
    for line in lines { #expect(line.count <= columns, "\(line)") }
  }

  @Test("metrics that have no room beside a face stand below it, none left out")
  func foldedMetrics() throws {
    var program = try BuiltProgram()
    program.environment["COLUMNS"] = "40"
    let result = try program.run("list", "--search", "Lato Regular", "--metrics")
    let words = result.outputText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // The numbers of Lato in head and OS/2.
    #expect(
      words.contains(
        "Regular 400 upem 2000 asc 1610 desc -390 gap 400 line 2400 cap 1433 x 1013"))
  }
}
