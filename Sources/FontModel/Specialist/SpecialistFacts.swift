/// What is read of a face only where all metrics are asked for, since it takes more tables.
package struct SpecialistFacts: Hashable, Sendable {
  /// Nil without a whole `vhea`.
  package var vhea: VerticalHeader?
  /// Nil without `VORG`.
  package var verticalOrigins: VerticalOrigins?
  /// Whether there is `vmtx`, the advances downwards.
  package var hasVerticalAdvances: Bool
  /// Nil without `BASE`.
  package var baselines: BaselineTable?
  /// Nil without the `size` feature of `GPOS`.
  package var designSize: DesignSize?
  /// Those of `AllMetrics.characters`.
  package var advances: CharacterAdvances

  /// Facts from their parts.
  package init(
    vhea: VerticalHeader?, verticalOrigins: VerticalOrigins?, hasVerticalAdvances: Bool,
    baselines: BaselineTable?, designSize: DesignSize?, advances: CharacterAdvances
  ) {
    self.vhea = vhea
    self.verticalOrigins = verticalOrigins
    self.hasVerticalAdvances = hasVerticalAdvances
    self.baselines = baselines
    self.designSize = designSize
    self.advances = advances
  }
}
