import Foundation
import Glibc
import TestSupport
import Testing

/// What can be wrong with what the program is given, each with its answer.
@Suite struct BadInputTests {
  /// A file to read, what is wrong with it, and what the message says.
  struct BadFile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: @Sendable () -> [UInt8]
    let message: String
  }

  static let badFiles = [
    BadFile(testDescription: "an empty file", bytes: { [] }, message: "is empty"),
    BadFile(
      testDescription: "a text file", bytes: { Array("Dear Sir or Madam\n".utf8) },
      message: "not a font"),
    BadFile(
      testDescription: "a font cut off in its directory",
      bytes: { Array(SFNTBuilder().build().prefix(40)) }, message: "broken"),
    BadFile(
      testDescription: "a font without hhea",
      bytes: {
        var font = SFNTBuilder()
        font.removedTables = ["hhea"]
        return font.build()
      }, message: "hhea"),
    BadFile(
      testDescription: "a font of no units per em",
      bytes: {
        var font = SFNTBuilder()
        font[.unitsPerEm] = 0
        return font.build()
      }, message: "unitsPerEm"),
  ]

  @Test("a file that is no good font is trouble, with a reason", arguments: badFiles)
  func badFile(_ row: BadFile) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/font.ttf"
    try Data(row.bytes()).write(to: URL(filePath: path))
    let result = try BuiltProgram().run("show", path, "--format", "plain")
    #expect(result.status == 2)
    #expect(result.outputText == "")
    #expect(result.errorText.contains(path))
    #expect(result.errorText.localizedCaseInsensitiveContains(row.message), "\(result.errorText)")
  }

  @Test(
    "parts that a font doesn't have are trouble, and the message says which it has",
    arguments: [
      (["--index", "7"], "one face"), (["--instance", "NoSuch"], "Thin"),
      (["--instance", "99"], "Thin"), (["--variation", "wdth=80"], "wght"),
      (["--variation", "wght"], "wght=650"), (["--variation", "wght=nan"], "wght=650"),
      (["--index", "-1"], "--index"),
    ])
  func missingPart(arguments: [String], message: String) throws {
    let font = SFNTBuilder.variable(useTypoMetrics: false).build()
    var process = try BuiltProgram().process((["show", "-"] + arguments).map { Array($0.utf8) })
    process.input = font
    let result = try process.run()
    #expect(result.status == 2)
    #expect(result.outputText == "")
    #expect(result.errorText.contains(message), "\(result.errorText)")
  }

  @Test(
    "a position on a font that isn't variable is trouble",
    arguments: [["--instance", "Bold"], ["--variation", "wght=700"]])
  func notVariable(arguments: [String]) throws {
    var process = try BuiltProgram().process(
      (["show", "DejaVu Sans"] + arguments).map { Array($0.utf8) })
    process.input = []
    let result = try process.run()
    #expect(result.status == 2)
    #expect(result.errorText.contains("variable"))
  }

  @Test("a style that a family doesn't have is a no, with the styles it has") func noSuchStyle()
    throws
  {
    let result = try BuiltProgram().run("show", "DejaVu Sans", "--style", "Heavy")
    #expect(result.status == 1)
    #expect(result.errorText.contains("Bold Oblique"))
  }

  @Test("a missing file, a folder without fonts and a pipe are told apart")
  func paths() throws {
    let folder = try TemporaryFolder()
    try Data("x".utf8).write(to: URL(filePath: folder.path + "/readme.txt"))
    let program = try BuiltProgram()
    let missing = try program.run("show", folder.path + "/none.ttf")
    #expect(missing.status == 2)
    #expect(missing.errorText.contains("no such file"))
    let empty = try program.run("show", folder.path)
    #expect(empty.status == 1)
    #expect(empty.errorText.contains("no font"))
    let fifo = folder.path + "/font.otf"
    #expect(unsafe mkfifo(fifo, 0o600) == 0)
    let pipe = try program.run("show", fifo)
    #expect(pipe.status == 2)
    #expect(pipe.errorText.contains("standard input"))
    let device = try program.run("show", "/dev/zero")
    #expect(device.status == 2)
  }

  @Test("a word with a font's extension is a path, even if nothing is there") func pathLike() throws
  {
    let result = try BuiltProgram().run("show", "Lato.ttf")
    #expect(result.status == 2)
    #expect(result.errorText.contains("no such file"))
  }

  @Test("a broken or missing configuration is trouble for names and none for paths")
  func configuration() throws {
    let folder = try TemporaryFolder()
    let broken = folder.path + "/fonts.conf"
    try Data("<fontconfig><dir>/nowhere</dir><match".utf8).write(to: URL(filePath: broken))
    for file in [broken, "/nowhere/fonts.conf"] {
      var program = try BuiltProgram()
      program.environment["FONTCONFIG_FILE"] = file
      for arguments in [["list"], ["show", "DejaVu Sans"]] {
        let result = try program.process(arguments.map { Array($0.utf8) }).run()
        #expect(result.status == 2, "\(file) \(arguments)")
        #expect(result.outputText == "")
        #expect(result.errorText.contains(file))
      }
      let byPath = try program.run("show", try TestFont.dejaVuSans.require())
      #expect(byPath.status == 0)
      #expect(byPath.errorText == "")
    }
  }

  @Test("no fonts at all is a no that says how to get some") func noFonts() throws {
    let folder = try TemporaryFolder()
    let program = try BuiltProgram()
    for arguments in [["list"], ["list", "--json"], ["show", "DejaVu Sans"]] {
      let words = arguments + ["--ignore-system-fonts", "--font-path", folder.path]
      let result = try program.process(words.map { Array($0.utf8) }).run()
      #expect(result.status == 1, "\(arguments)")
      #expect(result.errorText.contains("install"), "\(result.errorText)")
    }
  }

  @Test(
    "file names may be any bytes",
    arguments: [
      Array("two words.ttf".utf8), Array("new\nline.ttf".utf8),
      [0x66, 0xFF, 0x2E, 0x74, 0x74, 0x66],
    ])
  func fileNames(name: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = Array((folder.path + "/").utf8) + name
    let font = SFNTBuilder().build()
    let descriptor = unsafe open(
      path.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
    #expect(descriptor >= 0)
    let written = unsafe font.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    #expect(written == font.count)
    _ = close(descriptor)
    let program = try BuiltProgram()
    let table = try program.process([Array("show".utf8), path]).run()
    #expect(table.status == 0)
    #expect(!table.outputText.contains("new\nline"))
    let json = try program.process([Array("show".utf8), path, Array("--json".utf8)]).run()
    let document = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    let faces = try #require(document?["faces"] as? [[String: Any]])
    let face = try #require(faces.first?["face"] as? [String: Any])
    if let exact = face["fileBytes"] as? String {
      #expect(Data(base64Encoded: exact).map(Array.init) == path)
    } else {
      #expect((face["file"] as? String).map { Array($0.utf8) } == path)
    }
  }

  @Test("no HOME, the C locale and a cache that can't be written change nothing")
  func surroundings() throws {
    var program = try BuiltProgram()
    let usual = try program.run("list", "--format", "plain")
    program.environment["HOME"] = nil
    program.environment["LC_ALL"] = "C"
    program.environment["XDG_CACHE_HOME"] = "/proc/none"
    let bare = try program.run("list", "--format", "plain")
    #expect(bare.status == 0)
    #expect(bare.output == usual.output)
    #expect(bare.errorText == usual.errorText)
  }

  @Test("a folder that can't be read is trouble") func unreadableFolder() throws {
    let folder = try TemporaryFolder()
    let closed = folder.path + "/closed"
    try FileManager.default.createDirectory(atPath: closed, withIntermediateDirectories: false)
    #expect(unsafe chmod(folder.path, 0o755) == 0)
    #expect(unsafe chmod(closed, 0) == 0)
    let program = try BuiltProgram()
    var process = program.process(["show", closed].map { Array($0.utf8) })
    if getuid() == 0 {
      // Root may read everything, so the program runs as nobody.
      process.arguments = ["--reuid=65534", "--clear-groups", program.path, "show", closed].map {
        Array($0.utf8)
      }
      process.executable = "/usr/bin/setpriv"
    }
    let result = try process.run()
    #expect(unsafe chmod(closed, 0o700) == 0)
    #expect(result.status == 2)
    #expect(result.outputText == "")
    #expect(result.errorText.contains("can't be read"), "\(result.errorText)")
  }

  @Test(
    "nothing but data comes to standard output with an error",
    arguments: ["plain", "csv", "json", "ndjson", "table"])
  func onlyData(format: String) throws {
    let result = try BuiltProgram().run("show", "No Such Font", "--format", format)
    #expect(result.status == 1)
    switch format {
    case "json", "ndjson":
      let document = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
      #expect(document?["schema"] != nil)
    case "csv": #expect(result.outputText.split(separator: "\n").count == 1)
    case _: #expect(result.outputText == "")
    }
  }
}
