internal import CFontconfig
internal import Glibc
internal import Synchronization

/// Calls fontconfig and returns what it printed to the C library's `stderr`, which shows nothing.
///
/// Fontconfig reports what is wrong with a configuration by printing it; its functions say no more
/// than "failed". The stream is the process's, so this runs one body at a time. What is written to
/// descriptor 2 itself, by the program or a sanitizer, isn't affected.
func capturingMessages(_ body: () -> FcBool) -> (isDone: Bool, text: String) {
  messageStream.withLock { stream in
    let previous = unsafe cfontconfig_exchange_stderr(stream.file)
    let isDone = body() != 0
    _ = unsafe cfontconfig_exchange_stderr(previous)
    return (isDone, stream.takeText())
  }
}

/// Guards the C library's `stderr`, which is one for the process as well.
private let messageStream = Mutex(MessageStream())

/// A stream that keeps what is written in memory.
///
/// It lives as long as the process: another thread may have fetched `stderr` while it stood there.
@safe private struct MessageStream: ~Copyable {
  let file: UnsafeMutablePointer<FILE>
  private let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: UnsafeMutablePointer<Int>

  init() {
    let start = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    unsafe start.initialize(to: nil)
    unsafe count.initialize(to: 0)
    guard let file = unsafe open_memstream(start, count) else {
      fatalError("no memory for a stream")
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
