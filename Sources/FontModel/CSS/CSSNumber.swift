/// Numbers as JavaScript's `toFixed` writes them, so that the tools' numbers come out to the digit.
package enum CSSNumber {
  /// With exactly so many decimals (0 to 6): the nearest number, of two equally near the greater.
  ///
  /// The number itself is rounded, not a product that was rounded before.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let amount = abs(value)
    let product = amount * factor
    guard product < 9e15 else { return value.description }
    // What the multiplication lost: the two together are exact.
    let rest = (-product).addingProduct(amount, factor)
    let whole = product.rounded(.down)
    let rounded = Int(whole) + ((product - whole) + rest >= 0.5 ? 1 : 0)
    let digits = String(rounded)
    let padded =
      String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    let sign = value < 0 && rounded != 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }

  /// The same without zeros at the end, such as "21.391".
  package static func shortFixed(_ value: Double, decimals: Int) -> String {
    var text = fixed(value, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
