import FontModel
import FreeType
import Foundation
import TestSupport
import Testing

struct FontFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func error(opening path: String) -> FontError? {
    do throws(FontError) {
      _ = try FontFile(path: FilePath(path), subject: "asked")
      return nil
    } catch {
      return error
    }
  }

  @Test("A font is read through a symbolic link and by a name that isn't UTF-8")
  func namesOfFiles() throws {
    let target = try folder.write(SFNTBuilder().build(), to: "font.ttf")
    let link = FilePath(folder.path(of: "")).bytes + [0xFF, 0xFE]
    let name = link.map { CChar(bitPattern: $0) } + [0]
    try #require(unsafe symlink(target, name) == 0)
    let file = try FontFile(path: FilePath(bytes: link), subject: "asked")
    #expect(try Library().facts(of: file, index: 0).summary.file.bytes == link)
  }

  @Test("What isn't there is missing", arguments: ["absent.ttf", "font.ttf/below", "a\0b", ""])
  func missing(name: String) throws {
    try folder.write(SFNTBuilder().build(), to: "font.ttf")
    let error = error(opening: name.isEmpty ? "" : folder.path(of: name))
    #expect(
      error == FontError(.fileMissing, subject: "asked", message: "no such file"))
  }

  @Test("A folder is not a file")
  func folderAsFile() {
    #expect(
      error(opening: folder.path)
        == FontError(.notAFile, subject: "asked", message: "is a folder"))
  }

  @Test("A pipe or a device is refused at once, and the error says to use standard input")
  func pipesAndDevices() throws {
    let pipe = folder.path(of: "pipe")
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    for (path, message) in [(pipe, "is a pipe"), ("/dev/null", "is a device")] {
      let error = error(opening: path)
      #expect(error?.code == .notAFile)
      #expect(error?.message == message)
      #expect(error?.advice?.contains("`-`") == true)
    }
  }

  @Test("A socket is refused")
  func sockets() throws {
    let path = folder.path(of: "s")
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let status = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(status == 0)
    #expect(error(opening: path)?.code == .notAFile)
  }

  @Test("An empty file and no bytes at all are empty")
  func empty() throws {
    #expect(error(opening: try folder.write([], to: "empty.ttf"))?.code == .emptyFile)
    #expect(throws: FontError(.emptyFile, subject: "-", message: "is empty")) {
      try FontFile(bytes: [], subject: "-")
    }
  }

  @Test("A file of more than 1 GiB is refused, one of 1 GiB is not")
  func largeFiles() throws {
    let path = try folder.write([], to: "large.ttf")
    try #require(unsafe truncate(path, 1 << 30) == 0)
    #expect(error(opening: path) == nil)
    try #require(unsafe truncate(path, 1 << 30 + 1) == 0)
    #expect(error(opening: path)?.code == .fileTooLarge)
  }

  @Test("A file that may not be read says so", .enabled(if: getuid() != 0))
  func unreadable() throws {
    let path = try folder.write(SFNTBuilder().build(), to: "font.ttf")
    try #require(unsafe chmod(path, 0) == 0)
    #expect(
      error(opening: path)
        == FontError(.fileUnreadable, subject: "asked", message: "permission denied"))
  }

  @Test("A link to itself cannot be read")
  func loop() throws {
    let path = folder.path(of: "loop")
    try #require(unsafe symlink(path, path) == 0)
    #expect(error(opening: path)?.code == .fileUnreadable)
  }

  @Test("No descriptor stays open, whether the file is in use or was refused")
  func descriptors() throws {
    let path = try folder.write(SFNTBuilder().build(), to: "font.ttf")
    let file = try FontFile(path: FilePath(path), subject: path)
    _ = error(opening: folder.path)
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let targets = descriptors.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    #expect(!targets.isEmpty)
    #expect(!targets.contains { $0.hasPrefix(folder.path) })
    #expect(try Library().faceCount(of: file) == 1)
  }

  @Test("A file that was deleted after it was opened is still read")
  func deletedFiles() throws {
    let path = try folder.write(SFNTBuilder().build(), to: "font.ttf")
    let file = try FontFile(path: FilePath(path), subject: path)
    try FileManager.default.removeItem(atPath: path)
    #expect(try Library().facts(of: file, index: 0).summary.family == "Test Sans")
  }

  @Test("The file is mapped as long as somebody holds it, and not longer")
  func mapping() throws {
    let path = try folder.write(SFNTBuilder().build(), to: "font.ttf")
    func isMapped() throws -> Bool {
      let maps = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
      return try String(decoding: maps.readToEnd() ?? Data(), as: UTF8.self).contains(path)
    }
    let library = try Library()
    do {
      let file = try FontFile(path: FilePath(path), subject: path)
      _ = try library.facts(of: file, index: 0)
      #expect(try isMapped())
      withExtendedLifetime(file) {}
    }
    #expect(try !isMapped())
  }

  @Test("One file serves several tasks, each with its own library")
  func sharing() async throws {
    let path = try TestFont.dejaVuSans.require()
    let file = try FontFile(path: FilePath(path), subject: path)
    let glyphCounts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { try Library().facts(of: file, index: 0).glyphCount }
      }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(glyphCounts == [6253])
  }
}
