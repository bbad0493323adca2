internal import FontModel
internal import Glibc

/// What is the same for all paths of one file: symbolic and hard links, folders linked elsewhere.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let inode: ino_t

  /// Nil if there is no file at the path.
  init?(_ path: FilePath) {
    var status = stat()
    guard unsafe stat(path.cString, &status) == 0 else { return nil }
    device = status.st_dev
    inode = status.st_ino
  }
}

/// Whether no part of the path is a symbolic link.
func isWithoutLinks(_ path: FilePath) -> Bool {
  guard let resolved = unsafe realpath(path.cString, nil) else { return false }
  defer { unsafe free(resolved) }
  return unsafe path.bytes.elementsEqual(
    UnsafeBufferPointer(start: resolved, count: strlen(resolved)).lazy.map { UInt8(bitPattern: $0) }
  )
}
