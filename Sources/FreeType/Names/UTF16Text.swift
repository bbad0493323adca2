/// Text in UTF-16, the high byte first, as Windows' and Unicode's names have it.
enum UTF16Text {
  /// The text up to the first NUL; lone surrogates come out as U+FFFD, an odd last byte is dropped.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    asciiText(bytes) ?? String(decoding: units(of: bytes).prefix { $0 != 0 }, as: UTF16.self)
  }

  /// The text where all of it is ASCII, as nearly every name is; nil for any other.
  private static func asciiText(_ bytes: ArraySlice<UInt8>) -> String? {
    var letters: [UInt8] = []
    letters.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let letter = bytes[index + 1]
      guard bytes[index] == 0, letter < 0x80 else { return nil }
      if letter == 0 { break }
      letters.append(letter)
      index += 2
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func units(of bytes: ArraySlice<UInt8>) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
  }
}
