extension WellKnownFont {
  /// The font of every system that stands in best where none is named: Courier New for faces with
  /// one advance, Times New Roman for serifs, else Arial.
  ///
  /// Serifs are those of PANOSE (Latin text with a serif style from 2 to 10), else of the family
  /// class.
  package static func substitute(for report: FontReport) -> WellKnownFont? {
    if report.facts.summary.spacing.isFixed { return WellKnownFont(named: "Courier New") }
    return WellKnownFont(named: report.hasSerifs ? "Times New Roman" : "Arial")
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
