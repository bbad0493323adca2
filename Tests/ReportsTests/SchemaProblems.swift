import TestSupport

/// What an independent validator has against documents, by the schema that each names; at most 20.
func schemaProblems(in text: String, asLines: Bool = false) throws -> [String] {
  let folder = try TemporaryFolder()
  let path = try folder.write(text, to: "document.json")
  return try python(
    """
    import glob, json, os, sys
    from jsonschema import Draft202012Validator, RefResolver
    folder, path, kind = sys.argv[1:4]
    store = {}
    for name in glob.glob(folder + "/*.json"):
        with open(name, encoding="utf-8") as file:
            store[os.path.basename(name)] = json.load(file)
    with open(path, encoding="utf-8") as file:
        text = file.read()
    documents = [json.loads(line) for line in (text.splitlines() if kind == "lines" else [text])]
    problems = [] if documents else ["there is no document"]
    for document in documents:
        name = document["schema"].split(".", 1)[1].replace("/", "-") + ".schema.json"
        schema = store[name]
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema, resolver=RefResolver(name, schema, store=store))
        problems += ["/".join(map(str, error.absolute_path)) + ": " + error.message[:200]
                     for error in validator.iter_errors(document)]
    print(json.dumps(problems[:20]))
    """, ProjectFolder.resource("schema"), path, asLines ? "lines" : "document")
}
