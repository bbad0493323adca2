internal import CFontconfig
internal import FontModel

extension Pattern {
  /// Whether this stands for all positions of a variable font and not for a face.
  ///
  /// Such a pattern has ranges for weight and width, and no style. Fonts have one beside those of
  /// their default and their named instances, if their weight, width or optical size varies.
  var isRangeOfVariableFont: Bool { flag(.variable) }

  /// The path, the number in the file and the number of the instance; nil where there is no path.
  var location: FaceLocation? {
    guard let bytes = bytes(.file) else { return nil }
    return FaceLocation(file: FilePath(bytes: bytes), fontconfigIndex: Int(integer(.index) ?? 0))
  }

  /// The face with all its names.
  func face(at location: FaceLocation, isVariable: Bool) -> CatalogueFace {
    let families = names(.family, languages: .familyLanguage)
    let styles = names(.style, languages: .styleLanguage)
    let fullNames = names(.fullName, languages: .fullNameLanguage)
    let summary = FaceSummary(
      family: families.first?.text ?? "", style: styles.first?.text ?? "",
      fullName: fullNames.first?.text, postScriptName: string(.postScriptName),
      weight: openTypeWeight, width: openTypeWidth, slant: slant, spacing: spacing,
      isVariable: isVariable, hasColor: flag(.color), isScalable: flag(.outline),
      format: string(.format) ?? "", file: location.file, index: location.index,
      instance: location.instance)
    return CatalogueFace(
      summary: summary, families: families, styles: styles, fullNames: fullNames,
      fontVersion: Int(integer(.version) ?? 0))
  }

  /// The weight in the scale of `OS/2`, to a thousandth; regular where fontconfig knows none.
  ///
  /// The corresponding C function is `FcWeightToOpenTypeDouble`.
  private var openTypeWeight: Double {
    guard let weight = double(.weight) else { return 400 }
    let value = FcWeightToOpenTypeDouble(weight)
    guard value > 0, value <= 1000 else { return 400 }
    // There and back through fontconfig's scale leaves a last digit behind.
    return Double(Int(value * 1000 + 0.5)) / 1000
  }

  /// The width in percent, where fontconfig has rounded three of the nine of `usWidthClass`.
  private var openTypeWidth: Double {
    switch double(.width) ?? 100 {
    case Double(FC_WIDTH_EXTRACONDENSED): 62.5
    case Double(FC_WIDTH_SEMICONDENSED): 87.5
    case Double(FC_WIDTH_SEMIEXPANDED): 112.5
    case let width: width
    }
  }

  private var slant: Slant {
    switch integer(.slant) ?? 0 {
    case FC_SLANT_OBLIQUE: .oblique
    case FC_SLANT_ITALIC: .italic
    case _: .upright
    }
  }

  /// Fontconfig measures the advances; it says nothing of a face where they differ.
  private var spacing: Spacing {
    switch integer(.spacing) ?? 0 {
    case FC_DUAL: .dual
    case FC_MONO: .mono
    case FC_CHARCELL: .charcell
    case _: .proportional
    }
  }
}
