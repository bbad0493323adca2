internal import CUTF8Proc
internal import Glibc

/// What one pass over a text changes.
struct MappingOptions: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(_ option: utf8proc_option_t) {
    rawValue = option.rawValue
  }

  static let foldCase = MappingOptions(UTF8PROC_CASEFOLD)
  static let decompose = MappingOptions(UTF8PROC_DECOMPOSE)
  static let compatibility = MappingOptions(UTF8PROC_COMPAT)
  static let stripMarks = MappingOptions(UTF8PROC_STRIPMARK)
  static let stripIgnorable = MappingOptions(UTF8PROC_IGNORE)

  var cValue: utf8proc_option_t { utf8proc_option_t(rawValue: rawValue) }
}

/// The text after one pass, or the text itself where the library can't do it (no memory).
///
/// The corresponding C function is `utf8proc_map`.
func mapped(_ text: String, _ options: MappingOptions) -> String {
  var copy = text
  return copy.withUTF8 { bytes in
    var output: UnsafeMutablePointer<UInt8>?
    let count = unsafe utf8proc_map(bytes.baseAddress, bytes.count, &output, options.cValue)
    guard count >= 0, let start = unsafe output else { return text }
    defer { unsafe free(start) }
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
