import FontModel
import Foundation
import Reports
import TestSupport
import Testing

@Suite("Documents of check")
struct CheckDocumentTests {
  private static let error = FontError(
    .unknownFormat, subject: "x.txt", message: "is no font", advice: "try another")

  private static func report(
    _ faces: [SampleFace] = CheckTableTests.faces, profile: CheckProfile = .crossPlatform,
    errors: [FontError] = []
  ) -> CheckReport {
    CheckReport(faces.map { CheckInput($0.report) }, profile: profile, errors: errors)
  }

  private func document(_ text: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("json has the findings, the rules asked and the sums")
  func json() throws {
    let document = try document(Self.report(errors: [Self.error]).json)
    #expect(document["schema"] as? String == "fontmetrics.check/1")
    #expect(document["profile"] as? String == "cross-platform")
    #expect(document["known"] is NSNull)
    #expect(
      document["summary"] as? [String: Int]
        == ["fail": 2, "warn": 6, "info": 0, "faces": 2, "families": 1])
    let rules = try #require(document["rules"] as? [[String: Any]])
    #expect(
      rules.compactMap { $0["id"] as? String }
        == CheckProfile.crossPlatform.rules.map(\.rule.id))
    let families = try #require(document["families"] as? [[String: Any]])
    let findings = try #require(families.first?["findings"] as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(finding["severity"] as? String == "FAIL")
    let settings = try #require(finding["set"] as? [[String: Any]])
    #expect(settings.map { $0["field"] as? String } == ["hhea.lineGap"])
    #expect(settings.map { $0["value"] as? Int } == [0])
    let faces = try #require(finding["faces"] as? [[String: Any]])
    let values = try #require(faces.first?["values"] as? [[String: Any]])
    #expect(
      values.contains { $0["field"] as? String == "hhea.lineGap" && $0["value"] as? Int == 180 })
  }

  @Test("json names the glyphs that are cut off, and is as its schema says")
  func glyphs() throws {
    let report = CheckReport([CheckTableTests.tall("Regular", [910, 1000], count: 7)])
    #expect(try schemaProblems(in: report.json) == [])
    #expect(try schemaProblems(in: report.ndjson, asLines: true) == [])
    let families = try #require(try document(report.json)["families"] as? [[String: Any]])
    let findings = try #require(families.first?["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "win-clips-ink" })
    #expect(finding["glyphCount"] as? Int == 7)
    let glyphs = try #require(finding["glyphs"] as? [[String: Any]])
    #expect(glyphs.map { $0["name"] as? String } == ["g1000", "g910"])
    #expect(glyphs.map { $0["yMax"] as? Int } == [1000, 910])
    #expect(glyphs.map { $0["yMin"] as? Int } == [0, 0])
  }

  @Test(
    "documents are as their schemas say, by an independent validator",
    arguments: CheckProfile.allCases)
  func schemas(_ profile: CheckProfile) throws {
    let odd = SampleFace { ($0.family, $0.hhea, $0.typo) = ("Odd", (-1, 40_000, 9), (0, 0, 0)) }
    let report = Self.report(
      CheckTableTests.faces + [odd], profile: profile, errors: [Self.error])
    var held = report
    held.remove(known: report.families.flatMap(\.findings).map(\.fingerprint))
    let lines = report.ndjson.split(separator: "\n").map(String.init)
    let texts = "[" + ([report.json, held.json] + lines).joined(separator: ",") + "]"
    let problems: [String] = try python(Self.validator, ProjectFolder.resource("schema"), texts)
    #expect(problems == [])
  }

  private static let validator = """
    import glob, json, os, sys, warnings
    warnings.simplefilter("ignore")
    from jsonschema import Draft202012Validator, RefResolver
    folder, texts = sys.argv[1:3]
    store = {}
    for path in glob.glob(folder + "/*.json"):
        with open(path) as file:
            store[os.path.basename(path)] = json.load(file)
    problems = []
    for document in json.loads(texts):
        name = document["schema"].split(".", 1)[1].replace("/", "-") + ".schema.json"
        schema = store[name]
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema, resolver=RefResolver(name, schema, store=store))
        problems += [error.message[:300] for error in validator.iter_errors(document)]
    print(json.dumps(problems))
    """

  @Test("ndjson has a finding a line, then the errors")
  func ndjson() throws {
    let lines = Self.report(errors: [Self.error]).ndjson.split(separator: "\n")
    let schemas = try lines.map { try document(String($0))["schema"] as? String }
    // Two faces with a failure and three warnings each.
    #expect(
      schemas == Array(repeating: "fontmetrics.finding/1", count: 8) + ["fontmetrics.error/1"])
  }

  @Test("SARIF has a result for each finding, with level, place and mark")
  func sarif() throws {
    let report = Self.report(errors: [Self.error])
    let document = try document(report.sarif(version: "1.2.3"))
    #expect(document["version"] as? String == "2.1.0")
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "fontmetrics")
    #expect(driver["version"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["level"] as? String } == ["error", "error"]
        + Array(repeating: "warning", count: 6))
    for (result, finding) in zip(results, report.families.flatMap(\.findings)) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == finding.rule.id)
      #expect(result["ruleId"] as? String == finding.rule.id)
      let marks = try #require(result["partialFingerprints"] as? [String: String])
      #expect(marks == ["fontmetrics/v1": finding.fingerprint])
      #expect(Self.uris(result) == finding.faces.map { $0.file.description })
    }
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(
      notes.map { ($0["message"] as? [String: String])?["text"] } == ["x.txt: is no font"])
  }

  private static func uris(_ result: [String: Any]) -> [String?] {
    (result["locations"] as? [[String: Any]] ?? []).map { location in
      let place = location["physicalLocation"] as? [String: Any]
      return (place?["artifactLocation"] as? [String: String])?["uri"]
    }
  }

  @Test(
    "paths become URI references by RFC 3986",
    arguments: [
      ("fonts/A.ttf", "fonts/A.ttf"),
      ("./fonts/A.ttf", "fonts/A.ttf"),
      (".//a", "a"),
      ("/usr/share/A B.ttf", "file:///usr/share/A%20B.ttf"),
      ("c:d/100%.ttf", "c%3Ad/100%25.ttf"),
      ("Ä#?.ttf", "%C3%84%23%3F.ttf"),
      ("../x~_-.ttf", "../x~_-.ttf"),
      ("a\n\t[1].ttf", "a%0A%09%5B1%5D.ttf"),
    ])
  func uri(_ path: String, _ expected: String) throws {
    var face = SampleFace { $0.win = (900, 310) }
    face.name = "x"
    var input = CheckInput(face.report)
    input.report.facts.summary.file = FilePath(path)
    let document = try document(CheckReport([input]).sarif(version: "1"))
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(Self.uris(try #require(results.first)) == [expected])
  }

  @Test("bytes that are no text are encoded as they are; standard input has no place")
  func oddFiles() throws {
    for (file, expected) in [
      (FilePath(bytes: [0xFF, 0x2E, 0x74]), "%FF.t"), (FilePath.standardInput, nil),
    ] {
      var input = CheckInput(SampleFace { $0.win = (900, 310) }.report)
      input.report.facts.summary.file = file
      let document = try document(CheckReport([input]).sarif(version: "1"))
      let run = try #require((document["runs"] as? [[String: Any]])?.first)
      let results = try #require(run["results"] as? [[String: Any]])
      #expect(Self.uris(try #require(results.first)) == [expected])
    }
  }
}
