import Foundation
import TestSupport
import Testing

/// A font that crashes or stalls FreeType is left out, and the work on others goes on.
@Suite struct ContainmentTests {
  private let folder: TemporaryFolder
  /// Sound, crashing, sound, stalling, sound.
  private let paths: [String]
  private let sound: [String]

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    paths = try ["a", "crash", "b", "stall", "c"].map { name in
      let bytes =
        switch name {
        case "crash": CompositeFonts.endless
        case "stall": CompositeFonts.boundless
        case _: SFNTBuilder().build()
        }
      return try folder.write(bytes, to: "\(name).ttf")
    }
    sound = [paths[0], paths[2], paths[4]]
  }

  /// Runs the program with little stack, where the crash comes soon.
  private func run(
    _ arguments: [String], input: [UInt8] = [], containment: String = "on"
  ) throws -> ChildProcess.Result {
    let program = try BuiltProgram()
    var process = program.process([])
    process.executable = "/bin/sh"
    process.arguments =
      (["-c", "ulimit -s 1024; exec \"$@\"", "sh", program.path] + arguments
      + ["--limit", "time=2"]).map { Array($0.utf8) }
    process.environment["FONTMETRICS_CONTAINMENT"] = containment
    process.input = input
    return try process.run()
  }

  @Test(
    "What is printed is what the sound fonts give, once and in order",
    arguments: ["plain", "csv", "table"], [1, 3])
  func sameOutput(format: String, workers: Int) throws {
    let options = ["--format", format, "--jobs", "\(workers)"]
    let all = try run(["show"] + paths + options)
    #expect(all.status == 2)
    #expect(try all.output == run(["show"] + sound + options).output)
    #expect(
      all.errorText == """
        fontmetrics: \(paths[1]): crashed what reads it (signal 11) and is left out
          don't trust this file; it may be made to do harm
        fontmetrics: \(paths[3]): takes more than 2 s of processor time
          if the font can be trusted, allow more: --limit time=N

        """)
  }

  @Test("Records tell of the fonts that were left out, at their places")
  func records() throws {
    let result = try run(
      ["show", "--files-from", "-", "--format", "ndjson"],
      input: Array(paths.joined(separator: "\n").utf8))
    let codes = try result.output.split(separator: UInt8(ascii: "\n")).map { line in
      let record = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      return record?["code"] as? String
    }
    #expect(codes == [nil, "crashed", nil, "limit-exceeded", nil])
  }

  @Test(
    "Every command that reads fonts contains them",
    arguments: [
      ["check", "--format", "plain"], ["css"], ["compare", "--format", "plain"],
      ["draw", "--type", "svg", "--no-labels"], ["show", "--text", "H"],
    ])
  func commands(arguments: [String]) throws {
    let result = try run(arguments + paths.prefix(3))
    #expect(result.signal == nil)
    #expect(result.status == 2)
    #expect(result.errorText.contains("crash.ttf: crashed what reads it"))
    #expect(!result.output.isEmpty)
  }

  @Test("A font from standard input is told as well")
  func standardInput() throws {
    let result = try run(["show", "-"], input: CompositeFonts.endless)
    #expect(result.status == 2)
    #expect(result.errorText.hasPrefix("fontmetrics: -: crashed what reads it"))
  }

  @Test("Without containment a crash is a crash")
  func switchedOff() throws {
    let result = try run(["show", paths[1]], containment: "off")
    #expect(result.signal == 11 || result.errorText.contains("Sanitizer"))
  }
}
