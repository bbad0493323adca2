internal import FontModel
internal import Glibc

/// The stream that `-` stands for. It comes once, so what came is kept for whoever asks again.
final class StandardInput {
  /// The most that is read; fonts are smaller.
  private static let limit = 1 << 30

  private var kept: [UInt8]?

  /// Everything that comes, until the writer is done.
  func read() throws(FontError) -> [UInt8] {
    if let kept { return kept }
    let bytes = try Self.readAll()
    kept = bytes
    return bytes
  }

  private static func readAll() throws(FontError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw FontError(
          .fileUnreadable, subject: "-",
          message: "standard input can't be read: \(SystemError(errno).text)")
      }
      if bytes.count > limit {
        throw FontError(
          .fileTooLarge, subject: "-", message: "more than 1 GiB came on standard input")
      }
    }
  }
}
