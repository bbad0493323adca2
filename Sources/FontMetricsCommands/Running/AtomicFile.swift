internal import Files
internal import FontModel
internal import Glibc

/// A file that appears whole or not at all.
///
/// What is at the path stays until the new file is complete on the disk, then is replaced in one
/// step. Devices and pipes can't be replaced, so they are written to.
struct AtomicFile {
  let path: FilePath

  /// Writes all bytes.
  ///
  /// - Throws: `fileUnwritable`, with nothing left behind.
  func write(_ bytes: [UInt8]) throws(FontError) {
    var status = stat()
    guard unsafe stat(path.terminated, &status) == 0 else {
      // A path that ends in a slash, and one through a file, fail when the new file is made.
      guard errno == ENOENT else { throw failure(errno) }
      return try replace(path, with: bytes, mode: nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw error("is a folder", advice: "name a file in it")
    case S_IFREG:
      // The folder decides about replacing a file, but one that is protected is meant to stay.
      guard unsafe access(path.terminated, W_OK) == 0 else { throw failure(errno) }
      try replace(resolved, with: bytes, mode: status.st_mode & 0o7777)
    case _:
      let descriptor = unsafe open(path.terminated, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(errno) }
      defer { _ = close(descriptor) }
      try write(bytes, to: descriptor)
    }
  }

  /// Makes a new file in the folder of `target` and moves it there.
  private func replace(
    _ target: FilePath, with bytes: [UInt8], mode: mode_t?
  ) throws(FontError) {
    if let descriptor = nameless(beside: target) {
      try fill(descriptor, with: bytes, mode: mode) { (descriptor) throws(FontError) in
        try put(descriptor, in: target)
      }
      return
    }
    let (temporary, descriptor) = try create(beside: target)
    do throws(FontError) {
      try fill(descriptor, with: bytes, mode: mode)
      guard unsafe rename(temporary.terminated, target.terminated) == 0 else {
        throw failure(errno)
      }
    } catch {
      unsafe _ = unlink(temporary.terminated)
      throw error
    }
  }

  /// Writes and closes a file, and does `finish` between the two.
  private func fill(
    _ descriptor: CInt, with bytes: [UInt8], mode: mode_t?,
    finish: (CInt) throws(FontError) -> Void = { _ in }
  ) throws(FontError) {
    do throws(FontError) {
      if let mode, fchmod(descriptor, mode) != 0 { throw failure(errno) }
      try write(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw failure(errno) }
      try finish(descriptor)
    } catch {
      _ = close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw failure(errno) }
  }

  /// A new file in the folder of `target` that has no name, so that nothing is left of it however
  /// the process ends; nil where the file system has no such files.
  private func nameless(beside target: FilePath) -> CInt? {
    guard !target.lastComponent.bytes.isEmpty else { return nil }
    var folder = Array(target.bytes.dropLast(target.lastComponent.bytes.count))
    if folder.isEmpty { folder = Array(".".utf8) }
    // O_TMPFILE, which Swift doesn't import.
    let flags = 0o20_000_000 | O_DIRECTORY
    let descriptor = unsafe open(
      FilePath(bytes: folder).terminated, flags | O_WRONLY | O_CLOEXEC, 0o666)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Gives a nameless file a name, and with it the place of `target`.
  private func put(_ descriptor: CInt, in target: FilePath) throws(FontError) {
    let source = FilePath("/proc/self/fd/\(descriptor)").terminated
    let temporary = temporary(beside: target).terminated
    guard unsafe linkat(AT_FDCWD, source, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else {
      throw failure(errno)
    }
    guard unsafe rename(temporary, target.terminated) == 0 else {
      let code = errno
      unsafe _ = unlink(temporary)
      throw failure(code)
    }
  }

  /// A name in the folder of `target` that nobody else has.
  private func temporary(beside target: FilePath) -> FilePath {
    let folder = Array(target.bytes.dropLast(target.lastComponent.bytes.count))
    let suffix = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return FilePath(bytes: folder + Array(".fontmetrics-\(suffix)".utf8))
  }

  /// A new, empty file in the folder of `target` that only this process knows.
  private func create(beside target: FilePath) throws(FontError) -> (FilePath, CInt) {
    guard !target.lastComponent.bytes.isEmpty else { throw failure(EISDIR) }
    for _ in 0..<16 {
      let temporary = temporary(beside: target)
      let descriptor = unsafe open(
        temporary.terminated, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      guard errno == EEXIST else { throw failure(errno) }
    }
    throw failure(EEXIST)
  }

  private func write(_ bytes: [UInt8], to descriptor: CInt) throws(FontError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw failure(errno)
      }
    }
  }

  /// The path of the file itself, so that a symbolic link to it stays one.
  private var resolved: FilePath {
    guard let absolute = unsafe realpath(path.terminated, nil) else { return path }
    defer { unsafe free(absolute) }
    return unsafe FilePath(
      bytes: UnsafeBufferPointer(start: absolute, count: strlen(absolute)).map {
        UInt8(bitPattern: $0)
      })
  }

  private func failure(_ code: CInt) -> FontError {
    error(
      "can't be written: \(SystemError(code).text)",
      advice: code == ENOENT ? "make the folder first" : nil)
  }

  private func error(_ message: String, advice: String? = nil) -> FontError {
    FontError(.fileUnwritable, subject: path.description, message: message, advice: advice)
  }
}

extension FilePath {
  /// The path as C takes it.
  fileprivate var terminated: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
