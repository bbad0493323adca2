/// How a file is packed anew.
enum Repacking: String {
  case gunzip
  case gzip
  case gunzipThenBzip2
}

/// Writes what a file holds, packed anew, into a folder, and returns the path.
func repacked(
  _ source: String, _ repacking: Repacking, as name: String, in folder: TemporaryFolder
) throws -> String {
  let script = """
    import bz2, gzip, sys
    source, path, kind = sys.argv[1:]
    pack = {"gunzip": gzip.decompress, "gzip": gzip.compress,
            "gunzipThenBzip2": lambda data: bz2.compress(gzip.decompress(data))}[kind]
    with open(source, "rb") as file:
        data = file.read()
    with open(path, "wb") as file:
        file.write(pack(data))
    print("true")
    """
  let path = folder.path(of: name)
  _ = try python(script, source, path, repacking.rawValue, answer: Bool.self)
  return path
}
