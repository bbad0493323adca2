package import Containment
package import FontModel

extension FontError {
  /// The error for work on a font that ended in a mishap.
  ///
  /// - Parameters:
  ///   - mishap: What happened.
  ///   - subject: The font as the user asked for it.
  ///   - limits: How long it could have taken.
  package init(_ mishap: Mishap, subject: String, limits: ReadingLimits) {
    switch mishap {
    case .crash(let signal):
      self.init(
        .crashed, subject: subject,
        message: "crashed what reads it (signal \(signal)) and is left out",
        advice: "don't trust this file; it may be made to do harm")
    case .timeLimit: self = limits.error(.time, subject: subject)
    }
  }
}
