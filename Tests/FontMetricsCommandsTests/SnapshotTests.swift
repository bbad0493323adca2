import Foundation
import TestSupport
import Testing

/// What the tests themselves lean on: snapshots, folders, installed fonts, the built program.
struct SnapshotTests {
  @Test("Equal texts have no difference")
  func equal() {
    #expect(firstDifference(expected: "a\nb\n", actual: "a\nb\n") == nil)
  }

  @Test(
    "The first line that differs is shown after the lines before it",
    arguments: [
      ("a\nb\nc\nd", "a\nb\nc\nX", "line 4, expected (-) and actual (+):\n  b\n  c\n- d\n+ X"),
      ("a", "a\n", "line 2, expected (-) and actual (+):\n  a\n- (no such line)\n+ "),
      ("a ", "a", "line 1, expected (-) and actual (+):\n- a (end of line)\n+ a"),
      (
        "\u{1B}[31m", "\u{E9}",
        "line 1, expected (-) and actual (+):\n- \\u{1B}[31m\n+ \u{E9}"
      ),
    ])
  func difference(expected: String, actual: String, shown: String) {
    #expect(firstDifference(expected: expected, actual: actual) == shown)
  }

  @Test("Composed and decomposed letters differ, though Swift calls the strings equal")
  func decomposed() {
    #expect(firstDifference(expected: "\u{E9}", actual: "e\u{301}") != nil)
  }

  @Test("A snapshot beside the source file decides, and can be recorded")
  func snapshot() throws {
    let folder = try TemporaryFolder()
    let source = folder.path(of: "SomeTests.swift")
    #expect(throws: SnapshotMismatch.self) {
      try expectSnapshot("one\n", named: "numbers", file: source, recording: false)
    }
    try expectSnapshot("one\ntwo\n", named: "numbers", file: source, recording: true)
    try expectSnapshot("one\ntwo\n", named: "numbers", file: source, recording: false)
    #expect(throws: SnapshotMismatch.self) {
      try expectSnapshot("one\nthree\n", named: "numbers", file: source, recording: false)
    }
  }

  @Test(
    "Snapshots are recorded on request, and never in CI",
    arguments: [
      ([:], false), (["RECORD_SNAPSHOTS": "1"], true), (["RECORD_SNAPSHOTS": "0"], false),
      (["RECORD_SNAPSHOTS": "1", "CI": "true"], false),
    ])
  func recording(environment: [String: String], isRecording: Bool) {
    #expect(recordsSnapshots(in: environment) == isRecording)
  }

  @Test("A temporary folder goes away with its last holder")
  func temporaryFolder() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder).write("text", to: "deep/file.txt")
    #expect(FileManager.default.fileExists(atPath: path))
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("Every font of the tests is installed", arguments: TestFont.allCases)
  func fonts(font: TestFont) throws {
    #expect(try !font.bytes().isEmpty)
  }

  @Test("The program was built beside the tests and runs in an environment of its own")
  func program() throws {
    let program = try BuiltProgram()
    let result = try program.run("--version")
    #expect(result.status == 0, "\(result.errorText)")
    #expect(program.environment["HOME"] == program.home.path)
  }
}
