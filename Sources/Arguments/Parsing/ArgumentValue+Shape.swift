extension ArgumentValue {
  /// What a word looks like before any table is asked.
  enum Shape: Equatable {
    /// `--`, after which everything is an operand.
    case terminator
    /// `--name` or `--name=value`.
    case long(name: String, value: ArgumentValue?)
    /// `-abc`, without the hyphen; never empty.
    case cluster(ArraySlice<UInt8>)
    /// Anything else, the empty word and `-` included.
    case operand
  }

  var shape: Shape {
    let hyphen = UInt8(ascii: "-")
    guard bytes.count > 1, bytes[0] == hyphen else { return .operand }
    guard bytes[1] == hyphen else { return .cluster(bytes[1...]) }
    guard bytes.count > 2 else { return .terminator }
    let parts = bytes[2...].split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    return .long(
      name: String(decoding: parts[0], as: UTF8.self),
      value: parts.count == 2 ? ArgumentValue(bytes: Array(parts[1])) : nil)
  }
}
