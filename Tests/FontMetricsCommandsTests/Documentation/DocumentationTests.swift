import Foundation
import TestSupport
import Testing

/// What README and CONTRIBUTING show, done as a reader does it.
@Suite("Documentation") struct DocumentationTests {
  static let names = ["README.md", "CONTRIBUTING.md"]

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(ProjectFolder.root())/\(name)", encoding: .utf8)
  }

  static func sessions() throws -> [DocumentedSession] {
    try names.flatMap { DocumentedSession.all(in: try text($0), named: $0) }
  }

  @Test("a session prints what the document shows", arguments: try sessions())
  func session(_ session: DocumentedSession) throws {
    let program = try BuiltProgram()
    let folder = try TemporaryFolder()
    try Self.addFonts(to: folder)
    for step in session.steps {
      var process = program.process([])
      process.executable = "/bin/bash"
      // Pipes and both streams as a terminal shows them, after each other.
      process.arguments = ["-c", "{ \(step.command)\n} 2>&1"].map { Array($0.utf8) }
      let place = URL(filePath: program.path).deletingLastPathComponent().path
      process.environment["PATH"] = "\(place):/usr/bin:/bin"
      process.folder = folder.path
      let output = try process.run().outputText
      let lines = output.components(separatedBy: "\n").dropLast()
      #expect(
        step.matches(Array(lines)),
        """
        \(session.place): $ \(step.command)
        \(firstDifference(expected: step.output.joined(separator: "\n"), actual: output) ?? "")
        """)
    }
  }

  @Test("there are sessions with commands in both documents") func sessionsAreFound() throws {
    for name in Self.names {
      let sessions = DocumentedSession.all(in: try Self.text(name), named: name)
      #expect(!sessions.isEmpty && sessions.allSatisfy { !$0.steps.isEmpty }, "\(name)")
    }
  }

  /// Building, testing and installing can't be done inside a test that they run.
  @Test("a line of set-up is one that CI or the tests of set-up run", arguments: names)
  func setUp(name: String) throws {
    let steps = try Self.text(".ci/run")
    let tested = try Self.text("Tests/FontMetricsCommandsTests/Setup/SetupTests.swift")
    for block in DocumentedSession.blocks("sh", in: try Self.text(name)) {
      for line in block.lines where !line.isEmpty {
        let option = line.split(separator: " ").first { $0.hasPrefix("--") }.map { "\"\($0)\"" }
        #expect(
          steps.contains("step '\(line)'") || option.map { tested.contains($0) } ?? false,
          "\(name):\(block.line): \(line)")
      }
    }
  }

  @Test("a command in running text stands in a session, too", arguments: names)
  func inlineCommands(name: String) throws {
    let document = try Self.text(name)
    let shown = try Self.sessions().flatMap { $0.steps.map(\.command) }
    for span in document.matches(of: /`(fontmetrics [^`]+)`/).map({ String($0.output.1) }) {
      // A word in capitals stands for one of the reader's own.
      let isPattern = span.contains(/\b[A-Z]{3,}\b/)
      // Tried in the shells themselves.
      let isCompletion = span.hasPrefix("fontmetrics completions ")
      #expect(
        isPattern || isCompletion || shown.contains { $0.contains(span) }, "\(name): \(span)")
    }
  }

  /// The folder `fonts`, which the documents take as the reader's own.
  private static func addFonts(to folder: TemporaryFolder) throws {
    let fonts = "\(folder.path)/fonts"
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    for name in ["Lato-Regular.ttf", "Lato-Bold.ttf"] {
      try FileManager.default.copyItem(
        atPath: "/usr/share/fonts/truetype/lato/\(name)", toPath: "\(fonts)/\(name)")
    }
  }
}
