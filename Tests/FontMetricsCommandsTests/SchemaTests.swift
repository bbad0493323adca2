import Foundation
import TestSupport
import Testing

/// Real output against the schemas, by an independent validator.
@Suite struct SchemaTests {
  static let documents: [[String]] = [
    ["list", "--json"], ["list", "--json", "--metrics", "--search", "dejavu"],
    ["list", "--json", "--search", "no such font at all"],
    ["show", "DejaVu Sans", "--json"],
    ["show", "DejaVu Sans", "--json", "--size", "10,12px", "--em", "--hinted", "--text-styles"],
    ["show", "Inter", "--variation", "wght=650", "--json"],
    ["show", "Lato", "--all-styles", "--json"],
    ["show", "No Such Font", "/nowhere/x.ttf", "--json"],
    ["show", "/usr/share/fonts/X11/misc/6x13.pcf.gz", "--json"],
    ["show", "/usr/share/fonts/type1/urw-base35/NimbusSans-Regular.t1", "--json"],
    ["show", "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", "--json", "--hinted"],
    ["show", "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", "--json"],
    ["show", "DejaVu Sans", "Lato", "--json", "--text", "a 😀", "--glyph", "😀", "--size", "9,10"],
    [
      "show", "/usr/share/fonts/X11/misc/6x13.pcf.gz", "Inter", "--json", "--em", "--text", " ",
      "--glyph", " ",
    ],
    [
      "show", "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
      "/usr/share/fonts/X11/misc/6x13.pcf.gz", "Inter", "--json", "--all-metrics",
    ],
  ]

  @Test("a document is as its schema says", arguments: documents)
  func document(arguments: [String]) throws {
    #expect(try problems(arguments, asLines: false) == [])
  }

  @Test(
    "each line of ndjson is as its schema says",
    arguments: [
      ["list", "--format", "ndjson"], ["list", "--format", "ndjson", "--metrics", "-s", "lato"],
      ["show", "DejaVu Sans", "No Such Font", "Inter", "--format", "ndjson", "--size", "9,10"],
      ["show", "/usr/share/fonts/type1", "--format", "ndjson", "--all-metrics", "--size", "9,10"],
    ])
  func lines(arguments: [String]) throws {
    #expect(try problems(arguments, asLines: true) == [])
  }

  @Test("the validator refuses a document that is not so") func refuses() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/wrong.json"
    let wrong = #"{"schema": "fontmetrics.list/1", "families": [{"family": 1}], "errors": []}"#
    try Data(wrong.utf8).write(to: URL(filePath: path))
    #expect(try validate(path, asLines: false) != [])
  }

  private func problems(_ arguments: [String], asLines: Bool) throws -> [String] {
    let result = try BuiltProgram().process(arguments.map { Array($0.utf8) }).run()
    #expect(!result.output.isEmpty)
    let folder = try TemporaryFolder()
    let path = folder.path + "/document.json"
    try Data(result.output).write(to: URL(filePath: path))
    return try validate(path, asLines: asLines)
  }

  private func validate(_ path: String, asLines: Bool) throws -> [String] {
    try python(Self.script, ProjectFolder.resource("schema"), path, asLines ? "lines" : "document")
  }

  private static let script = """
    import glob, json, os, sys
    from jsonschema import Draft202012Validator, RefResolver
    folder, path, kind = sys.argv[1:4]
    store = {}
    for name in glob.glob(folder + "/*.json"):
        with open(name, encoding="utf-8") as file:
            store[os.path.basename(name)] = json.load(file)
        Draft202012Validator.check_schema(store[os.path.basename(name)])
    with open(path, encoding="utf-8") as file:
        text = file.read()
    documents = [json.loads(line) for line in (text.splitlines() if kind == "lines" else [text])]
    problems = []
    for document in documents:
        name = document["schema"].split(".", 1)[1].replace("/", "-") + ".schema.json"
        schema = store[name]
        validator = Draft202012Validator(schema, resolver=RefResolver(name, schema, store=store))
        problems += ["/".join(map(str, error.absolute_path)) + ": " + error.message[:200]
                     for error in validator.iter_errors(document)]
    print(json.dumps(problems[:20]))
    """
}
