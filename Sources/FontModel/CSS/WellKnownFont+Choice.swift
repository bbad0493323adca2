extension WellKnownFont {
  /// The font of every system that stands in best where none is named: Courier New for faces with
  /// one advance, Times New Roman for serifs, else Arial.
  ///
  /// Serifs are those of PANOSE (Latin text with a serif style from 2 to 10), else of the family
  /// class.
  package static func substitute(for report: FontReport) -> WellKnownFont {
    if report.facts.summary.spacing.isFixed { return courierNew }
    return report.hasSerifs ? timesNewRoman : arial
  }

  /// The font that stands in for a well-known one: Arial, and Helvetica for Arial itself.
  package static func substitute(for font: WellKnownFont) -> WellKnownFont {
    font == arial ? helvetica : arial
  }
}

extension FontReport {
  fileprivate var hasSerifs: Bool {
    if let panose = facts.tables.os2?.panose, panose.count == 10, panose[0] == 2, panose[1] > 1 {
      return (2...10).contains(panose[1])
    }
    switch familyClass {
    case .oldStyleSerifs, .transitionalSerifs, .modernSerifs, .clarendonSerifs, .slabSerifs,
      .freeFormSerifs:
      return true
    case .sansSerif, .ornamentals, .scripts, .symbolic, nil: return false
    }
  }
}
