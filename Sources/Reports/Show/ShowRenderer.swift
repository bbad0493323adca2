package import FontModel

/// Turns reports of faces into one output format, piece by piece, so that output can stream.
package protocol ShowRenderer {
  /// What stands before the first face.
  mutating func begin() -> String
  /// One face.
  mutating func face(_ report: FontReport) -> String
  /// A font that could not be reported, in formats that carry errors; else empty.
  mutating func error(_ error: FontError) -> String
  /// What a face lacks that was asked for; nil where nothing is missing.
  func problem(with report: FontReport) -> FontError?
  /// What stands after the last face.
  mutating func end() -> String
}

extension ShowRenderer {
  package func begin() -> String { "" }
  package func error(_ error: FontError) -> String { "" }
  package func problem(with report: FontReport) -> FontError? { nil }
  package func end() -> String { "" }
}
