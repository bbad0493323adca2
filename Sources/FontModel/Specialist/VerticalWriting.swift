/// What a face brings for lines that run from top to bottom.
package struct VerticalWriting: Hashable, Sendable {
  /// Nil without `vhea`.
  package var header: VerticalHeader?
  /// Nil without `VORG`.
  package var origins: VerticalOrigins?
  /// Whether there is `vmtx`, without which `vhea` is of no use.
  package var hasAdvances: Bool

  init(_ facts: SpecialistFacts) {
    header = facts.vhea
    origins = facts.verticalOrigins
    hasAdvances = facts.hasVerticalAdvances
  }

  /// Whether there is nothing of it.
  package var isEmpty: Bool { header == nil && origins == nil && !hasAdvances }
}
