/// Why a command line was refused, in words for the person who typed it.
///
/// Text that was typed stands in it as it came: whoever prints it escapes it.
package struct ArgumentError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The option or operand at fault as it was typed (`--size`); nil when `message` names it.
  package var subject: String?
  /// What is wrong, without a final full stop.
  package var message: String
  /// What to do about it, for a second line; nil when there is nothing to add.
  package var hint: String?

  /// An error to throw from an update or a validation; the parser adds the subject.
  package init(_ message: String, subject: String? = nil, hint: String? = nil) {
    self.subject = subject
    self.message = message
    self.hint = hint
  }

  /// The subject and the message on one line, without the hint.
  package var description: String {
    guard let subject else { return message }
    return "\(subject): \(message)"
  }
}

extension ArgumentError {
  /// The same error about `subject`, unless it already names one.
  func about(_ subject: String) -> ArgumentError {
    ArgumentError(message, subject: self.subject ?? subject, hint: hint)
  }

  /// The same error with `hint`, unless it already has one.
  func hinting(_ hint: String?) -> ArgumentError {
    ArgumentError(message, subject: subject, hint: self.hint ?? hint)
  }
}
