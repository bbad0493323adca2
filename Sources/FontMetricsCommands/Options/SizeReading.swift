internal import Arguments
internal import FontModel

/// A size as typed, before the resolution is known.
struct RequestedSize: Hashable, Sendable {
  var value: Double
  var unit: FontSize.Unit

  /// The size at a resolution.
  func size(dpi: Double) -> FontSize {
    FontSize(value: value, unit: unit, dpi: dpi)
  }
}

/// Readings of sizes and resolutions.
enum SizeReading {
  /// The greatest size; larger than any screen, and its pixels fit into FreeType's numbers.
  static let limit = 10_000.0

  /// One or more sizes, parted by commas: `24`, `18pt`, `32px`, `10,12,24`.
  static let sizes: Reading.Function<[RequestedSize]> = Reading.list(of: size)

  /// A resolution in pixels an inch.
  static let dpi: Reading.Function<Double> = { (value) throws(ArgumentError) in
    let dpi = try value.decimal()
    guard dpi >= 1, dpi <= limit else {
      throw ArgumentError("`\(value.text)` is not a resolution between 1 and 10,000 dpi")
    }
    return dpi
  }

  /// One size: `24`, `18pt`, `32px`.
  static let size: Reading.Function<RequestedSize> = { (value) throws(ArgumentError) in
    let text = value.text
    let unit: FontSize.Unit = text.hasSuffix("px") ? .pixel : .point
    let number = text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : text
    guard let amount = try? ArgumentValue(number).decimal() else {
      throw ArgumentError(
        "`\(text)` is not a size", hint: "sizes are numbers such as 24, 18pt or 32px")
    }
    guard amount >= 0.01, amount <= limit else {
      throw ArgumentError("`\(text)` is not between 0.01 and 10,000")
    }
    return RequestedSize(value: amount, unit: unit)
  }
}
