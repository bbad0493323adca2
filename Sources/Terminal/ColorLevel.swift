/// What the user asked for with `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// Colour where it can be seen.
  case auto
  /// Colour also in a file or a pipe.
  case always
  /// Plain text.
  case never
}

/// How colour and emphasis are written, from plain text up.
package enum ColorLevel: Int, Comparable, CaseIterable, Sendable {
  /// No escape sequence at all.
  case none
  /// The sixteen colours that the terminal's theme defines.
  case ansi16
  /// The palette of 256 that xterm defined.
  case ansi256
  /// Red, green and blue in 24 bits.
  case truecolor

  /// Less colour comes first.
  package static func < (one: ColorLevel, other: ColorLevel) -> Bool {
    one.rawValue < other.rawValue
  }
}
