import Foundation

/// Compares text with what `Snapshots/NAME.txt` beside the test says.
///
/// When recording, the file is written instead.
///
/// - Throws: ``SnapshotMismatch`` when the text differs, or when there is no such file.
package func expectSnapshot(
  _ text: String, named name: String, file: String = #filePath,
  recording: Bool = recordsSnapshots(in: ProcessInfo.processInfo.environment)
) throws {
  let snapshot = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("Snapshots/\(name).txt")
  if recording {
    try FileManager.default.createDirectory(
      at: snapshot.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: snapshot)
    return
  }
  guard let recorded = try? Data(contentsOf: snapshot) else {
    throw SnapshotMismatch(
      description: "no snapshot \(snapshot.path); RECORD_SNAPSHOTS=1 swift test records it")
  }
  let expected = String(decoding: recorded, as: UTF8.self)
  guard let difference = firstDifference(expected: expected, actual: text) else { return }
  throw SnapshotMismatch(
    description: """
      not as in Snapshots/\(name).txt
      \(difference)
      RECORD_SNAPSHOTS=1 swift test records the new text
      """)
}

/// Whether an environment asks for recording: `RECORD_SNAPSHOTS=1`, but never in CI.
package func recordsSnapshots(in environment: [String: String]) -> Bool {
  environment["RECORD_SNAPSHOTS"] == "1" && environment["CI"] == nil
}

/// The first line in which two texts differ, with the lines before it; `nil` for equal texts.
///
/// Texts are compared by Unicode scalars, so that composed and decomposed letters differ. The two
/// lines are escaped, so that a blank at the end or an escape sequence can be seen.
package func firstDifference(expected: String, actual: String) -> String? {
  let expectedLines = expected.unicodeScalars.split(
    separator: "\n", omittingEmptySubsequences: false)
  let actualLines = actual.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  let same = zip(expectedLines, actualLines).prefix { $0.elementsEqual($1) }.count
  if same == expectedLines.count, same == actualLines.count { return nil }

  var lines = expectedLines[max(0, same - 2)..<same].map { "  " + escaped($0) }
  for (sign, side) in [("-", expectedLines), ("+", actualLines)] {
    let line = same < side.count ? escaped(side[same]) : "(no such line)"
    lines.append("\(sign) \(line)")
  }
  return (["line \(same + 1), expected (-) and actual (+):"] + lines).joined(separator: "\n")
}

private func escaped(_ line: Substring.UnicodeScalarView) -> String {
  line.map(readable).joined() + (line.last == " " ? "(end of line)" : "")
}

/// Letters and marks as they are, invisible characters by their number.
private func readable(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
    .paragraphSeparator:
    scalar.escaped(asASCII: true)
  default: String(scalar)
  }
}

/// Text that is not what its snapshot says.
package struct SnapshotMismatch: Error, CustomStringConvertible {
  /// Where the two differ first, and how to record what is right.
  package let description: String
}
