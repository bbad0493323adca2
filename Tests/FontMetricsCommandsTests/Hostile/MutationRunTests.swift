import Foundation
import Glibc
import TestSupport
import Testing

/// Twenty thousand damaged fonts, each read, checked and shaped by the program.
///
/// Batches run out of process, so that a crash ends neither the test nor, as the program contains
/// it, the batch. What fails is named by a number that makes it again.
@Suite struct MutationRunTests {
  /// A sanitizer makes everything some five times slower.
  private static let isSanitized = unsafe dlsym(nil, "__asan_init") != nil
  private static let count = isSanitized ? 4000 : 20_000
  private static let batchSize = 500

  private static let seeds = Result {
    let folder = try TemporaryFolder()
    return FontMutator(try FontSeeds.built() + FontSeeds.installed(in: folder))
  }

  /// The commands that a batch goes through, the second one in turn.
  private static let others: [[String]] = [
    ["check", "--format", "sarif"], ["check", "--format", "table"], ["check", "--format", "csv"],
    ["show", "--text-styles"], ["show", "--json", "--size", "10,12"], ["show", "--em"],
  ]

  @Test(
    "Damaged fonts are read or refused: no crash, no hang, no mountain of memory",
    arguments: 0..<count / batchSize)
  func batch(number: Int) throws {
    let mutator = try Self.seeds.get()
    let folder = try TemporaryFolder()
    let names = try (number * Self.batchSize..<(number + 1) * Self.batchSize).map { index in
      let input = mutator.input(index)
      try Data(input.bytes).write(to: URL(fileURLWithPath: folder.path(of: input.name)))
      return input.name
    }
    let list = names.map { folder.path(of: $0) + "\n" }.joined()
    let records = try run(
      ["show", "--files-from", "-", "--format", "ndjson", "--hinted", "--all-metrics"], list)
    let unmentioned = try Set(names).subtracting(Self.files(in: records.output)).sorted()
    #expect(unmentioned == [])
    if number % 2 == 0 {
      _ = try run(["show", "--files-from", "-", "--format", "csv", "--text", "Hx\u{1F600}"], list)
    } else {
      _ = try run(Self.others[number / 2 % Self.others.count] + [folder.path], "")
    }
    for name in names.prefix(4) {
      let picture = folder.path(of: "picture.svg")
      let result = try run(
        ["draw", folder.path(of: name), "-o", picture, "--text", "Hxp", "--no-labels"], "")
      // Of a collection the sound faces are drawn.
      if result.status == 0 || FileManager.default.fileExists(atPath: picture) {
        #expect(try String(contentsOfFile: picture, encoding: .utf8).hasSuffix("</svg>\n"))
        try FileManager.default.removeItem(atPath: picture)
      }
    }
  }

  /// The names of the files that records are about.
  private static func files(in records: [UInt8]) throws -> Set<String> {
    let names = try records.split(separator: UInt8(ascii: "\n")).map { line in
      let record = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      let face = record?["face"] as? [String: Any]
      let path = face?["file"] as? String ?? record?["subject"] as? String
      return try #require(path?.split(separator: "/").last.map(String.init))
    }
    return Set(names)
  }

  private func run(_ arguments: [String], _ input: String) throws -> ChildProcess.Result {
    var process = try BuiltProgram().process(
      (arguments + ["--limit", "time=8"]).map { Array($0.utf8) })
    process.input = Array(input.utf8)
    let result = try process.run()
    #expect(result.signal == nil, "\(arguments)")
    #expect((0...2).contains(result.status ?? -1), "\(arguments)")
    // One that crashed, or that was given up.
    let lines = result.errorText.split(separator: "\n")
    let mishaps = lines.filter { $0.contains("crashed") || $0.contains("processor time") }
    #expect(mishaps.isEmpty)
    // By bytes: a name may begin with an accent, which makes another character of the blank.
    let others = lines.filter {
      !$0.utf8.starts(with: "fontmetrics: ".utf8) && !$0.utf8.starts(with: "  ".utf8)
    }
    #expect(others == [])
    if !Self.isSanitized { #expect(result.peakMemory < 1 << 20, "\(arguments)") }
    return result
  }
}
