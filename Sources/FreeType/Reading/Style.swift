internal import FontModel

/// The weight, width and slant of a face at a position, as fontconfig has them.
struct Style {
  /// On the OpenType scale.
  var weight: Double
  /// In percent of normal.
  var width: Double
  var slant: Slant

  /// Reads the classes of `OS/2`, moved along with the axes; without them the properties and words
  /// that stand for them, and at the very last FreeType's flags.
  ///
  /// - Parameters:
  ///   - face: The face, opened at the position.
  ///   - os2: Its table.
  ///   - styles: The names of its style.
  ///   - space: The font's axes.
  ///   - position: A coordinate for each axis; nil for the default position.
  init(
    _ face: borrowing Face, os2: OS2Table?, styles: [String], space: DesignSpace,
    position: [AxisPosition]?
  ) {
    let weightAxis = Coordinate("wght", space, position)
    let widthAxis = Coordinate("wdth", space, position)
    if let declared = os2?.usWeightClass, declared > 0 {
      weight = Double(declared) * (weightAxis?.factor ?? 1)
    } else {
      // Medium is what fontconfig takes where nothing is said.
      weight =
        weightAxis?.value ?? face.postScriptWeight.flatMap(StyleWords.weight(named:))
        ?? styles.firstNonNil(StyleWords.weight(in:)) ?? (face.isBoldByFlag ? 700 : 500)
    }
    weight = max(1, min(1000, weight))
    if let declared = os2?.widthPercentage {
      width = declared * (widthAxis?.factor ?? 1)
    } else {
      width =
        widthAxis?.value ?? face.bitmapWidth ?? styles.firstNonNil(StyleWords.width(in:)) ?? 100
    }
    slant =
      styles.firstNonNil(StyleWords.slant(in:)) ?? (face.isItalicByFlag ? .italic : .upright)
    if slant == .upright {
      // No name tells of a slant that is asked for by coordinates.
      if let value = Coordinate("ital", space, position)?.value, value > 0 { slant = .italic }
      if let value = Coordinate("slnt", space, position)?.value, value != 0 { slant = .oblique }
    }
  }
}

/// The coordinate on one axis.
private struct Coordinate {
  var value: Double
  /// The coordinate in relation to the default; 1 where the default is 0.
  var factor: Double

  /// Nil where the font has no such axis or is at the default position.
  init?(_ tag: String, _ space: DesignSpace, _ position: [AxisPosition]?) {
    guard let axis = space.axes.first(where: { $0.tag == tag }),
      let value = position?.first(where: { $0.tag == tag })?.value
    else { return nil }
    self.value = value
    factor = axis.defaultValue == 0 ? 1 : value / axis.defaultValue
  }
}

extension Face {
  /// The width in percent that a bitmap font's properties tell; nil where they tell none.
  fileprivate var bitmapWidth: Double? {
    if let width = bitmapProperty("RELATIVE_SETWIDTH") {
      // Tens of the classes 1 to 9 of `OS/2`.
      let percentages: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
      let (tens, isOverflow) = width.addingReportingOverflow(5)
      let index = tens / 10 - 1
      if !isOverflow, percentages.indices.contains(index) { return percentages[index] }
    }
    return bitmapText("SETWIDTH_NAME").flatMap(StyleWords.width(named:))
  }
}

extension Sequence {
  /// The first result of `transform` that isn't nil.
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    lazy.compactMap(transform).first
  }
}
