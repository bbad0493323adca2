internal import Files
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
      let reason = SystemError.last
      throw reason.code == ENOENT
        ? FontError(.fileMissing, subject: subject, message: "no such file")
        : FontError(.fileUnreadable, subject: subject, message: reason.text)
    }
    defer { close(descriptor) }
    do throws(DescriptorReading.Failure) {
      return try DescriptorReading.bytes(of: descriptor, limit: limit)
    } catch {
      switch error {
      case .system(let reason):
        throw FontError(.fileUnreadable, subject: subject, message: reason.text)
      case .tooLong:
        throw FontError(.fileTooLarge, subject: subject, message: "the file is too large")
      }
    }
  }
}
