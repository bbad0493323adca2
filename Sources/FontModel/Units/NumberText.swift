/// Numbers as text: always with a point, never with a sign on zero.
package enum NumberText {
  /// The shortest form that reads back the same; whole numbers have no point.
  ///
  /// The number is finite: metrics are never infinite or NaN.
  package static func shortest(_ value: Double) -> String {
    precondition(value.isFinite, "a metric is a finite number")
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    // Below this Swift would write an exponent, which shells and bc can't read.
    guard abs(value) < 1e-4 else { return value.description }
    let digits = fixed(value, decimals: 12)
    let kept = digits.reversed().drop { $0 == "0" }
    // What is smaller than the last decimal is 0, without a point.
    return kept.first == "." ? "0" : String(kept.reversed())
  }

  /// With exactly three decimals, halves away from zero.
  package static func threeDecimals(_ value: Double) -> String {
    fixed(value, decimals: 3)
  }

  /// With exactly so many decimals (0 to 12), halves away from zero.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    precondition(value.isFinite, "a metric is a finite number")
    var factor = 1
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (abs(value) * Double(factor)).rounded(.toNearestOrAwayFromZero)
    // Far beyond any metric; its decimals mean nothing.
    guard scaled < 9e15 else { return value.description }
    let number = Int(scaled)
    let sign = value < 0 && number != 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(number)" }
    let rest = String(number % factor)
    let zeros = String(repeating: "0", count: decimals - rest.utf8.count)
    return "\(sign)\(number / factor).\(zeros)\(rest)"
  }

  /// With at most two decimals, those that say something.
  package static func upToTwoDecimals(_ value: Double) -> String {
    shortest((value * 100).rounded(.toNearestOrAwayFromZero) / 100)
  }

  /// A count with a comma between thousands, such as "6,253".
  package static func grouped(_ count: Int) -> String {
    let digits = Array(String(abs(count)))
    var text = count < 0 ? "-" : ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
