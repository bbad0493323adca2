internal import CFontconfig
internal import Glibc
internal import Synchronization

/// Runs C code and returns what it printed to the C library's `stderr`, which then shows nothing.
///
/// Fontconfig reports what is wrong with a configuration by printing it; its functions say no more
/// than "failed". The stream is the process's, so this runs one body at a time. What is written to
/// descriptor 2 itself, by the program or a sanitizer, isn't affected.
func capturingMessages<Result>(
  _ body: () -> sending Result
) -> sending (result: Result, text: String) {
  messageStream.withLock { stream in
    guard let stream else { return (body(), "") }
    let previous = unsafe cfontconfig_exchange_stderr(stream.file)
    let result = body()
    _ = unsafe cfontconfig_exchange_stderr(previous)
    return (result, stream.takeText())
  }
}

/// Guards the C library's `stderr`, which is one for the process as well.
private let messageStream = Mutex(MessageStream())

/// A stream that keeps what is written in memory.
///
/// It lives as long as the process: another thread may have fetched `stderr` while it stood there.
@safe private struct MessageStream: ~Copyable, Sendable {
  let file: UnsafeMutablePointer<FILE>
  private let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: UnsafeMutablePointer<Int>

  /// Nil if there is no memory.
  init?() {
    let start = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    unsafe start.initialize(to: nil)
    unsafe count.initialize(to: 0)
    guard let file = unsafe open_memstream(start, count) else {
      unsafe start.deallocate()
      unsafe count.deallocate()
      return nil
    }
    unsafe self.file = file
    unsafe self.start = start
    unsafe self.count = count
  }

  /// What was written since the last time.
  func takeText() -> String {
    unsafe fflush(file)
    defer { unsafe rewind(file) }
    guard let start = unsafe start.pointee else { return "" }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count.pointee)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
