internal import FontModel

/// A path as a URI reference (RFC 3986): an absolute one as a `file:` URI, others relative.
struct PathReference {
  let text: String

  /// Encodes the bytes of a path; a leading `./` is left out.
  init(_ path: FilePath) {
    var bytes = path.bytes[...]
    while bytes.starts(with: Array("./".utf8)) {
      bytes = bytes.dropFirst(2).drop { $0 == UInt8(ascii: "/") }
    }
    let isAbsolute = bytes.first == UInt8(ascii: "/")
    text = (isAbsolute ? "file://" : "") + bytes.map(Self.encoded).joined()
  }

  /// The byte itself where it may stand in a path, else `%` and two hexadecimal digits.
  private static func encoded(_ byte: UInt8) -> String {
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", "/": return String(scalar)
    case _:
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
  }
}
