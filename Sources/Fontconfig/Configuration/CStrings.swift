internal import FontModel

// Swift lends an array to a C function that takes a pointer, for the time of the call.

extension FilePath {
  /// The path with a closing NUL, for functions of the C library.
  var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// The path with a closing NUL, for functions of fontconfig, whose text is unsigned.
  var fontconfigString: [UInt8] { bytes + [0] }
}

extension String {
  /// The text with a closing NUL, for functions of fontconfig; a NUL in the text ends it there.
  var fontconfigString: [UInt8] { utf8 + [0] }
}

/// The bytes of a C text, which need not be UTF-8.
func bytes(of text: UnsafePointer<UInt8>) -> [UInt8] {
  var count = 0
  while unsafe text[count] != 0 { count += 1 }
  return unsafe Array(UnsafeBufferPointer(start: text, count: count))
}
