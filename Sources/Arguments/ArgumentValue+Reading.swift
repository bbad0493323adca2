// The readings that most options share. Their errors have no subject: the parser adds it.

extension ArgumentValue {
  /// The text of a value that must be UTF-8, such as a search term.
  package func validText() throws(ArgumentError) -> String {
    guard isValidUTF8 else { throw ArgumentError("`\(text)` is not valid UTF-8") }
    return text
  }

  /// A whole decimal number within `range`.
  package func integer(in range: ClosedRange<Int>) throws(ArgumentError) -> Int {
    guard isDecimal(allowingFraction: false) else {
      throw ArgumentError("`\(text)` is not a whole number")
    }
    // Digits that overflow `Int` are a number all the same, only one outside every range.
    guard let number = Int(text), range.contains(number) else {
      throw ArgumentError("`\(text)` is not between \(range.lowerBound) and \(range.upperBound)")
    }
    return number
  }

  /// A decimal number with an optional sign and fraction, always finite.
  ///
  /// `Double.init` alone would also take `nan`, `infinity` and hexadecimal.
  package func decimal() throws(ArgumentError) -> Double {
    guard isDecimal(allowingFraction: true), let number = Double(text), number.isFinite else {
      throw ArgumentError("`\(text)` is not a number")
    }
    return number
  }

  /// The case whose raw value this is, in capitals or small letters.
  package func choice<Choice>(of type: Choice.Type = Choice.self) throws(ArgumentError) -> Choice
  where Choice: CaseIterable & RawRepresentable<String> {
    let typed = text
    if let exact = Choice(rawValue: typed) { return exact }
    if let folded = Choice.allCases.first(where: { $0.rawValue.lowercased() == typed.lowercased() })
    {
      return folded
    }
    let allowed = Choice.allCases.map(\.rawValue)
    throw ArgumentError(
      "`\(typed)` is not one of \(allowed.joined(separator: ", "))",
      hint: NearMiss.question(NearMiss.suggestions(for: typed, among: allowed)))
  }

  /// The parts of a list; an empty value is one empty part.
  package func fields(separatedBy separator: Unicode.Scalar = ",") -> [ArgumentValue] {
    precondition(separator.isASCII, "a separator is one byte")
    return bytes.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
      .map { ArgumentValue(bytes: Array($0)) }
  }

  private func isDecimal(allowingFraction: Bool) -> Bool {
    var rest = bytes[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return parts.count <= (allowingFraction ? 2 : 1)
      && parts.contains { !$0.isEmpty }
      && parts.allSatisfy { $0.allSatisfy(digits.contains) }
  }
}
