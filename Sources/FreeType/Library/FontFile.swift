internal import Files
internal import Glibc
package import FontModel

/// The bytes of one font file, in memory or mapped from a file, for as long as anyone needs them.
///
/// A packed BDF font is unpacked at once; what else may be packed FreeType unpacks by itself.
/// The bytes never change after `init`, so the file can be shared between tasks.
@safe package final class FontFile: Sendable {
  /// Where the bytes come from; `FilePath.standardInput` for those that were handed over.
  package let path: FilePath
  /// What errors call the file: what the user asked for.
  package let subject: String
  /// The wrapping that the first bytes tell of; `.gzip` and `.other` until FreeType has looked.
  let container: FaceFacts.Container
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool
  /// How much the font may have of everything.
  package let limits: ReadingLimits

  /// Maps the file at a path. A symbolic link is followed; only a regular file is accepted.
  ///
  /// - Throws: `fileMissing`, `fileUnreadable`, `notAFile`, `emptyFile`, `fileTooLarge`, or
  ///   `limitExceeded` for what would unpack to too much.
  package init(
    path: FilePath, subject: String, limits: ReadingLimits = ReadingLimits()
  ) throws(FontError) {
    let descriptor = try Self.open(path, subject: subject)
    defer { _ = close(descriptor) }
    let size = try Self.size(of: descriptor, subject: subject, limits)
    let address = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let address = unsafe address, unsafe address != UnsafeMutableRawPointer(bitPattern: -1)
    else {
      throw FontError(.fileUnreadable, subject: subject, message: SystemError.last.text)
    }
    let mapped = unsafe UnsafeRawBufferPointer(start: address, count: size)
    let unpacked = unsafe Gzip.unpackedBDF(mapped, limit: limits[.unpackedSize])
    isMapped = unsafe unpacked == nil
    if !isMapped { unsafe _ = munmap(address, size) }
    unsafe bytes = unpacked ?? mapped
    self.path = path
    self.subject = subject
    self.limits = limits
    container = unsafe FaceFacts.Container(sniffing: bytes)
    try checkUnpackedSize()
  }

  /// Takes the bytes of a font that came on standard input.
  ///
  /// - Throws: `emptyFile`, `fileTooLarge`, or `limitExceeded` for what would unpack to too much.
  package init(
    bytes: [UInt8], subject: String, limits: ReadingLimits = ReadingLimits()
  ) throws(FontError) {
    try Self.check(size: bytes.count, subject: subject, limits)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    unsafe copy.copyBytes(from: bytes)
    let unpacked = unsafe Gzip.unpackedBDF(
      UnsafeRawBufferPointer(copy), limit: limits[.unpackedSize])
    if unsafe unpacked != nil { unsafe copy.deallocate() }
    unsafe self.bytes = unpacked ?? UnsafeRawBufferPointer(copy)
    path = .standardInput
    self.subject = subject
    isMapped = false
    self.limits = limits
    container = unsafe FaceFacts.Container(sniffing: self.bytes)
    try checkUnpackedSize()
  }

  deinit {
    if isMapped {
      unsafe _ = munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    } else {
      unsafe bytes.deallocate()
    }
  }

  /// In bytes.
  var size: Int { unsafe bytes.count }

  /// Copies at most `count` bytes from `offset`; fewer, or none, where the file ends before.
  func reader(at offset: Int, count: Int) -> BigEndianReader {
    guard offset >= 0, offset < size, count > 0 else { return BigEndianReader(bytes: []) }
    let end = offset + min(count, size - offset)
    return unsafe BigEndianReader(bytes: Array(bytes[offset..<end]))
  }
}

extension FontFile {
  /// Opens without waiting, so that a FIFO nobody writes to can be refused.
  private static func open(_ path: FilePath, subject: String) throws(FontError) -> CInt {
    let missing = FontError(.fileMissing, subject: subject, message: "no such file")
    guard !path.bytes.contains(0) else { throw missing }
    let terminated = path.bytes.map { CChar(bitPattern: $0) } + [0]
    while true {
      let descriptor = unsafe Glibc.open(terminated, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      if descriptor >= 0 { return descriptor }
      let code = errno
      if code == EINTR { continue }
      if code == ENOENT || code == ENOTDIR { throw missing }
      // What opening a socket gives, and a device without hardware.
      if code == ENXIO || code == ENODEV { throw notAFile("is not a file", subject: subject) }
      throw FontError(.fileUnreadable, subject: subject, message: SystemError(code).text)
    }
  }

  private static func size(
    of descriptor: CInt, subject: String, _ limits: ReadingLimits
  ) throws(FontError) -> Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw FontError(.fileUnreadable, subject: subject, message: SystemError.last.text)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FontError(.notAFile, subject: subject, message: "is a folder")
    case S_IFIFO: throw notAFile("is a pipe", subject: subject)
    case S_IFCHR, S_IFBLK: throw notAFile("is a device", subject: subject)
    default: throw notAFile("is not a file", subject: subject)
    }
    try check(size: Int(status.st_size), subject: subject, limits)
    return Int(status.st_size)
  }

  private static func check(
    size: Int, subject: String, _ limits: ReadingLimits
  ) throws(FontError) {
    guard size > 0 else { throw FontError(.emptyFile, subject: subject, message: "is empty") }
    try limits.check(size, .fileSize, subject: subject)
  }

  /// Believes what a web font says of its size: FreeType takes that much memory, whatever comes.
  private func checkUnpackedSize() throws(FontError) {
    switch container {
    case .woff, .woff2:
      guard let size = reader(at: 16, count: 4).uint32(at: 0) else { return }
      try limits.check(Int(size), .unpackedSize, subject: subject)
    case .sfnt, .collection, .macResource, .type1, .type42, .cff, .pcf, .bdf, .windowsFNT, .pfr,
      .gzip, .other:
      return
    }
  }

  private static func notAFile(_ message: String, subject: String) -> FontError {
    FontError(
      .notAFile, subject: subject, message: message,
      advice: "pipe the font to standard input and name it `-`")
  }
}
