internal import Containment
internal import Files
internal import FontModel
internal import Glibc

/// The stream that `-` stands for. It comes once, so what came is kept for whoever asks again.
final class StandardInput {
  private let containment: Containment
  private var kept: [UInt8]?

  /// The process's own.
  init(_ containment: Containment) {
    self.containment = containment
  }

  /// Everything that comes, until the writer is done.
  ///
  /// - Parameter limits: How much may come.
  /// - Returns: All of it.
  /// - Throws: `fileUnreadable` or `fileTooLarge`.
  func read(limits: ReadingLimits = ReadingLimits()) throws(FontError) -> [UInt8] {
    if let kept { return kept }
    do throws(DescriptorReading.Failure) {
      let bytes = try DescriptorReading.bytes(of: STDIN_FILENO, limit: limits[.fileSize])
      kept = bytes
      keep(bytes)
      return bytes
    } catch {
      switch error {
      case .system(let reason):
        throw FontError(
          .fileUnreadable, subject: "-", message: "standard input can't be read: \(reason.text)")
      case .tooLong:
        throw limits.error(.fileSize, subject: "-")
      }
    }
  }

  /// Puts what came in the place of the stream, so that it can be read again from the start.
  private func keep(_ bytes: [UInt8]) {
    guard containment.needsInputAgain else { return }
    let name = "/fontmetrics-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    let file = unsafe shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard file >= 0 else { return }
    defer { _ = close(file) }
    // Nobody else needs to find it, and so it is gone when the program is.
    unsafe _ = shm_unlink(name)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      // Without memory for it there is no second start that would read it.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
    if dup2(file, STDIN_FILENO) == STDIN_FILENO { containment.inputIsKept() }
  }
}
