internal import FontModel
internal import Terminal

/// Lengths as cells of a table.
enum LengthText {
  /// What stands for a value that the font doesn't have.
  static let absent = StyledText("-", style: .secondary)

  /// Design units.
  static func units(_ units: DesignUnits?) -> StyledText {
    number(units?.value)
  }

  /// Three decimals, as in the iOS app.
  static func length(_ value: Double?) -> StyledText {
    value.map { StyledText(NumberText.threeDecimals($0)) } ?? absent
  }

  /// A whole number.
  static func number(_ value: Int?) -> StyledText {
    value.map { StyledText("\($0)") } ?? absent
  }

  /// A size with its unit, such as "24 pt".
  static func size(_ size: FontSize) -> String {
    "\(NumberText.shortest(size.value)) \(size.unit.rawValue)"
  }
}
