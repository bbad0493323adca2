extension JSONReader {
  /// A number by the grammar of JSON, which is stricter than Swift's.
  mutating func number() throws(JSONReadingError) -> Double {
    let start = offset
    _ = take("-")
    if !take("0") {
      guard takeDigits() > 0 else { throw error("a digit is missing") }
    }
    if take("."), takeDigits() == 0 { throw error("a digit is missing") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard takeDigits() > 0 else { throw error("a digit is missing") }
    }
    guard let text = text(from: start), let number = Double(text), number.isFinite else {
      throw error("a number is too large")
    }
    return number
  }

  private mutating func takeDigits() -> Int {
    take { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Text in quotation marks, the first of which is next.
  mutating func string() throws(JSONReadingError) -> String {
    guard take("\"") else { throw error("a quotation mark is missing") }
    var result = ""
    while true {
      let start = offset
      _ = take { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      guard let text = text(from: start) else { throw error("the text is not valid UTF-8") }
      result += text
      if take("\"") { return result }
      guard take("\\") else {
        throw error(next == nil ? "the document ends too early" : "text holds a control character")
      }
      result.unicodeScalars.append(try escape())
    }
  }

  /// What follows a backslash.
  private mutating func escape() throws(JSONReadingError) -> Unicode.Scalar {
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let byte = next, let scalar = plain[byte] {
      _ = takeByte()
      return scalar
    }
    guard take("u") else { throw error("a backslash stands before a wrong character") }
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // Half of a pair; the other half has to follow.
    guard UTF16.isLeadSurrogate(unit), take("\\"), take("u") else {
      throw error("half of a surrogate pair is missing")
    }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      throw error("half of a surrogate pair is missing")
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private mutating func codeUnit() throws(JSONReadingError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = takeByte(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits are missing")
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
