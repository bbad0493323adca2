internal import Files
internal import FontModel
internal import Glibc

/// The stream that `-` stands for. It comes once, so what came is kept for whoever asks again.
final class StandardInput {
  /// The most that is read; fonts are smaller.
  private static let limit = 1 << 30

  private var kept: [UInt8]?

  /// Everything that comes, until the writer is done.
  ///
  /// - Throws: `fileUnreadable` or `fileTooLarge`.
  func read() throws(FontError) -> [UInt8] {
    if let kept { return kept }
    do throws(DescriptorReading.Failure) {
      let bytes = try DescriptorReading.bytes(of: STDIN_FILENO, limit: Self.limit)
      kept = bytes
      return bytes
    } catch {
      switch error {
      case .system(let reason):
        throw FontError(
          .fileUnreadable, subject: "-", message: "standard input can't be read: \(reason.text)")
      case .tooLong:
        throw FontError(
          .fileTooLarge, subject: "-", message: "more than 1 GiB came on standard input")
      }
    }
  }
}
