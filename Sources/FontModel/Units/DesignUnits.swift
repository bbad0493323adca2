/// A length or position in font design units, y up, as the font file stores it.
///
/// The em of a face is `unitsPerEm` of these. Values from a file have 16 or 32 bits, so sums and
/// negations of a few of them cannot overflow.
package struct DesignUnits: Hashable, Sendable {
  /// The number of units.
  package var value: Int

  /// Wraps a number of design units.
  package init(_ value: some BinaryInteger) {
    self.value = Int(value)
  }

  /// The length in pixels at a size, unrounded.
  ///
  /// `unitsPerEm` is above 0; `pixelsPerEm` is the size of the em.
  package func scaled(unitsPerEm: Int, pixelsPerEm: Double) -> Double {
    precondition(unitsPerEm > 0, "an em has at least one unit")
    return Double(value) * pixelsPerEm / Double(unitsPerEm)
  }
}

extension DesignUnits: Comparable {
  package static func < (left: DesignUnits, right: DesignUnits) -> Bool {
    left.value < right.value
  }
}

extension DesignUnits: AdditiveArithmetic {
  package static let zero = DesignUnits(0)

  package static func + (left: DesignUnits, right: DesignUnits) -> DesignUnits {
    DesignUnits(left.value + right.value)
  }

  package static func - (left: DesignUnits, right: DesignUnits) -> DesignUnits {
    DesignUnits(left.value - right.value)
  }

  package static prefix func - (units: DesignUnits) -> DesignUnits {
    DesignUnits(-units.value)
  }
}

extension DesignUnits: CustomStringConvertible {
  package var description: String { String(value) }
}
