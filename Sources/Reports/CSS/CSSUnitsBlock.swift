internal import FontModel

/// The font-relative units in comments, and a rule that gives other fonts the same x-height.
struct CSSUnitsBlock {
  let units: FontUnits
  let report: CSSReport

  var text: String {
    let comment = CSSQuoting.comment(
      units.units.map { unit in
        "1\(unit.name) = \(number(unit.em))em"
          + (unit.units.map { " (\($0) of \(report.font.unitsPerEm) units: \(unit.source))" }
            ?? " (\(unit.source))")
      })
    guard let value = units.fontSizeAdjust else {
      return comment + CSSQuoting.comment(["No font-size-adjust: the font has no x-height."])
    }
    return comment + """
      .same-x-height {
        font-size-adjust: \(number(value));
      }

      """
  }

  private func number(_ value: Double) -> String { CSSNumber.shortFixed(value, decimals: 4) }
}
