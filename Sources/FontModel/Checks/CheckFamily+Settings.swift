extension CheckFamily {
  /// The values that some of `faces` should have instead of what they say, among `fields` and those
  /// that have to change with them.
  ///
  /// Empty where the faces have unlike ems, so that one value can't serve all.
  func settings(_ fields: [CheckField], for faces: [CheckInput]) -> [FieldValue] {
    guard let first = faces.first,
      Set(faces.map(\.report.facts.unitsPerEm)).count == 1
    else { return [] }
    let proposed = LineProposal(self, inUnitsOf: first).values
    func changes(_ fields: [CheckField]) -> [FieldValue] {
      fields.compactMap { field in
        guard let wanted = proposed.first(where: { $0.field == field }) else { return nil }
        return faces.allSatisfy { $0.value(field) == wanted.value } ? nil : wanted
      }
    }
    let asked = changes(fields)
    let dependent = asked.reduce(into: Set<CheckField>()) { set, change in
      set.formUnion(change.field.dependents(withTypoBit: faces.allSatisfy(\.hasTypoBit)))
    }
    guard !dependent.isSubset(of: fields) else { return asked }
    let all = CheckField.lineMetrics + [.typoBit]
    return changes(all.filter { fields.contains($0) || dependent.contains($0) })
  }
}

extension CheckField {
  /// The fields that must not stay as they are when this one changes, or lines would differ.
  ///
  /// With bit 7 set, hhea and typo go together; without it, hhea and win do, so that each can
  /// change only with the whole scheme.
  fileprivate func dependents(withTypoBit: Bool) -> [CheckField] {
    let scheme = CheckField.lineMetrics + [.typoBit]
    switch self {
    case .hheaAscender, .hheaDescender, .hheaLineGap:
      return withTypoBit ? CheckRule.hheaAndTypo : scheme
    case .typoAscender, .typoDescender, .typoLineGap:
      return withTypoBit ? CheckRule.hheaAndTypo : []
    case .winAscent, .winDescent: return withTypoBit ? [] : scheme
    case .typoBit: return scheme
    case .yMax, .yMin, .caretSlopeRise, .caretSlopeRun, .italicAngle, .underlineThickness:
      return []
    }
  }
}
