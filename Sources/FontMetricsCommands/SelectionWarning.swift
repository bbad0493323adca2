internal import FontModel

/// Something about the choice of a face, told on standard error where output has no warnings.
struct SelectionWarning: Hashable, Sendable {
  /// The font as it was asked for.
  let subject: String
  let message: String

  /// What is to be said of a report's face.
  static func all(of report: FontReport) -> [SelectionWarning] {
    report.warnings.filter(\.isAboutSelection).map {
      SelectionWarning(subject: report.requested, message: $0.message)
    }
  }
}
