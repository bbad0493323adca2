import Foundation
import TestSupport
import Testing

/// Many fonts in one run.
@Suite struct BulkTests {
  static let folder = "/usr/share/fonts/truetype/dejavu"

  static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
  }

  @Test(
    "a run over many files prints what a run for each would", arguments: ["ndjson", "plain", "csv"])
  func equalsSingleRuns(format: String) throws {
    let program = try BuiltProgram()
    let files = try Self.files()
    var list = files
    // A broken file in the middle is one error, and the rest goes on.
    list.insert("/nowhere/broken.ttf", at: list.count / 2)
    let bulk = try program.run(
      "show", "--files-from", "-", "--format", format, "--jobs", "4",
      input: Array(list.joined(separator: "\n").utf8))
    #expect(bulk.status == 2)
    #expect(bulk.errorText == "fontmetrics: /nowhere/broken.ttf: no such file\n")
    var lines = bulk.outputText.split(separator: "\n").filter { !$0.contains("file-missing") }
    if format == "csv" { lines.removeFirst() }
    #expect(lines.count == files.count)
    for (file, line) in zip(files, lines) {
      let single = try program.run("show", file, "--format", format)
      #expect(single.outputText.split(separator: "\n").last == line, "\(file)")
    }
  }

  @Test("the number of workers changes nothing", arguments: ["ndjson", "table", "json"])
  func workers(format: String) throws {
    let program = try BuiltProgram()
    let one = try program.run("show", Self.folder, "--format", format, "--jobs", "1")
    let many = try program.run("show", Self.folder, "--format", format, "--jobs", "7")
    #expect(one.status == 0)
    #expect(many.output == one.output)
  }

  @Test("--all shows every face that the list has") func all() throws {
    let program = try BuiltProgram()
    let shown = try program.run("show", "--all", "--format", "plain")
    let listed = try program.run("list", "--format", "plain")
    #expect(shown.status == 0)
    let files = shown.outputText.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).prefix(3).joined(separator: "\t")
    }
    let expected = listed.outputText.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)[2...4].joined(separator: "\t")
    }
    #expect(files == expected)
  }

  @Test("ten thousand paths on standard input are ten thousand records") func manyPaths() throws {
    let file = try TestFont.dejaVuSans.require()
    let list = Array(repeating: file, count: 10_000).joined(separator: "\0")
    var process = try BuiltProgram().process(
      ["show", "--files-from", "-", "--null", "--format", "plain"].map { Array($0.utf8) })
    process.input = Array(list.utf8)
    process.timeLimit = .seconds(240)
    let result = try process.run()
    #expect(result.status == 0)
    #expect(result.output.count { $0 == UInt8(ascii: "\n") } == 10_000)
  }

  @Test("memory doesn't grow with the number of files") func memory() throws {
    let program = try BuiltProgram()
    let script = """
      import json, os, resource, subprocess, sys
      program, font, conf = sys.argv[1:4]
      peaks = []
      for count in (200, 2000):
          code = ("import resource, subprocess, sys\\n"
                  "subprocess.run([sys.argv[1], 'show', '--files-from', '-', '--format', 'ndjson'],"
                  " input=(sys.argv[2] + '\\\\n').encode() * int(sys.argv[3]),"
                  " stdout=subprocess.DEVNULL, check=True)\\n"
                  "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
          done = subprocess.run([sys.executable, "-c", code, program, font, str(count)],
                                stdout=subprocess.PIPE, check=True,
                                env={"FONTCONFIG_FILE": conf, "PATH": "/usr/bin:/bin",
                                     "ASAN_OPTIONS": "quarantine_size_mb=1"})
          peaks.append(int(done.stdout))
      print(json.dumps(peaks))
      """
    let font = try TestFont.dejaVuSans.require()
    let peaks: [Int] = try python(
      script, program.path, font, ProjectFolder.resource("fonts-test.conf"))
    // In kilobytes. What is known of a file before it is read takes about 1 KB, and three times that
    // under a sanitizer; a record that is kept would take over 10 KB.
    #expect(peaks[1] - peaks[0] < 1800 * 5, "\(peaks)")
  }

  @Test("a reader that goes away ends a long run quietly") func closedPipe() throws {
    var process = try BuiltProgram().process(
      ["show", "--all", "--format", "ndjson"].map { Array($0.utf8) })
    process.output = .closedPipe
    let result = try process.run()
    #expect(result.status == 0)
    #expect(result.errorText == "")
  }

  @Test("an interrupt leaves whole lines and says how far it came") func interrupt() throws {
    let file = try TestFont.notoSansCJK.require()
    let folder = try TemporaryFolder()
    let list = folder.path + "/list"
    try Data(Array(repeating: file, count: 20_000).joined(separator: "\n").utf8)
      .write(to: URL(filePath: list))
    var process = try BuiltProgram().process(
      ["show", "--files-from", list, "--format", "ndjson"].map { Array($0.utf8) })
    // Time enough to start, also under a sanitizer, and far too little for all of it.
    process.timeLimit = .seconds(120)
    process.interruptAfter = .seconds(4)
    let result = try process.run()
    #expect(result.status == 130)
    #expect(result.errorText.contains("interrupted after"))
    #expect(result.errorText.contains("of 20000 fonts"))
    #expect(result.output.isEmpty || result.output.last == UInt8(ascii: "\n"))
    for line in result.outputText.split(separator: "\n").suffix(2) {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  }

  @Test("an interrupted check gives no verdict on what it has read") func interruptedCheck() throws
  {
    let file = try TestFont.notoSansCJK.require()
    var process = try BuiltProgram().process(
      (["check", "--json"] + Array(repeating: file, count: 1000)).map { Array($0.utf8) })
    process.timeLimit = .seconds(120)
    process.interruptAfter = .seconds(4)
    let result = try process.run()
    #expect(result.status == 130)
    #expect(result.errorText.contains("interrupted after"))
    #expect(result.output.isEmpty)
  }

  @Test("files that vanish while it runs are errors of their own") func vanishing() throws {
    let folder = try TemporaryFolder()
    let font = SFNTBuilder().build()
    var paths: [String] = []
    for number in 0..<50 {
      let path = "\(folder.path)/\(number).ttf"
      if number % 5 != 4 { try Data(font).write(to: URL(filePath: path)) }
      paths.append(path)
    }
    let result = try BuiltProgram().run(
      "show", "--files-from", "-", "--format", "plain",
      input: Array(paths.joined(separator: "\r\n").utf8))
    #expect(result.status == 2)
    #expect(result.outputText.split(separator: "\n").count == 40)
    #expect(result.errorText.split(separator: "\n").count == 10)
  }
}
