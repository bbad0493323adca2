internal import FontModel
internal import Terminal

/// The columns in which a table gives a length: at the sizes or as a part of the em, and in units.
struct LengthColumns {
  let unitsPerEm: Int?
  let options: ShowOptions

  var titles: [String] {
    switch options.lengths {
    case .atSizes: options.sizes.map { LengthText.size($0) } + ["units"]
    case .designUnits: ["units"]
    case .ems: ["em", "units"]
    }
  }

  /// The cells of a length in design units.
  func cells(_ units: DesignUnits?) -> [StyledText] {
    cells(units: LengthText.units(units)) {
      Metric(units, .none).scaled(unitsPerEm: unitsPerEm, pixelsPerEm: $0)
    }
  }

  /// The cells of a length of which only some are in design units.
  ///
  /// - Parameters:
  ///   - units: The last cell.
  ///   - length: The length where the em has a number of pixels.
  /// - Returns: A cell a column.
  func cells(
    units: StyledText, length: (_ pixelsPerEm: Double) -> Double?
  ) -> [StyledText] {
    let lengths: [Double?] =
      switch options.lengths {
      case .atSizes: options.sizes.map { length($0.pixelsPerEm) }
      case .designUnits: []
      case .ems: [length(1)]
      }
    return lengths.map { LengthText.length($0) } + [units]
  }

  /// Cells that are empty but for the last one.
  func cells(last: StyledText = StyledText()) -> [StyledText] {
    Array(repeating: StyledText(), count: titles.count - 1) + [last]
  }
}
