extension CheckRule {
  static let lineMetricsSigns = CheckRule(
    "line-metrics-signs",
    title: "Line metrics have the wrong sign or are 0",
    why: "Some programs flip a wrong sign, others set lines on top of each other; browsers take a "
      + "negative gap as 0, and a set of zeros gives lines without height.",
    fontbakery: ["googlefonts/vertical_metrics"],
    .face { face, family in
      let wrong = Self.wrongSigns(face)
      guard !wrong.isEmpty else { return nil }
      return CheckObservation(
        faces: [face], found: CheckText.list(wrong),
        expected: "ascenders above 0, descenders of 0 or below, line gaps of 0",
        fields: wrong.map(\.field), settings: family.settings(wrong.map(\.field), for: [face]))
    })

  /// sTypoAscender alone may be 0, as in fontbakery.
  private static func wrongSigns(_ face: CheckInput) -> [FieldValue] {
    face.values([
      .hheaAscender, .hheaDescender, .hheaLineGap, .typoAscender, .typoDescender, .typoLineGap,
      .winAscent,
    ]).filter { value in
      switch value.field {
      case .hheaAscender, .winAscent: value.value <= 0
      case .typoAscender, .hheaLineGap, .typoLineGap: value.value < 0
      case .hheaDescender, .typoDescender: value.value > 0
      case .winDescent, .typoBit, .yMax, .yMin, .caretSlopeRise, .caretSlopeRun, .italicAngle,
        .underlineThickness:
        false
      }
    }
  }

  static let winValueWrapped = CheckRule(
    "win-value-wrapped",
    title: "A win value is a negative number in an unsigned field",
    why: "Windows reads it as a box of more than 32,767 units; FreeType as a negative ascender.",
    .face { face, family in
      let fields = [CheckField.winAscent, .winDescent].filter { field in
        face.value(field).map { $0 > Double(Int16.max) } ?? false
      }
      guard !fields.isEmpty else { return nil }
      let meant = face.values(fields).map { "\($0), most likely \(Int($0.value) - 65_536)" }
      return CheckObservation(
        faces: [face], found: CheckText.list(meant), expected: "positive values up to 32767",
        fields: fields, settings: family.settings(fields, for: [face]))
    })

  static let lineHeightOverflow = CheckRule(
    "line-height-overflow",
    title: "The line height does not fit into 16 bits",
    why: "FreeType keeps it in 16 bits and lays out lines of another height.",
    .face { face, family in
      guard let set = face.lines.effectiveSet, Int16(exactly: set.lineHeight.value) == nil else {
        return nil
      }
      let fields = Self.fields(of: face.lines.effective)
      return CheckObservation(
        faces: [face], found: "a line height of \(set.lineHeight)",
        expected: "-32768 to 32767", fields: fields,
        settings: family.settings(fields, for: [face]))
    })

  /// The fields of a set.
  static func fields(of set: LineMetricSetName?) -> [CheckField] {
    switch set {
    case .hhea: [.hheaAscender, .hheaDescender, .hheaLineGap]
    case .typo: [.typoAscender, .typoDescender, .typoLineGap]
    case .win: [.winAscent, .winDescent]
    case nil: []
    }
  }
}
