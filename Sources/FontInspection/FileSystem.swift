internal import Files
package import FontModel
internal import Glibc

/// Looks at files and folders; opens none of the files.
package struct FileSystem: Sendable {
  /// What a path leads to, symbolic links followed.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A device, pipe or socket.
    case other
    case missing
  }

  /// The file system of the machine.
  package init() {}

  /// What a path leads to; one that can't be looked at counts as missing.
  package func kind(of path: FilePath) -> Kind {
    guard let status = status(of: path) else { return .missing }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case _: .other
    }
  }

  /// The regular files below a folder, sorted by path, symbolic links followed once each.
  ///
  /// Throws `fileUnreadable` where the folder itself can't be read; folders below it that can't
  /// be read are given to `unreadable`.
  package func files(
    below folder: FilePath, unreadable: (FontError) -> Void
  ) throws(FontError) -> [FilePath] {
    var found: [FilePath] = []
    var visited: Set<FileIdentity> = []
    var pending = [folder]
    if let status = status(of: folder) { visited.insert(FileIdentity(status)) }
    var isFirst = true
    while let next = pending.popLast() {
      do {
        for entry in try entries(of: next) {
          guard let status = status(of: entry) else { continue }
          switch status.st_mode & S_IFMT {
          case S_IFREG: found.append(entry)
          case S_IFDIR where visited.insert(FileIdentity(status)).inserted: pending.append(entry)
          case _: continue
          }
        }
      } catch {
        if isFirst { throw error }
        unreadable(error)
      }
      isFirst = false
    }
    return found.sorted()
  }

  private func status(of path: FilePath) -> stat? {
    var status = stat()
    return unsafe path.withCString { unsafe stat($0, &status) } == 0 ? status : nil
  }

  private func entries(of folder: FilePath) throws(FontError) -> [FilePath] {
    guard let directory = unsafe folder.withCString({ unsafe opendir($0) }) else {
      throw FontError(
        .fileUnreadable, subject: folder.description,
        message: "the folder can't be read: \(SystemError.last.text)")
    }
    defer { unsafe closedir(directory) }
    var paths: [FilePath] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name != Array(".".utf8), name != Array("..".utf8) {
        paths.append(folder.appending(name))
      }
    }
    return paths
  }
}

/// What makes two paths lead to one file.
private struct FileIdentity: Hashable {
  let device: dev_t
  let inode: ino_t

  init(_ status: stat) {
    device = status.st_dev
    inode = status.st_ino
  }
}

extension FilePath {
  /// Lends the path as a C string.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe characters.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("there is a NUL") }
      return unsafe body(base)
    }
  }
}
