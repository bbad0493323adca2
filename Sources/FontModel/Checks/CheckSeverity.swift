/// How much a finding counts; a rule has none of its own, its profile gives it one.
package enum CheckSeverity: String, CaseIterable, Sendable {
  /// What was asked for does not hold.
  case fail = "FAIL"
  /// It holds, but not for all software or all text.
  case warn = "WARN"
  /// Nothing changes for a reader of text.
  case info = "INFO"
}

extension CheckSeverity: Comparable {
  /// Failures first: the order in which findings are listed.
  package static func < (left: CheckSeverity, right: CheckSeverity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .fail: 0
    case .warn: 1
    case .info: 2
    }
  }
}
