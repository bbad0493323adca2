/// The formats that reports come in.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// For people.
  case table
  /// Tab-separated, a record a line, no header.
  case plain
  case json
  /// A JSON record a line, written as soon as it is known.
  case ndjson
  /// The columns of `plain` under a header.
  case csv
}
