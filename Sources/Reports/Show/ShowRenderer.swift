package import FontModel

/// Turns reports of faces into one output format, face by face, on any thread.
package protocol ShowRenderer: Sendable {
  /// What stands between two faces.
  var separator: String { get }
  /// Whether a face's text has its warnings in it.
  var carriesWarnings: Bool { get }
  /// What stands before the first face.
  func begin() -> String
  /// One face.
  func face(_ report: FontReport) -> String
  /// A font that could not be reported, in formats that carry errors; else empty.
  func error(_ error: FontError) -> String
  /// What a face lacks that was asked for; nil where nothing is missing.
  func problem(with report: FontReport) -> FontError?
  /// All of it at once, in a format that can't be written piece by piece; nil in others.
  func document(of faces: [String], errors: [FontError]) -> String?
}

extension ShowRenderer {
  package var separator: String { "" }
  package var carriesWarnings: Bool { true }
  package func begin() -> String { "" }
  package func error(_ error: FontError) -> String { "" }
  package func problem(with report: FontReport) -> FontError? { nil }
  package func document(of faces: [String], errors: [FontError]) -> String? { nil }
}
