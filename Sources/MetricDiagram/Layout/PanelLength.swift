internal import FontModel

/// A metric as a picture needs it: how far, what to write beside it, where it came from.
struct PanelLength: Hashable {
  /// In pixels of the picture, up.
  var value: Double
  /// At the size that labels tell of.
  var labelled: Double
  var amount: Amount
  var source: MetricSource

  /// The metric in the font's own terms.
  enum Amount: Hashable {
    case units(Int)
    case strikePixels(Double)
  }

  /// In design units; nil for bitmaps.
  var units: Int? {
    switch amount {
    case .units(let units): units
    case .strikePixels: nil
    }
  }

  /// The metric in the font's own terms as text: "1901", or "11 px" for bitmaps.
  var amountText: String {
    switch amount {
    case .units(let units): String(units)
    case .strikePixels(let pixels): "\(NumberText.shortest(pixels)) px"
    }
  }
}

/// Turns metrics of one face into lengths of a picture.
struct PanelScale {
  let unitsPerEm: Int?
  /// The em of the strike that stands in where there are no design units.
  let strikeEm: Double
  let pixelsPerEm: Double
  let labelledPixelsPerEm: Double

  /// A length of so many design units; nil where the face has no em.
  func length(_ units: DesignUnits, _ source: MetricSource) -> PanelLength? {
    guard let unitsPerEm else { return nil }
    return PanelLength(
      value: units.scaled(unitsPerEm: unitsPerEm, pixelsPerEm: pixelsPerEm),
      labelled: units.scaled(unitsPerEm: unitsPerEm, pixelsPerEm: labelledPixelsPerEm),
      amount: .units(units.value), source: source)
  }

  /// A length of so many pixels of the strike.
  func length(strikePixels pixels: Double, _ source: MetricSource) -> PanelLength {
    PanelLength(
      value: pixels * pixelsPerEm / strikeEm, labelled: pixels * labelledPixelsPerEm / strikeEm,
      amount: .strikePixels(pixels), source: source)
  }
}
