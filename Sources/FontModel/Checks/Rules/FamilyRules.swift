extension CheckRule {
  static let familyLinesDiffer = CheckRule(
    "family-lines-differ",
    title: "Faces of a family have unlike lines",
    why: "A bold or italic word changes the height of its line, and text jumps when the weight "
      + "changes.",
    fontbakery: ["family/vertical_metrics"],
    .family { family in
      guard !Self.linesAgree(family) else { return [] }
      let faces = family.measurable
      var fields = Self.fields(of: .hhea)
      if faces.contains(where: \.hasTypoBit) { fields += Self.fields(of: .typo) }
      if !faces.allSatisfy(\.hasTypoBit) { fields += Self.fields(of: .win) }
      return Self.observation(
        family, differing: fields + [.typoBit], expected: "one line in all faces of the family")
    })

  static let familySpareMetricsDiffer = CheckRule(
    "family-spare-metrics-differ",
    title: "Faces of a family differ in values that few programs read",
    why: "Lines agree on the systems that follow the specification, but GDI takes win and Firefox "
      + "on Linux typo even where others don't.",
    fontbakery: ["family/vertical_metrics"],
    .family { family in
      guard Self.linesAgree(family) else { return [] }
      return Self.observation(
        family, differing: CheckField.lineMetrics, expected: "the same values in all faces")
    })

  static let familyMetricsDiffer = CheckRule(
    "family-metrics-differ",
    title: "Faces of a family differ in their line metrics",
    why: "Every program takes its line from some of these values, so lines of one family differ "
      + "somewhere.",
    fontbakery: ["family/vertical_metrics"],
    .family { family in
      Self.observation(
        family, differing: CheckField.lineMetrics, expected: "the same values in all faces")
    })

  static let superfamilyMetricsDiffer = CheckRule(
    "superfamily-metrics-differ",
    title: "Sibling families differ in their line metrics",
    why: "Families that are made to be mixed, such as Sans and Sans Condensed, change the height "
      + "of lines where they are.",
    fontbakery: ["superfamily/vertical_metrics"],
    .families { families in
      families.compactMap { base in
        let siblings = families.filter { Self.isSibling($0.name, of: base.name) }
        guard !siblings.isEmpty else { return nil }
        let all = CheckFamily(
          name: base.name, faces: base.faces + siblings.flatMap(\.faces), target: base.target)
        return Self.observation(
          all, differing: CheckField.lineMetrics, expected: "the same values in all siblings"
        ).first
      }
    })

  static let underlineThicknessDiffers = CheckRule(
    "underline-thickness-differs",
    title: "Faces of a family have underlines of unlike thickness",
    why: "Underlined text of several styles shows a line with steps in it.",
    fontbakery: ["opentype/family/underline_thickness"],
    .family { family in
      Self.observation(
        family, differing: [.underlineThickness], expected: "one thickness in all faces")
    })

  /// The words that fontbakery takes as marks of a sibling.
  private static let siblingWords: Set<String> = [
    "sans", "sc", "narrow", "text", "display", "condensed",
  ]

  private static func isSibling(_ name: String, of base: String) -> Bool {
    let words = name.lowercased().split(separator: " ").map(String.init)
    let baseWords = base.lowercased().split(separator: " ").map(String.init)
    return words.count == baseWords.count + 1 && words.starts(with: baseWords)
      && words.last.map(siblingWords.contains) == true
  }

  /// Whether every system lays out one line with all faces.
  private static func linesAgree(_ family: CheckFamily) -> Bool {
    let faces = family.measurable
    guard let first = faces.first, let unitsPerEm = first.report.facts.unitsPerEm else {
      return true
    }
    return TextSystem.allCases.allSatisfy { system in
      guard let line = SystemLine(system, first.lines) else { return true }
      return faces.allSatisfy { face in
        guard let other = SystemLine(system, face.lines),
          let otherUnits = face.report.facts.unitsPerEm
        else { return true }
        return line.isLike(other, unitsPerEm, otherUnits)
      }
    }
  }

  /// One observation about the fields in which faces differ, or none.
  private static func observation(
    _ family: CheckFamily, differing fields: [CheckField], expected: String
  ) -> [CheckObservation] {
    let faces = family.measurable
    let differing = fields.compactMap { FieldDifference($0, family) }
    guard !differing.isEmpty else { return [] }
    return [
      CheckObservation(
        faces: faces, found: differing.map(\.description).joined(separator: "; "),
        expected: expected, fields: differing.map(\.field),
        settings: family.settings(differing.map(\.field), for: faces))
    ]
  }
}

/// A field that has unlike values in a family, as parts of the em.
private struct FieldDifference {
  let field: CheckField
  let description: String

  /// Nil where all faces that have the field agree.
  init?(_ field: CheckField, _ family: CheckFamily) {
    var groups: [(ratio: Double, text: String, faces: [String])] = []
    for face in family.measurable {
      guard let value = face.value(field), let unitsPerEm = face.report.facts.unitsPerEm else {
        continue
      }
      let ratio = field == .typoBit ? value : value / Double(unitsPerEm)
      var text = CheckText.number(value)
      if !family.sharesUnits, field != .typoBit { text += " of \(unitsPerEm)" }
      if let index = groups.firstIndex(where: { $0.text == text }) {
        groups[index].faces.append(family.label(face))
      } else {
        groups.append((ratio, text, [family.label(face)]))
      }
    }
    guard let first = groups.first, !groups.allSatisfy({ $0.ratio == first.ratio }) else {
      return nil
    }
    self.field = field
    description =
      "\(field.rawValue) is "
      + groups.map { "\($0.text) in \(CheckText.shortList($0.faces))" }.joined(separator: ", ")
  }
}
