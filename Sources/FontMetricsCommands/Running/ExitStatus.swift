internal import FontModel

/// What the program tells its caller; a bigger one is worse.
package enum ExitStatus: Int32, Comparable, Sendable {
  /// Done.
  case success = 0
  /// The answer is "no".
  case negative = 1
  /// Bad usage, a font that can't be read, output that can't be written.
  case trouble = 2
  /// Somebody interrupted it.
  case interrupted = 130

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ExitStatus {
  /// The status that an error leads to.
  init(_ error: FontError) {
    self = error.isNegativeAnswer ? .negative : .trouble
  }
}
