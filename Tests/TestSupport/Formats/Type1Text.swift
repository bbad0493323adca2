import Foundation

/// Type 1 fonts as text alone.
enum Type1Text {
  /// A font whose encrypted part is binary, with that part in hexadecimal digits instead.
  ///
  /// - Throws: ``SFNTFileError`` when no encrypted part is found.
  static func ascii(of font: [UInt8]) throws -> [UInt8] {
    let data = Data(font)
    // What follows the encrypted part is 512 zeros in lines and `cleartomark`.
    let zeros = Data(repeating: UInt8(ascii: "0"), count: 64)
    guard let start = data.range(of: Data("eexec".utf8))?.upperBound,
      let end = data[start...].range(of: zeros)?.lowerBound
    else { throw SFNTFileError(description: "the font has no encrypted part") }
    let digits = hexadecimal(data[(start + 1)..<end])
    return Array(data[..<start]) + [0x0A] + Array(digits.utf8) + [0x0A] + Array(data[end...])
  }
}

/// Bytes as pairs of digits, in lines of at most 64 digits.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  let digits = Array("0123456789ABCDEF")
  var text = ""
  for (index, byte) in bytes.enumerated() {
    if index > 0, index.isMultiple(of: 32) { text.append("\n") }
    text.append(digits[Int(byte >> 4)])
    text.append(digits[Int(byte & 15)])
  }
  return text
}
