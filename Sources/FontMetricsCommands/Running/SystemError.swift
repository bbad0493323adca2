internal import Glibc

/// A value of `errno`.
struct SystemError {
  let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  /// The system's words for it, in English.
  var text: String {
    guard let message = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: message)
  }
}
