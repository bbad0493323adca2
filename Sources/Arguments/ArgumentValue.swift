/// One word of a command line as the system passes it: bytes, for a file name need not be UTF-8.
package struct ArgumentValue: Sendable, Hashable {
  /// The word without its terminating zero.
  package let bytes: [UInt8]

  /// Takes bytes of any encoding.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The UTF-8 of `text`.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The bytes read as UTF-8, with U+FFFD where they are not.
  package var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether `text` says exactly what the bytes say.
  package var isValidUTF8: Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }
}

extension ArgumentValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ArgumentValue {
  /// The words this process was started with, without the name of the program.
  ///
  /// `CommandLine.arguments` repairs what is not UTF-8, which would make such files unreachable.
  package static func ofProcess() -> [ArgumentValue] {
    (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
      var bytes: [UInt8] = []
      var offset = 0
      while true {
        let byte = unsafe UInt8(bitPattern: word[offset])
        guard byte != 0 else { break }
        bytes.append(byte)
        offset += 1
      }
      return ArgumentValue(bytes: bytes)
    }
  }
}
