/// The faces of one family that are checked together.
struct CheckFamily: Sendable {
  /// The typographic family.
  let name: String
  /// In the order of a family, at least one.
  let faces: [CheckInput]
  /// What advice aims at.
  let target: LineTarget

  init(name: String, faces: [CheckInput], target: LineTarget) {
    precondition(!faces.isEmpty, "a family has a face")
    self.name = name
    self.faces = faces
    self.target = target
  }

  /// The faces that have sets of line metrics.
  var measurable: [CheckInput] { faces.filter(\.hasLineMetrics) }

  /// Whether a face is made for Chinese, Japanese or Korean.
  var hasCJK: Bool { faces.contains { $0.measures.isCJK } }

  /// How far the outlines of the whole family reach, in the units of one of its faces.
  ///
  /// Nil where no face has outlines, or where `face` has no em.
  func ink(inUnitsOf face: CheckInput) -> VerticalExtent? {
    guard let unitsPerEm = face.report.facts.unitsPerEm else { return nil }
    let extents = faces.compactMap { other -> VerticalExtent? in
      guard let ink = other.ink, let otherUnits = other.report.facts.unitsPerEm else { return nil }
      return VerticalExtent(
        yMin: ink.yMin.rescaled(from: otherUnits, to: unitsPerEm, .down),
        yMax: ink.yMax.rescaled(from: otherUnits, to: unitsPerEm, .up))
    }
    guard let first = extents.first else { return nil }
    return extents.dropFirst().reduce(first) { union, extent in
      VerticalExtent(
        yMin: min(union.yMin, extent.yMin), yMax: max(union.yMax, extent.yMax))
    }
  }

  /// What a sentence calls a face: its style, with the file where two faces share that.
  func label(_ face: CheckInput) -> String {
    let style = face.summary.style.isEmpty ? face.summary.family : face.summary.style
    let isUnique = faces.count { $0.summary.style == face.summary.style } == 1
    return isUnique ? style : "\(style) (\(face.summary.file.lastComponent))"
  }

  /// Whether all faces have one em, so that one value can be advised for all.
  var sharesUnits: Bool { Set(measurable.map(\.report.facts.unitsPerEm)).count == 1 }
}

extension DesignUnits {
  /// The same length in another em; exact where the two are the same.
  func rescaled(
    from unitsPerEm: Int, to otherUnitsPerEm: Int, _ rule: FloatingPointRoundingRule
  ) -> DesignUnits {
    guard unitsPerEm != otherUnitsPerEm else { return self }
    let product = Double(value) * Double(otherUnitsPerEm)
    return DesignUnits(Int((product / Double(unitsPerEm)).rounded(rule)))
  }
}
