import Foundation
import TestSupport
import Testing

/// Every kind of font file through the built program.
@Suite struct FontKindOutputTests {
  @Test("show --json tells every kind in valid JSON of the schema, and no number that is none")
  func kinds() throws {
    let folder = try TemporaryFolder()
    let program = try BuiltProgram()
    var documents: [String] = []
    for kind in FontKind.allCases {
      let path = try kind.file(in: folder)
      let result = try program.run(
        "show", path, "--json", "--all-metrics", "--hinted", "--size", "10,24")
      #expect(result.status == 0, "\(kind): \(result.errorText)")
      #expect(result.errorText == "", "\(kind)")
      documents.append(try folder.write(result.output, to: "json/\(kind).json"))
      try expectNull(result.output, in: kind)
    }
    #expect(try problems(documents.joined(separator: "\n")) == [])
  }

  @Test("Files that are no fonts end with status 2 and nothing on standard output")
  func refused() throws {
    let folder = try TemporaryFolder()
    let program = try BuiltProgram()
    for kind in RefusedKind.allCases {
      let path = try kind.file(in: folder)
      let result = try program.run("show", path)
      #expect(result.status == 2, "\(kind)")
      #expect(result.outputText == "", "\(kind)")
      #expect(
        result.errorText == "fontmetrics: \(path): is not a font that FreeType can read\n",
        "\(kind)")
    }
  }

  /// Without an em there is no length in design units, and none that is scaled from one.
  private func expectNull(_ output: [UInt8], in kind: FontKind) throws {
    let document = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]
    for face in try #require(document?["faces"] as? [[String: Any]]) {
      guard face["unitsPerEm"] is NSNull else { continue }
      #expect((face["strikes"] as? [Any])?.isEmpty == false, "\(kind)")
      for (name, value) in try #require(face["metrics"] as? [String: Any]) {
        let metric = value as? [String: Any] ?? [:]
        #expect(metric["units"].map { $0 is NSNull } ?? true, "\(kind): \(name)")
        let scaled = metric["scaled"] as? [Any] ?? []
        #expect(scaled.allSatisfy { $0 is NSNull }, "\(kind): \(name)")
      }
    }
  }

  private func problems(_ paths: String) throws -> [String] {
    try python(
      """
      import glob, json, os, sys
      from jsonschema import Draft202012Validator, RefResolver
      store = {}
      for name in glob.glob(sys.argv[1] + "/*.json"):
          with open(name, encoding="utf-8") as file:
              store[os.path.basename(name)] = json.load(file)
      schema = store["show-1.schema.json"]
      resolver = RefResolver("show-1.schema.json", schema, store=store)
      validator = Draft202012Validator(schema, resolver=resolver)
      def refuse(word):
          raise ValueError(word)
      problems = []
      for path in sys.argv[2].split("\\n"):
          with open(path, encoding="utf-8") as file:
              document = json.load(file, parse_constant=refuse)
          problems += [path + ": " + "/".join(map(str, error.absolute_path)) + ": "
                       + error.message[:200] for error in validator.iter_errors(document)]
      print(json.dumps(problems[:20]))
      """, ProjectFolder.resource("schema"), paths)
  }
}
