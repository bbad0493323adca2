/// The sizes that a face is designed for, from the three places where a font can say it.
package struct OpticalSizes: Hashable, Sendable {
  /// From `OS/2`; nil before version 5 or where the table ends before the fields.
  package var range: OS2Table.OpticalSizeRange?
  /// The `opsz` axis; nil where the face has none.
  package var axis: VariationAxis?
  /// The coordinate on the axis at the position that was asked for; nil for the default one.
  package var axisPosition: Double?
  /// From the `size` feature of `GPOS`; nil without it.
  package var designSize: DesignSize?

  init(_ facts: FaceFacts, designSize: DesignSize?) {
    range = facts.tables.os2?.opticalPointSize
    axis = facts.axes.first { $0.tag == "opsz" }
    axisPosition = facts.variation?.first { $0.tag == "opsz" }?.value
    self.designSize = designSize
  }
}

extension OS2Table.OpticalSizeRange {
  /// Whether it bounds nothing: the value of fonts that are for any size.
  package var isUnbounded: Bool { lower == 0 && upper == nil }
}
