internal import Glibc

/// A value of `errno`.
package struct SystemError: Hashable, Sendable {
  package let code: Int32

  /// Takes a value of `errno`.
  package init(_ code: Int32) {
    self.code = code
  }

  /// What the last call of the system that failed left; asked for before anything else is called.
  package static var last: SystemError { SystemError(errno) }

  /// The system's words for it, in English, without a capital.
  package var text: String {
    guard let message = unsafe strerror(code) else { return "error \(code)" }
    let text = unsafe String(cString: message)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
