import Foundation
import TestSupport
import Testing

/// A font that has more of something than it may is refused with the name of the limit.
@Suite struct LimitTests {
  /// A limit that a sound font meets, and what is then said.
  struct Row: Sendable, CustomTestStringConvertible {
    let limit: String
    let message: String
    var arguments: [String] = []
    var font: @Sendable () throws -> [UInt8] = { SFNTBuilder.variable().build() }

    var testDescription: String { limit }
  }

  static let rows = [
    Row(limit: "file-size=1K", message: "is larger than 1 KiB"),
    Row(limit: "glyphs=5", message: "has 6 glyphs; 5 are the most"),
    Row(limit: "instances=2", message: "has 3 named instances; 2 are the most"),
    Row(limit: "name-length=12", message: "has a name of 21 characters; 12 are the most"),
    Row(
      limit: "faces=1", message: "has 2 faces; 1 are the most",
      font: {
        let font = SFNTBuilder().build()
        return try SFNTBuilder.ttc(of: [font, font])
      }),
    Row(
      limit: "unpacked-size=1M", message: "unpacks to 3 MiB by its own words; 1 MiB is the most",
      font: {
        Array("wOFF".utf8) + [UInt8](repeating: 0, count: 13) + [0x30, 0, 0] + [0, 0, 0, 0]
      }),
    Row(
      limit: "segments=7", message: "the outlines of the text have more than 7 segments",
      arguments: ["--text", "HH"]),
    Row(
      limit: "pixels=40", message: "the bitmaps of the text have more than 40 pixels",
      arguments: ["--text", "HH"], font: { PictureFonts.bitmaps(pixelsPerEm: [12]) }),
  ]

  private func show(_ row: Row, _ more: [String]) throws -> ChildProcess.Result {
    var process = try BuiltProgram().process(
      (["show", "-", "--format", "plain"] + row.arguments + more).map { Array($0.utf8) })
    process.input = try row.font()
    return try process.run()
  }

  @Test("What goes beyond a limit is refused, and how to raise it is told", arguments: rows)
  func beyond(_ row: Row) throws {
    let result = try show(row, ["--limit", row.limit])
    #expect(result.status == 2)
    #expect(result.errorText.contains(": \(row.message)\n"), "\(result.errorText)")
    let name = row.limit.prefix { $0 != "=" }
    #expect(result.errorText.contains("--limit \(name)="))
  }

  @Test("What holds without being asked for lets these fonts pass", arguments: rows)
  func standard(_ row: Row) throws {
    let result = try show(row, [])
    #expect(!result.errorText.contains("--limit"))
  }

  @Test(
    "What isn't a limit is bad usage",
    arguments: ["faces", "faces=", "faces=0", "faces=many", "mouths=2", "file-size=2T", "axes=1K"])
  func badUsage(text: String) throws {
    let result = try BuiltProgram().run("show", "x.ttf", "--limit", text)
    #expect(result.status == 2)
    #expect(result.errorText.contains("--limit"))
  }

  @Test(
    "What isn't a file is refused and not read for ever",
    arguments: ["/proc/self/mem", "/dev/zero", "/dev/stdin", "/dev/tty"])
  func noFile(path: String) throws {
    let result = try BuiltProgram().run("show", path, "--format", "plain")
    #expect(result.status != 0)
    #expect(result.output.isEmpty)
  }

  @Test("A folder with a font's name is a folder")
  func folderNamedLikeFont() throws {
    let folder = try TemporaryFolder()
    try folder.write(SFNTBuilder().build(), to: "x.ttf/inside.ttf")
    let result = try BuiltProgram().run("show", folder.path(of: "x.ttf"), "--format", "plain")
    #expect(result.status == 0)
    #expect(result.outputText.contains("x.ttf/inside.ttf"))
  }
}
