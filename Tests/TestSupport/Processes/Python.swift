import Foundation

/// Runs a Python script with Debian's Python, which sees fontTools and jsonschema, and decodes
/// the JSON that it prints.
///
/// - Throws: ``PythonError`` when the script fails, and whatever decoding throws.
package func python<Answer: Decodable>(
  _ script: String, _ arguments: String..., answer: Answer.Type = Answer.self
) throws -> Answer {
  var process = ChildProcess(
    "/usr/bin/python3", (["-I", "-c", script] + arguments).map { Array($0.utf8) })
  process.environment = ["LC_ALL": "C.UTF-8"]
  let result = try process.run()
  guard result.status == 0 else { throw PythonError(description: result.errorText) }
  return try JSONDecoder().decode(Answer.self, from: Data(result.output))
}

/// A Python script that did not end well.
package struct PythonError: Error, CustomStringConvertible {
  /// What the script printed on standard error.
  package let description: String
}
