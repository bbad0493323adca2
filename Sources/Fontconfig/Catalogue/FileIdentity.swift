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

/// The absolute path of the file without symbolic links; nil if there is none at the path.
func resolved(_ path: FilePath) -> FilePath? {
  guard let absolute = unsafe realpath(path.cString, nil) else { return nil }
  defer { unsafe free(absolute) }
  return unsafe FilePath(
    bytes: UnsafeBufferPointer(start: absolute, count: strlen(absolute)).map {
      UInt8(bitPattern: $0)
    })
}
