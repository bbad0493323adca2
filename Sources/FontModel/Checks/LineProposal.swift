/// The line metrics that a family should have, in the units of one of its faces.
///
/// The scheme is the one under which all systems agree: hhea and typo alike, no gap, bit 7 set,
/// and a win box around the ink. The line stays the one that FreeType lays out now, a gap being
/// shared out above and below as CSS does. Fonts for Chinese, Japanese and Korean keep bit 7 clear
/// and have win and hhea alike instead, since their typo set describes the em.
struct LineProposal {
  private(set) var values: [FieldValue] = []

  /// Makes out the metrics; none for a family that has no line to start from.
  init(_ family: CheckFamily, inUnitsOf face: CheckInput) {
    guard let unitsPerEm = face.report.facts.unitsPerEm,
      var (ascender, descender) = Self.line(family, face, unitsPerEm)
    else { return }
    let keepsBoxAsLine =
      family.hasCJK && (family.target.usesCJKScheme || !family.faces.contains(where: \.hasTypoBit))
    if keepsBoxAsLine, !family.target.usesCJKScheme {
      // The win box is the line here, and a smaller one would cut off what it doesn't now.
      let present = Self.presentWinBox(family, face)
      ascender = max(ascender, present.ascent ?? ascender)
      descender = min(descender, present.descent.map { -$0 } ?? descender)
    }
    values = [
      FieldValue(.hheaAscender, ascender), FieldValue(.hheaDescender, descender),
      FieldValue(.hheaLineGap, 0),
    ]
    if keepsBoxAsLine {
      values += [
        FieldValue(.typoBit, 0), FieldValue(.winAscent, ascender),
        FieldValue(.winDescent, -descender),
      ]
      if family.target.usesCJKScheme {
        let scheme = CJKScheme(unitsPerEm: unitsPerEm)
        values += [
          FieldValue(.typoAscender, scheme.typoAscender),
          FieldValue(.typoDescender, scheme.typoDescender), FieldValue(.typoLineGap, 0),
        ]
      }
    } else {
      let box = Self.winBox(family, face, ascender, descender)
      values += [
        FieldValue(.typoAscender, ascender), FieldValue(.typoDescender, descender),
        FieldValue(.typoLineGap, 0), FieldValue(.typoBit, 1),
        FieldValue(.winAscent, box.ascent), FieldValue(.winDescent, box.descent),
      ]
    }
  }

  /// The tallest of the family's lines, and as tall as the target wants it.
  private static func line(
    _ family: CheckFamily, _ face: CheckInput, _ unitsPerEm: Int
  ) -> (ascender: DesignUnits, descender: DesignUnits)? {
    let lines = family.measurable.compactMap { other -> (DesignUnits, DesignUnits)? in
      guard let line = other.usableLine, let units = other.report.facts.unitsPerEm else {
        return nil
      }
      return (
        line.ascender.rescaled(from: units, to: unitsPerEm, .toNearestOrEven),
        line.descender.rescaled(from: units, to: unitsPerEm, .toNearestOrEven)
      )
    }
    guard var ascender = lines.map(\.0).max(), var descender = lines.map(\.1).min() else {
      return nil
    }
    if family.target.coversAgrave {
      let tops = family.faces.compactMap { other -> DesignUnits? in
        guard let units = other.report.facts.unitsPerEm else { return nil }
        return other.measures.agraveTop?.rescaled(from: units, to: unitsPerEm, .up)
      }
      ascender = max(ascender, tops.max() ?? ascender)
    }
    if let ratio = family.target.minimumRatio {
      let least = Int((ratio * Double(unitsPerEm)).rounded(.up))
      let missing = max(0, least - (ascender - descender).value)
      ascender = ascender + DesignUnits((missing + 1) / 2)
      descender = descender - DesignUnits(missing / 2)
    }
    return (ascender, descender)
  }

  /// A box around the ink: the line where that holds it, else the one that there is if it will do.
  private static func winBox(
    _ family: CheckFamily, _ face: CheckInput, _ ascender: DesignUnits, _ descender: DesignUnits
  ) -> (ascent: DesignUnits, descent: DesignUnits) {
    let present = presentWinBox(family, face)
    guard let ink = family.ink(inUnitsOf: face) else { return (ascender, -descender) }
    func edge(_ line: DesignUnits, _ ink: DesignUnits, _ present: DesignUnits?) -> DesignUnits {
      let most = ink + ink
      if line >= ink { return family.target.limitsWinBox ? min(line, most) : line }
      guard let present, present >= ink, present <= most else { return ink }
      return present
    }
    return (
      edge(ascender, ink.yMax, present.ascent), edge(-descender, -ink.yMin, present.descent)
    )
  }

  /// The largest win box of the faces with the em of one of them.
  private static func presentWinBox(
    _ family: CheckFamily, _ face: CheckInput
  ) -> (ascent: DesignUnits?, descent: DesignUnits?) {
    let boxes = family.measurable.filter {
      $0.report.facts.unitsPerEm == face.report.facts.unitsPerEm
    }.compactMap { $0.tables.os2?.win }
    return (boxes.map(\.ascent).max(), boxes.map(\.descent).max())
  }
}

/// The values of Noto CJK, which fonts for Chinese, Japanese and Korean follow at Google Fonts.
struct CJKScheme {
  let typoAscender: DesignUnits
  let typoDescender: DesignUnits

  init(unitsPerEm: Int) {
    // Rounded as Python does, whose `round` fontbakery calls.
    typoAscender = DesignUnits(Int((Double(unitsPerEm) * 0.88).rounded(.toNearestOrEven)))
    typoDescender = DesignUnits(Int((Double(unitsPerEm) * -0.12).rounded(.toNearestOrEven)))
  }
}

extension CheckInput {
  /// Whether fsSelection bit 7 is set.
  var hasTypoBit: Bool { lines.useTypoMetrics }

  /// The line that advice starts from: the effective one with its gap shared out; slips of the sign
  /// put right; else another set, else the ink; nil where there is none of them.
  fileprivate var usableLine: LineMetricSet? {
    let inkSet = ink.map {
      LineMetricSet(ascender: $0.yMax, descender: $0.yMin, lineGap: .zero)
    }
    let candidates = [lines.effectiveSet, lines.hhea, lines.typo, lines.win, inkSet]
    let usable = candidates.compactMap(\.self).first { set in
      set.ascender != .zero
        && abs(set.ascender.value) + abs(set.descender.value) <= Int(Int16.max)
    }
    guard let set = usable else { return nil }
    let gap = max(set.lineGap ?? .zero, .zero).value
    return LineMetricSet(
      ascender: DesignUnits(abs(set.ascender.value) + (gap + 1) / 2),
      descender: DesignUnits(-abs(set.descender.value) - gap / 2), lineGap: .zero)
  }
}

extension FieldValue {
  /// A field of whole design units.
  init(_ field: CheckField, _ units: DesignUnits) {
    self.init(field, Double(units.value))
  }
}
