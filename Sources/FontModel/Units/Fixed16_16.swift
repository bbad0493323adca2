/// A 16.16 fixed-point number, the form in which fonts store angles and axis coordinates.
package struct Fixed16_16: Hashable, Sendable {
  /// The number times 65,536.
  package var rawValue: Int32

  /// Wraps the stored form.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Rounds to the nearest number that 16.16 can hold; what lies outside becomes the nearest end.
  package init(_ value: Double) {
    let scaled = (value * 65_536).rounded()
    if scaled.isNaN {
      rawValue = 0
    } else {
      rawValue = Int32(min(max(scaled, Double(Int32.min)), Double(Int32.max)))
    }
  }

  /// The number itself; exact.
  package var value: Double { Double(rawValue) / 65_536 }
}
