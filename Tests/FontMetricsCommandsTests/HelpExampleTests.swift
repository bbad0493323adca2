import Arguments
@testable import FontMetricsCommands
import Foundation
import TestSupport
import Testing

/// The examples of the help, run as a person would who copies them.
@Suite struct HelpExampleTests {
  static let lines =
    ProgramTable.program.examples.map(\.line)
    + ProgramTable.program.descriptions.flatMap { $0.examples.map(\.line) }

  @Test("every command has examples") func examples() {
    for command in ProgramTable.program.descriptions where command.name != "help" {
      #expect(command.examples.count >= 2, "\(command.name)")
    }
  }

  @Test("an example of the help works as it stands", arguments: lines)
  func example(line: String) throws {
    let commands = try ShellWords.commands(line)
    #expect(commands.contains { $0.first == "fontmetrics" })
    let folder = try TemporaryFolder()
    let program = try BuiltProgram()
    var process = program.process([])
    // The line as it stands, pipes and quotes included.
    process.executable = "/bin/sh"
    process.arguments = ["-c", line].map { Array($0.utf8) }
    let place = URL(filePath: program.path).deletingLastPathComponent().path
    process.environment["PATH"] = "\(place):/usr/bin:/bin"
    process.folder = folder.path
    let result = try process.run()
    // Nothing is called Helvetica here, which is an answer, not trouble.
    let isSearch = line.contains("Helv")
    #expect(result.status == (isSearch ? 1 : 0), "\(line): \(result.errorText)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(isSearch || !result.output.isEmpty || !files.isEmpty, "something comes of it")
  }
}
