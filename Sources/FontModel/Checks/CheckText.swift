/// The words of findings.
enum CheckText {
  /// How many names a sentence holds before it counts the rest.
  static let longestList = 4

  /// A whole number without a point, anything else with at most two decimals.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return value.description }
    let hundredths = Int((value * 100).rounded())
    let digits = abs(hundredths)
    let sign = hundredths < 0 ? "-" : ""
    guard digits % 100 != 0 else { return "\(sign)\(digits / 100)" }
    let decimals = digits % 10 == 0 ? "\(digits / 10 % 10)" : twoDigits(digits % 100)
    return "\(sign)\(digits / 100).\(decimals)"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// "a", "a and b", "a, b and c".
  static func list(_ items: [String], last conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// Like `list`, but of many items the first few and how many more there are.
  static func shortList(_ items: [String]) -> String {
    guard items.count > longestList + 1 else { return list(items) }
    return items.prefix(longestList).joined(separator: ", ")
      + " and \(items.count - longestList) more"
  }

  /// Fields with their values, such as "hhea.ascender 900 and hhea.lineGap 0".
  static func list(_ values: [FieldValue]) -> String {
    list(values.map(\.description))
  }
}
