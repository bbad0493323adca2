internal import FontModel
internal import Glibc

/// A file other than a font that an option names.
enum InputFile {
  /// The most that is read; documents of ours are smaller.
  private static let limit = 1 << 28

  /// All bytes of a file or pipe.
  ///
  /// - Throws: `fileMissing`, `fileUnreadable` or `fileTooLarge`.
  static func read(_ path: FilePath) throws(FontError) -> [UInt8] {
    let subject = path.description
    let terminated = path.bytes.map { CChar(bitPattern: $0) } + [0]
    let descriptor = unsafe open(terminated, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT
        ? FontError(.fileMissing, subject: subject, message: "no such file")
        : FontError(.fileUnreadable, subject: subject, message: SystemError(errno).text)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw FontError(.fileUnreadable, subject: subject, message: SystemError(errno).text)
      }
      if bytes.count > limit {
        throw FontError(.fileTooLarge, subject: subject, message: "the file is too large")
      }
    }
  }
}
