import FontModel
import Foundation
import TestSupport
import Testing

/// The table of verdicts that differ from fontbakery's, which `Tests/Peers/compare-checks.sh` needs.
@Suite struct CheckDisagreementTests {
  /// A line of the table.
  struct Row: CustomTestStringConvertible {
    let check: String
    let subject: String
    let ours: String
    let theirs: String
    let reason: String

    init(_ line: Substring) throws {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 5, "\(line)")
      (check, subject, ours, theirs, reason) = (
        fields[0], fields[1], fields[2], fields[3], fields[4]
      )
    }

    var testDescription: String { "\(check) of \(subject)" }
  }

  static var rows: [Row] {
    get throws {
      try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.map(Row.init)
    }
  }

  private static let table = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Peers/check-disagreements.tsv")

  @Test("each line is about a check that a rule stands for, two verdicts and a reason, sorted")
  func lines() throws {
    let rows = try Self.rows
    #expect(!rows.isEmpty)
    let known = Set(CheckRule.all.flatMap(\.fontbakery))
    for row in rows {
      #expect(known.contains(row.check), "\(row)")
      #expect(["FAIL", "WARN", "-"].contains(row.ours), "\(row)")
      #expect(["FAIL", "WARN", "-", "ERROR"].contains(row.theirs), "\(row)")
      #expect(row.ours != row.theirs, "\(row)")
      #expect(row.reason.count > 30 && row.reason.hasSuffix("."), "\(row)")
    }
    let keys = rows.map { [$0.check, $0.subject] }
    #expect(Set(keys).count == keys.count)
    #expect(keys == keys.sorted { $0.lexicographicallyPrecedes($1) })
  }

  /// Families are left to the script, which has all of their faces.
  @Test("our verdict of each face is the one in the table")
  func verdicts() throws {
    for row in try Self.rows {
      let pattern = String(row.subject.prefix { $0 != "#" })
      let folder = "/usr/share/fonts/" + (pattern as NSString).deletingLastPathComponent
      guard pattern.contains(".") else { continue }
      let name = (pattern as NSString).lastPathComponent.split(
        separator: "*", omittingEmptySubsequences: false)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { file in
        file.hasPrefix(name[0]) && file.hasSuffix(name[name.count - 1])
          && name.allSatisfy { file.contains($0) || $0.isEmpty }
      }
      #expect(!files.isEmpty, "\(row) names no file")
      for file in files { #expect(try verdicts(of: "\(folder)/\(file)", row).contains(row.ours)) }
    }
  }

  /// What the profiles say that ask a rule which stands for the row's check.
  private func verdicts(of file: String, _ row: Row) throws -> Set<String> {
    let profiles = CheckProfile.allCases.filter { profile in
      profile != .crossPlatform
        && profile.rules.contains { $0.rule.fontbakery.contains(row.check) }
    }
    return try Set(
      profiles.map { profile in
        let result = try BuiltProgram().run(
          "check", file, "--profile", profile.rawValue, "--format", "plain")
        let severities = result.outputText.split(separator: "\n").compactMap { line -> String? in
          let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
          let rule = CheckRule(id: String(fields[1]))
          return rule?.fontbakery.contains(row.check) == true ? String(fields[0]) : nil
        }
        return severities.contains("FAIL") ? "FAIL" : severities.first ?? "-"
      })
  }
}
