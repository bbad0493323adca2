/// Angles in degrees, without a C library.
package enum Angle {
  /// The angle whose tangent is `tangent`, in degrees, −90 to 90.
  ///
  /// Halves the argument until the series converges fast: atan x = 2 atan (x / (1 + √(1 + x²))).
  package static func arctangent(_ tangent: Double) -> Double {
    guard tangent.isFinite else { return tangent < 0 ? -90 : 90 }
    let halvings = 4
    var x = tangent
    for _ in 0..<halvings {
      x /= 1 + (1 + x * x).squareRoot()
    }
    var power = x
    var sum = 0.0
    for term in 0..<12 {
      sum += power / Double(2 * term + 1)
      power *= -x * x
    }
    return sum * Double(1 << halvings) * 180 / Double.pi
  }

  /// The italic angle that a caret slope stands for: negative leans right; nil for a rise of 0.
  package static func italicAngle(rise: DesignUnits, run: DesignUnits) -> Double? {
    guard rise != .zero else { return nil }
    return -arctangent(Double(run.value) / Double(rise.value))
  }
}
