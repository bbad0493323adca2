/// What is to be said about cap height and x-height.
enum HeightWarnings {
  static func warnings(_ facts: FaceFacts, _ metrics: FaceMetrics) -> [ReportWarning] {
    warnings(facts, .capHeight, metrics.capHeight) + warnings(facts, .xHeight, metrics.xHeight)
  }

  private static func warnings(_ facts: FaceFacts, _ kind: Kind, _ height: HeightMetric)
    -> [ReportWarning]
  {
    if let declared = height.declared {
      return declaredWarnings(facts, kind, declared, height)
    }
    if let measured = height.measured {
      let advice =
        facts.tables.os2 == nil
        ? nil
        : "To declare it, set \(kind.field) to \(measured.height) (OS/2 version 2 or later)."
      return [
        ReportWarning(
          kind.measured,
          "The font declares no \(kind.noun) (\(absence(facts))); \(measured.height) is "
            + "\(measured.phrase).", advice: advice)
      ]
    }
    guard height.metric.source == .none else { return [] }
    return [
      ReportWarning(
        kind.missing, "The font declares no \(kind.noun) and has no letter to measure it from.",
        advice: "Programs that need one make it up, each in its own way; don't rely on it.")
    ]
  }

  private static func declaredWarnings(
    _ facts: FaceFacts, _ kind: Kind, _ declared: DesignUnits, _ height: HeightMetric
  ) -> [ReportWarning] {
    guard let measured = height.measured else {
      return [
        ReportWarning(
          kind.unverified,
          "OS/2 declares \(kind.nounWithArticle) of \(declared), but no letter in the font can confirm it.",
          advice: "Take it as the designer's word; check it where Latin letters of another font "
            + "stand beside.")
      ]
    }
    guard let unitsPerEm = facts.unitsPerEm, height.differs(unitsPerEm: unitsPerEm) else {
      return []
    }
    return [
      ReportWarning(
        kind.differs,
        "OS/2 declares \(kind.nounWithArticle) of \(declared), but \(measured.height) is "
          + "\(measured.phrase).",
        advice: "Browsers use the declared value; to match the letters, set \(kind.field) to "
          + "\(measured.height).")
    ]
  }

  /// Why a font declares no height.
  private static func absence(_ facts: FaceFacts) -> String {
    guard let os2 = facts.tables.os2 else {
      return facts.postScript == nil
        ? "it has no usable OS/2 table" : "its format has no field for it"
    }
    if os2.version < 2 { return "OS/2 version \(os2.version)" }
    return os2.length < 90 ? "OS/2 of \(os2.length) bytes" : "the field is 0 or less"
  }

  /// Which of the two heights, with its words and codes.
  private enum Kind {
    case capHeight
    case xHeight

    var noun: String {
      switch self {
      case .capHeight: "cap height"
      case .xHeight: "x-height"
      }
    }

    var nounWithArticle: String {
      switch self {
      case .capHeight: "a cap height"
      case .xHeight: "an x-height"
      }
    }

    var field: String {
      switch self {
      case .capHeight: "sCapHeight"
      case .xHeight: "sxHeight"
      }
    }

    var measured: WarningCode {
      switch self {
      case .capHeight: .capHeightMeasured
      case .xHeight: .xHeightMeasured
      }
    }

    var differs: WarningCode {
      switch self {
      case .capHeight: .capHeightDiffers
      case .xHeight: .xHeightDiffers
      }
    }

    var unverified: WarningCode {
      switch self {
      case .capHeight: .capHeightUnverified
      case .xHeight: .xHeightUnverified
      }
    }

    var missing: WarningCode {
      switch self {
      case .capHeight: .capHeightMissing
      case .xHeight: .xHeightMissing
      }
    }
  }
}

extension MeasuredLetter {
  /// What `height` is, in words.
  fileprivate var phrase: String {
    character == "O" ? "the height of O less its overshoot" : "the top of \(character)"
  }
}
