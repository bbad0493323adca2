import Foundation
import TestSupport
import Testing

/// `show --all-metrics` of the built program.
@Suite struct AllMetricsTests {
  private let font = TestFont.notoSansCJK

  private func run(_ arguments: String...) throws -> ChildProcess.Result {
    let words = ["show", try font.require(), "--index", "0"] + arguments
    return try BuiltProgram().process(words.map { Array($0.utf8) }).run()
  }

  @Test("the table tells vertical metrics and baselines with their sources") func table() throws {
    let result = try run("--all-metrics")
    #expect(result.status == 0)
    #expect(result.errorText == "")
    let rows = result.outputText.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    for row in [
      "Ascender 12.000 500 vhea, to the right", "ideo (default) -2.880 -120 BASE, DFLT, hang,",
      "1ic 24.000 1000 advance of 水 (U+6C34)",
    ] {
      #expect(rows.contains { $0.hasPrefix(row) }, "\(row)")
    }
  }

  @Test("JSON has the member only where it is asked for") func json() throws {
    let with = try run("--all-metrics", "--json").outputText
    let without = try run("--json").outputText
    #expect(with.contains("\"allMetrics\""))
    #expect(!without.contains("\"allMetrics\""))
  }

  @Test("plain and csv stay as they are", arguments: ["plain", "csv"])
  func columns(format: String) throws {
    let with = try run("--all-metrics", "--format", format)
    let without = try run("--format", format)
    #expect(!with.outputText.isEmpty)
    #expect(with.outputText == without.outputText)
  }
}
