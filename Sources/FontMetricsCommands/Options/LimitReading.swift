internal import Arguments
internal import FontModel

/// Readings of how much a font may have of something.
enum LimitReading {
  /// What there are limits for.
  static let names = ReadingLimit.allCases.map(\.rawValue)

  /// One limit with its number: `faces=100`, `file-size=2G`.
  static let limit: Reading.Function<(limit: ReadingLimit, most: Int)> = {
    (value) throws(ArgumentError) in
    let parts = value.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw ArgumentError(
        "`\(value.text)` is not a limit", hint: "limits are a name and a number: faces=100")
    }
    let limit = try ArgumentValue(String(parts[0])).choice(of: ReadingLimit.self)
    return (limit, try number(String(parts[1]), limit))
  }

  private static func number(
    _ text: String, _ limit: ReadingLimit
  ) throws(ArgumentError) -> Int {
    let units: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    guard limit.countsBytes, let last = text.last, let shift = units[last] else {
      return try ArgumentValue(text).integer(in: limit.range)
    }
    let most = limit.range.upperBound >> shift
    return try ArgumentValue(String(text.dropLast())).integer(in: 1...most) << shift
  }
}
