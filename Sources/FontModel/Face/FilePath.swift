/// The path of a file as the bytes that the system uses; they need not be UTF-8.
package struct FilePath: Hashable, Sendable {
  /// The path's bytes without a closing NUL.
  package var bytes: [UInt8]

  /// A path from raw bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A path from text.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// What stands for the font that came on standard input.
  package static let standardInput = FilePath("-")

  /// Whether the bytes are valid UTF-8, so that `description` loses nothing.
  package var isUTF8: Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// The part after the last slash.
  package var lastComponent: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return FilePath(bytes: Array(bytes[(slash + 1)...]))
  }

  /// The path of an entry in this folder.
  package func appending(_ component: [UInt8]) -> FilePath {
    bytes.last == UInt8(ascii: "/")
      ? FilePath(bytes: bytes + component)
      : FilePath(bytes: bytes + [UInt8(ascii: "/")] + component)
  }
}

extension FilePath: Comparable {
  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension FilePath: CustomStringConvertible {
  /// The path as text; bytes that aren't UTF-8 become U+FFFD.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
