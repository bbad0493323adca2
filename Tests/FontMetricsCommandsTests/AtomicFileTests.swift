import FontModel
import Foundation
import TestSupport
import Testing

@testable import FontMetricsCommands

/// A file appears whole or not at all.
@Suite struct AtomicFileTests {
  private func write(_ text: String, to path: String) throws(FontError) {
    try AtomicFile(path: FilePath(path)).write(Array(text.utf8))
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("a file is made, then replaced, and nothing else is left in the folder")
  func replace() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "out.svg")
    try write("first, and longer", to: path)
    try write("second", to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "second")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.svg"])
  }

  @Test("a file that exists keeps its mode", arguments: [0o600, 0o664])
  func modes(mode: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "out.svg")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try write("new", to: path)
    #expect(try self.mode(of: path) == mode)
  }

  @Test("a symbolic link stays one, and its target is replaced")
  func link() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("old", to: "deep/target.svg")
    let link = folder.path(of: "link.svg")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try write("new", to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "new")
  }

  @Test(
    "a path that can't be written is an error that names it",
    arguments: ["missing/out.svg", "file/out.svg", "out.svg/", ""])
  func unwritable(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a file", to: "file")
    let path = folder.path(of: name)
    let error = #expect(throws: FontError.self) { try write("new", to: path) }
    #expect(error?.code == .fileUnwritable)
    #expect(error?.subject == path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  @Test("a device is written to")
  func device() throws {
    try write("nothing", to: "/dev/null")
    let error = #expect(throws: FontError.self) { try write("something", to: "/dev/full") }
    #expect(error?.message == "can't be written: no space left on device")
  }

  @Test("when writing fails half-way the old file is as it was, and no other is there")
  func fullDisk() throws {
    let program = try BuiltProgram()
    let path = try program.home.write("the old one", to: "out.png")
    // Files may have 512 bytes, and going beyond is an error instead of a signal.
    var process = ChildProcess(
      "/bin/sh",
      [
        "-c", "trap '' XFSZ; ulimit -f 1; exec \"$@\"", "sh", program.path, "draw", "DejaVu Sans",
        "--no-labels", "-o", path,
      ].map { Array($0.utf8) })
    process.environment = program.environment
    let result = try process.run()
    #expect(result.status == 2)
    #expect(result.errorText.contains("\(path): can't be written: file too large"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "the old one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: program.home.path) == ["out.png"])
  }
}
