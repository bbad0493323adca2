/// A box in design units, y up.
package struct Bounds: Hashable, Sendable {
  package var xMin: DesignUnits
  package var yMin: DesignUnits
  package var xMax: DesignUnits
  package var yMax: DesignUnits

  /// A box from its four edges.
  package init(xMin: DesignUnits, yMin: DesignUnits, xMax: DesignUnits, yMax: DesignUnits) {
    self.xMin = xMin
    self.yMin = yMin
    self.xMax = xMax
    self.yMax = yMax
  }
}
