import Foundation
import TestSupport
import Testing

/// A machine that is full, narrow or in a hurry.
@Suite struct SurroundingsTests {
  /// Runs the program in a shell after a line that changes what it may.
  private func run(
    after line: String, _ arguments: [String], input: [UInt8] = []
  ) throws -> ChildProcess.Result {
    let program = try BuiltProgram()
    var process = program.process([])
    process.executable = "/bin/sh"
    process.arguments = (["-c", "\(line); exec \"$@\"", "sh", program.path] + arguments).map {
      Array($0.utf8)
    }
    process.input = input
    return try process.run()
  }

  @Test(
    "Output that can't be written is trouble, with the reason",
    arguments: [
      ["show", "DejaVu Sans"], ["show", "DejaVu Sans", "--json"], ["list"],
      ["check", "DejaVu Sans"],
      ["compare", "DejaVu Sans", "DejaVu Serif"], ["css", "DejaVu Sans"], ["manual"], ["--help"],
      ["draw", "DejaVu Sans"], ["draw", "DejaVu Sans", "--type", "pdf"], ["completions", "bash"],
      ["show", "--all", "--format", "ndjson"],
    ])
  func fullOutput(arguments: [String]) throws {
    var process = try BuiltProgram().process(arguments.map { Array($0.utf8) })
    process.output = .file("/dev/full")
    let result = try process.run()
    #expect(result.status == 2)
    #expect(
      result.errorText.contains("fontmetrics: output can't be written: no space left on device"))
  }

  @Test("Standard error that can't be written changes nothing else")
  func fullErrorOutput() throws {
    let result = try run(after: "exec 2>/dev/full", ["show", "/nowhere.ttf", "--format", "ndjson"])
    #expect(result.signal == nil)
    #expect(result.status == 2)
    #expect(result.outputText.contains("file-missing"))
  }

  @Test("Thousands of files need few descriptors")
  func fewDescriptors() throws {
    let folder = try TemporaryFolder()
    let font = SFNTBuilder().build()
    for number in 0..<3000 { try folder.write(font, to: "\(number % 50)/\(number).ttf") }
    let result = try run(after: "ulimit -n 64", ["show", folder.path, "--format", "plain"])
    #expect(result.status == 0)
    #expect(result.errorText == "")
    #expect(result.output.count { $0 == UInt8(ascii: "\n") } == 3000)
  }

  @Test("A folder of fonts that vanishes between listing and opening leaves errors of its own")
  func vanishingFonts() throws {
    let folder = try TemporaryFolder()
    let font = SFNTBuilder().build()
    for number in 0..<2000 { try folder.write(font, to: "\(number).ttf") }
    let result = try run(
      after: "(sleep 0.2; rm -r \"$2\") &", ["show", folder.path, "--format", "ndjson"])
    #expect(result.signal == nil)
    for line in result.output.split(separator: UInt8(ascii: "\n")) {
      let record = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      #expect(record?["code"] == nil || record?["code"] as? String == "file-missing")
    }
  }

  @Test("A cache of fontconfig's that can't be written is no trouble")
  func unwritableCache() throws {
    var program = try BuiltProgram()
    program.environment["XDG_CACHE_HOME"] = "/dev/full"
    let result = try program.run("show", "DejaVu Sans", "--format", "plain")
    #expect(result.status == 0)
    #expect(result.errorText == "")
  }

  @Test(
    "A signal at any moment leaves the old picture or the new one, and nothing else",
    arguments: 0..<24)
  func signals(number: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("the old one", to: "out.svg")
    let signal = ["INT", "TERM", "HUP", "KILL"][number % 4]
    let delay = Double(number) * 0.008
    let result = try run(
      after: "(sleep \(delay); kill -\(signal) $$) &",
      ["draw", "DejaVu Sans", "-o", path, "--text", String(repeating: "Hxgp", count: 40)])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "the old one" || text.hasPrefix("<svg") && text.hasSuffix("</svg>\n"))
    if result.status == 0 { #expect(text != "the old one") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.svg"])
  }
}
