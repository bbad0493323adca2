/// What specialists ask for beside the usual metrics, each part with its source.
package struct AllMetrics: Hashable, Sendable {
  package var units: FontUnits?
  /// Nil where no set of line metrics spans anything.
  package var emBox: EmBox?
  /// The slope of the caret from `hhea`; nil without the table.
  package var caret: CaretSlope?
  /// From `OS/2`; nil without the table. Its y offset is positive **down**.
  package var `subscript`: OS2Table.ScriptBox?
  /// From `OS/2`; nil without the table. Its y offset is positive up.
  package var superscript: OS2Table.ScriptBox?
  package var opticalSizes: OpticalSizes
  package var vertical: VerticalWriting
  /// Nil without `BASE`.
  package var baselines: BaselineTable?
  package var spacing: SpacingAnswers
  /// `usWeightClass` as it stands in `OS/2`; nil without the table.
  package var weightClass: Int?
  /// `usWidthClass` as it stands in `OS/2`, 1 to 9 in a valid font; nil without the table.
  package var widthClass: Int?
  /// Advances by character, in the order of `characters`; absent where the face has none.
  package var advances: [CharacterAdvance]

  /// The advance of one character.
  package struct CharacterAdvance: Hashable, Sendable {
    package var character: Unicode.Scalar
    package var metric: Metric
  }

  /// The characters whose advances are reported: blank, 0, x and 水.
  package static let characters: [Unicode.Scalar] = [
    " ", FontUnits.zero, "x", FontUnits.water,
  ]

  /// Derives them; nil where they weren't read.
  package init?(_ report: FontReport) {
    guard let specialist = report.facts.specialist else { return nil }
    let facts = report.facts
    let os2 = facts.tables.os2
    // A face without an em has no units.
    units = (try? CSSFont(report, advances: specialist.advances)).map { FontUnits($0) }
    emBox = facts.unitsPerEm.flatMap { EmBox(report.lineMetrics, unitsPerEm: $0) }
    caret = facts.tables.hhea.map {
      CaretSlope(rise: $0.caretSlopeRise, run: $0.caretSlopeRun, offset: $0.caretOffset)
    }
    `subscript` = os2?.subscript
    superscript = os2?.superscript
    opticalSizes = OpticalSizes(facts, designSize: specialist.designSize)
    vertical = VerticalWriting(specialist)
    baselines = specialist.baselines
    spacing = SpacingAnswers(facts)
    weightClass = os2?.usWeightClass
    widthClass = os2?.usWidthClass
    advances = Self.characters.map { character in
      let advance = specialist.advances[character]
      return CharacterAdvance(
        character: character, metric: advance.map { Metric($0, .glyph(character)) } ?? .absent)
    }
  }
}

extension FontReport {
  /// What specialists ask for; nil where it wasn't asked for when the face was read.
  package var allMetrics: AllMetrics? { AllMetrics(self) }
}
