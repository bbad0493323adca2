/// Why a font could not be found, opened or read, for a person and for a program.
package struct FontError: Error, Hashable, Sendable {
  /// What kind of failure it is; the raw value is the stable `code` of the JSON.
  package enum Code: String, CaseIterable, Sendable {
    // The answer is "no".
    case notInstalled = "not-installed"
    case styleNotInstalled = "style-not-installed"
    case noFontsInFolder = "no-fonts-in-folder"
    case noFontsInstalled = "no-fonts-installed"
    case metricAbsent = "metric-absent"
    case glyphAbsent = "glyph-absent"
    // Trouble.
    case fileMissing = "file-missing"
    case fileUnreadable = "file-unreadable"
    case notAFile = "not-a-file"
    case emptyFile = "empty-file"
    case fileTooLarge = "file-too-large"
    /// A font that has more of something than is read.
    case limitExceeded = "limit-exceeded"
    /// A font that crashed what reads it.
    case crashed = "crashed"
    case unknownFormat = "unknown-format"
    case brokenFont = "broken-font"
    case invalidUnitsPerEm = "invalid-units-per-em"
    case noSuchFace = "no-such-face"
    case noSuchInstance = "no-such-instance"
    case noSuchAxis = "no-such-axis"
    case notVariable = "not-variable"
    case configuration = "configuration"
    /// Text, a feature or a language that can't be shaped.
    case shaping = "shaping"
    /// A picture that can't be made: too large, or a library failed.
    case drawing = "drawing"
    /// A file that can't be written.
    case fileUnwritable = "file-unwritable"
  }

  package var code: Code
  /// The font or file that was asked for, as the user wrote it.
  package var subject: String
  /// What is wrong, without the subject; starts in lower case and has no full stop.
  package var message: String
  /// What to do about it; nil where there is nothing to advise.
  package var advice: String?

  /// An error from its parts.
  package init(_ code: Code, subject: String, message: String, advice: String? = nil) {
    self.code = code
    self.subject = subject
    self.message = message
    self.advice = advice
  }

  /// Whether the answer is "no" (exit status 1) rather than trouble (2).
  package var isNegativeAnswer: Bool {
    switch code {
    case .notInstalled, .styleNotInstalled, .noFontsInFolder, .noFontsInstalled, .metricAbsent,
      .glyphAbsent:
      true
    case .fileMissing, .fileUnreadable, .notAFile, .emptyFile, .fileTooLarge, .limitExceeded,
      .crashed, .unknownFormat,
      .brokenFont, .invalidUnitsPerEm, .noSuchFace, .noSuchInstance, .noSuchAxis, .notVariable,
      .configuration, .shaping, .drawing, .fileUnwritable:
      false
    }
  }
}
