package import FontModel
internal import FreeType

/// Reads advances of characters, which reports don't hold. A task has its own.
package struct AdvanceReader {
  private let library: Library
  private let limits: ReadingLimits

  /// Starts FreeType.
  package init(limits: ReadingLimits = ReadingLimits()) throws(FontError) {
    library = try Library()
    self.limits = limits
  }

  /// The advances of characters in a face of a job that has been reported on.
  ///
  /// - Parameters:
  ///   - characters: What is asked for.
  ///   - report: The report, which tells the face and its position.
  ///   - job: Where the bytes are.
  /// - Returns: The advances, in design units.
  /// - Throws: What opening the font throws, should it have changed since the report.
  package func advances(
    of characters: [Unicode.Scalar], in report: FontReport, of job: FaceJob
  ) throws(FontError) -> CharacterAdvances {
    let file =
      switch job.source {
      case .file(let path): try FontFile(path: path, subject: job.requested, limits: limits)
      case .bytes(let bytes):
        try FontFile(bytes: bytes, subject: job.requested, limits: limits)
      }
    return try library.advances(
      of: file, index: report.facts.summary.index, position: FacePosition(report.facts),
      characters: characters)
  }
}
