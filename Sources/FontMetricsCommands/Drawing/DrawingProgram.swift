internal import Arguments
internal import Files
internal import FontModel
internal import Glibc

/// The program beside this one that carries what drawing needs.
///
/// Cairo and chafa load a dozen libraries, which would slow every start of a program that mostly
/// prints numbers. So `fontmetrics-draw` is the same program with drawing in it.
enum DrawingProgram {
  private static let name = "fontmetrics-draw"

  /// Puts the program in the place of this one, with the same arguments, streams and environment.
  ///
  /// It is looked for beside this program, then in `../libexec/fontmetrics`.
  /// The corresponding C function is `execv`, which only comes back where it failed.
  ///
  /// - Returns: Why it could not be started.
  static func handOver(_ arguments: [ArgumentValue]) -> FontError {
    guard let folder = ownFolder else {
      return error("this program's own folder is not known: \(SystemError(errno).text)")
    }
    var reason = ""
    for place in ["", "../libexec/fontmetrics/"] {
      let path = folder + Array("\(place)\(name)".utf8)
      execute(path, [Array("fontmetrics".utf8)] + arguments.map(\.bytes))
      let code = errno
      guard code == ENOENT || code == ENOTDIR else {
        reason = "\(FilePath(bytes: path)) can't be started: \(SystemError(code).text)"
        break
      }
      if reason.isEmpty { reason = "\(FilePath(bytes: path)) is missing, and drawing needs it" }
    }
    return error(reason)
  }

  private static func error(_ message: String) -> FontError {
    FontError(
      .drawing, subject: name, message: message,
      advice: "install the whole of fontmetrics, which has the two programs side by side")
  }

  /// The folder of this program's file, with a slash at its end.
  private static var ownFolder: [UInt8]? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = buffer[..<count].map { UInt8(bitPattern: $0) }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return Array(path[...slash])
  }

  private static func execute(_ path: [UInt8], _ arguments: [[UInt8]]) {
    let words = unsafe arguments.map { word in
      unsafe strdup(word.map { CChar(bitPattern: $0) } + [0])
    }
    defer { unsafe words.forEach { unsafe free($0) } }
    unsafe _ = execv(path.map { CChar(bitPattern: $0) } + [0], words + [nil])
  }
}
