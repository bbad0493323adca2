import TestSupport

extension TemporaryFolder {
  /// Writes a script that can be run, making the folders of its name.
  ///
  /// Another process writes it: a child that a parallel test is just starting holds for a moment
  /// what this one has open, and a file that is open for writing can't be run.
  func writeScript(_ text: String, to name: String) throws {
    var process = ChildProcess(
      "/bin/sh",
      ["-c", "mkdir -p \"${1%/*}\" && cat >\"$1\" && chmod 755 \"$1\"", "sh", path(of: name)]
        .map { Array($0.utf8) })
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.input = Array(text.utf8)
    let result = try process.run()
    guard result.status == 0 else { throw ScriptError(description: result.errorText) }
  }
}

/// A script that could not be written.
struct ScriptError: Error, CustomStringConvertible {
  /// What the shell said.
  let description: String
}
