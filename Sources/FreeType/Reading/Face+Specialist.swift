internal import CFreeType
internal import FontModel

extension Face {
  /// Reads what a report has only where all metrics are asked for.
  ///
  /// - Parameters:
  ///   - variation: What `MVAR` adds at the face's position.
  ///   - axisCount: How many axes have a coordinate; 0 at the default position.
  /// - Returns: The facts; of a face that isn't sfnt, the advances alone.
  func specialistFacts(variation: MetricsVariation, axisCount: Int) -> SpecialistFacts {
    let advances = advances(of: AllMetrics.characters)
    guard isSFNT else {
      return SpecialistFacts(
        vhea: nil, verticalOrigins: nil, hasVerticalAdvances: false, baselines: nil,
        designSize: nil, advances: advances)
    }
    let position = normalisedPosition(axisCount: axisCount)
    return SpecialistFacts(
      vhea: table(.vhea, limit: 36).flatMap { VerticalHeader($0.reader, variation) },
      verticalOrigins: table(.verticalOrigins, limit: 8).flatMap { VerticalOrigins($0) },
      hasVerticalAdvances: length(of: .vmtx) != nil,
      baselines: table(.base, limit: BaselineTable.reach).flatMap {
        BaselineTable($0.reader, position: position)
      },
      designSize: table(.gpos, limit: DesignSize.reach).flatMap { DesignSize($0.reader) },
      advances: advances)
  }

  /// The coordinates as tables of deltas count them, −1 to 1; empty for the default position.
  ///
  /// The corresponding C function is `FT_Get_Var_Blend_Coordinates`.
  private func normalisedPosition(axisCount: Int) -> [Double] {
    guard axisCount > 0 else { return [] }
    var coordinates = [FT_Fixed](repeating: 0, count: axisCount)
    let status = unsafe FT_Get_Var_Blend_Coordinates(handle, FT_UInt(axisCount), &coordinates)
    return status == 0 ? coordinates.map { Double($0) / 65_536 } : []
  }
}
