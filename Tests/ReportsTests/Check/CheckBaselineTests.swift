import FontModel
import Reports
import TestSupport
import Testing

@Suite("Baselines of check")
struct CheckBaselineTests {
  private func report(_ faces: [SampleFace]) -> CheckReport {
    CheckReport(faces.map { CheckInput($0.report) })
  }

  @Test("what a run has printed holds back all of it")
  func roundTrip() throws {
    let first = report(CheckTableTests.faces)
    let baseline = try CheckBaseline(json: Array(first.json.utf8))
    #expect(baseline.fingerprints == first.families.flatMap(\.findings).map(\.fingerprint))
    var second = report(CheckTableTests.faces)
    second.remove(known: baseline.fingerprints)
    #expect(second.families.flatMap(\.findings) == [])
    #expect(second.knownCount == 8)
  }

  @Test("what is new, or has another value, is left")
  func news() throws {
    let baseline = try CheckBaseline(
      json: Array(report([SampleFace { $0.ink = (950, -280) }]).json.utf8))
    var same = report([SampleFace { $0.ink = (950, -280) }])
    same.remove(known: baseline.fingerprints)
    #expect(same.count(.fail) == 0)
    var worse = report([SampleFace { $0.ink = (951, -280) }])
    worse.remove(known: baseline.fingerprints)
    #expect(worse.count(.fail) == 1)
    var more = report([
      SampleFace { $0.ink = (950, -280) },
      SampleFace { ($0.family, $0.ink) = ("Other", (950, -280)) },
    ])
    more.remove(known: baseline.fingerprints)
    #expect(more.families.filter { !$0.findings.isEmpty }.map(\.name) == ["Other"])
  }

  @Test(
    "other files are refused with a reason",
    arguments: [
      ("", "line 1"), ("{\n\n", "line 3"), ("[]", "doesn't come from"),
      (#"{"schema": "fontmetrics.show/1", "families": []}"#, "doesn't come from"),
      (#"{"schema": "fontmetrics.check/1"}"#, "doesn't come from"),
      (#"{"schema": "fontmetrics.check/1", "families": [1]}"#, "no list of findings"),
      (#"{"schema": "fontmetrics.check/1", "families": [{"findings": [{}]}]}"#, "fingerprint"),
    ])
  func refused(_ text: String, _ reason: String) throws {
    let error = #expect(throws: CheckBaselineError.self) {
      try CheckBaseline(json: Array(text.utf8))
    }
    #expect(try #require(error).message.contains(reason))
  }
}
