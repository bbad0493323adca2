/// The formats that findings come in.
package enum CheckFormat: String, CaseIterable, Sendable {
  /// For people.
  case table
  /// Tab-separated, a record a line for each face of a finding, no header.
  case plain
  case json
  /// A finding a line.
  case ndjson
  /// The columns of `plain` under a header.
  case csv
  /// SARIF 2.1.0, which CI systems show beside the code.
  case sarif
}
