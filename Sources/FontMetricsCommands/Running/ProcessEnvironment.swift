internal import Glibc

/// The variables of the process.
enum ProcessEnvironment {
  /// All of them; what isn't UTF-8 is repaired, and of two of one name the first counts.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    var position = 0
    while let entry = unsafe environ[position] {
      let text = unsafe String(cString: entry)
      position += 1
      if let equals = text.firstIndex(of: "=") {
        let name = String(text[..<equals])
        if variables[name] == nil {
          variables[name] = String(text[text.index(after: equals)...])
        }
      }
    }
    return variables
  }
}
