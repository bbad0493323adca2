extension CheckRule {
  static let caretSlopeZero = CheckRule(
    "caret-slope-zero",
    title: "The caret's rise is 0",
    why: "A caret without a rise lies flat in the text.",
    fontbakery: ["opentype/caret_slope"],
    .face { face, _ in
      guard let hhea = face.tables.hhea, hhea.caretSlopeRise == .zero else { return nil }
      return CheckObservation(
        faces: [face], found: "hhea.caretSlopeRise 0", expected: "a rise of 1 in upright fonts",
        fields: [.caretSlopeRise, .caretSlopeRun], settings: Self.caret(for: face))
    })

  static let caretSlopeDiffers = CheckRule(
    "caret-slope-differs",
    title: "The caret leans otherwise than the italic angle",
    why: "The caret and the ends of a selection cut through letters.",
    fontbakery: ["opentype/caret_slope"],
    .face { face, _ in
      guard let hhea = face.tables.hhea, let angle = face.value(.italicAngle),
        let slope = Angle.italicAngle(rise: hhea.caretSlopeRise, run: hhea.caretSlopeRun),
        abs(angle - slope) > 0.1
      else { return nil }
      return CheckObservation(
        faces: [face],
        found: "a caret of \(hhea.caretSlopeRise)/\(hhea.caretSlopeRun) stands for "
          + "\(CheckText.number(slope))°, post.italicAngle is \(CheckText.number(angle))°",
        expected: "a caret that leans like post.italicAngle, within 0.1°",
        fields: [.caretSlopeRise, .caretSlopeRun, .italicAngle], settings: Self.caret(for: face))
    })

  /// The caret that the italic angle stands for, as far as it isn't so already.
  private static func caret(for face: CheckInput) -> [FieldValue] {
    guard let angle = face.value(.italicAngle), let unitsPerEm = face.report.facts.unitsPerEm,
      let tangent = Angle.tangent(-angle)
    else { return [] }
    let run = (tangent * Double(unitsPerEm)).rounded(.toNearestOrEven)
    let wanted = [
      FieldValue(.caretSlopeRise, run == 0 ? 1 : Double(unitsPerEm)),
      FieldValue(.caretSlopeRun, run),
    ]
    // The fields hold 16 bits with a sign.
    guard wanted.allSatisfy({ Int16(exactly: $0.value) != nil }) else { return [] }
    return wanted.filter { face.value($0.field) != $0.value }
  }

  static let italicAngleImpossible = CheckRule(
    "italic-angle-impossible",
    title: "The italic angle is beyond 90°",
    why: "No letters lean so far; the number is a slip.",
    fontbakery: ["opentype/italic_angle"],
    .face { face, _ in
      Self.angleObservation(face, expected: "-90 to 90°") { abs($0) > 90 }
    })

  static let italicAngleHigh = CheckRule(
    "italic-angle-high",
    title: "The italic angle is beyond 20°",
    why: "Programs slant carets and synthesised styles by it; so steep an angle is rarely meant.",
    fontbakery: ["opentype/italic_angle"],
    .face { face, _ in
      Self.angleObservation(face, expected: "-20 to 20°") { abs($0) > 20 }
    })

  static let italicAngleStyle = CheckRule(
    "italic-angle-style",
    title: "The italic angle contradicts the style",
    why: "Programs slant the caret of upright text, or synthesise a slant on top of a real one.",
    fontbakery: ["opentype/italic_angle"],
    .face { face, _ in
      let isSlanted = face.summary.slant != .upright
      return Self.angleObservation(
        face,
        expected: isSlanted ? "an angle other than 0 in a slanted face" : "0 in an upright face"
      ) { ($0 != 0) != isSlanted }
    })

  static let italicAngleDirection = CheckRule(
    "italic-angle-direction",
    title: "The italic angle leans to the wrong side",
    why: "In post negative angles lean right; a wrong sign slants the caret against the letters.",
    fontbakery: ["opentype/italic_angle"],
    .face { face, _ in
      let lean = face.measures.leanAngle
      let outlines = lean.map { ", whose stems lean \(CheckText.number($0))°" } ?? ""
      return Self.angleObservation(
        face, expected: "negative for letters that lean right\(outlines)"
      ) { angle in
        guard let lean else { return angle > 0 }
        return lean < 0.1 && angle > 0 || lean > 0.1 && angle < 0
      }
    })

  private static func angleObservation(
    _ face: CheckInput, expected: String, _ isWrong: (Double) -> Bool
  ) -> CheckObservation? {
    // The angle isn't varied, so at another position it says nothing about the face.
    guard face.report.facts.variation == nil, let angle = face.value(.italicAngle), isWrong(angle)
    else { return nil }
    return CheckObservation(
      faces: [face], found: "post.italicAngle \(CheckText.number(angle))", expected: expected,
      fields: [.italicAngle])
  }
}
