internal import Arguments

/// Readings of OpenType weights.
enum WeightReading {
  /// One weight, or two ends parted by two points.
  static let range: Reading.Function<ClosedRange<Double>> = { (value) throws(ArgumentError) in
    let text = value.text
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    guard ends.count <= 2, let first = ends.first, let last = ends.last,
      let lower = try? ArgumentValue(String(first)).decimal(),
      let upper = try? ArgumentValue(String(last)).decimal()
    else {
      throw ArgumentError(
        "`\(text)` is not a weight", hint: "weights are numbers such as 700, or ranges: 400..700")
    }
    guard lower <= upper, lower >= 1, upper <= 1000 else {
      throw ArgumentError(
        "`\(text)` is not a range of weights", hint: "weights go from 1 to 1000, the lower first")
    }
    return lower...upper
  }
}
