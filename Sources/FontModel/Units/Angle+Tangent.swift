extension Angle {
  /// The tangent of an angle in degrees; nil at and beyond 90°, where nothing leans.
  ///
  /// By the series of sine and cosine, which converge fast below a right angle.
  package static func tangent(_ degrees: Double) -> Double? {
    guard abs(degrees) < 90 else { return nil }
    let x = degrees * Double.pi / 180
    var term = 1.0
    var cosine = 1.0
    var sine = 0.0
    for order in 1..<30 {
      term *= x / Double(order)
      // Terms alternate in sign by pairs: cos has the even orders, sin the odd ones.
      let signed = order % 4 < 2 ? term : -term
      if order % 2 == 0 { cosine += signed } else { sine += signed }
    }
    return sine / cosine
  }
}
