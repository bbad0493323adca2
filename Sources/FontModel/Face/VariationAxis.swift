/// One axis of a variable font, from `fvar`.
package struct VariationAxis: Hashable, Sendable {
  /// The four-letter tag, such as `wght`.
  package var tag: String
  /// The axis' name in the font, or the tag where it has none.
  package var name: String
  package var minimum: Double
  package var defaultValue: Double
  package var maximum: Double
  /// Whether the font asks not to show the axis to users.
  package var isHidden: Bool

  /// An axis from its parts.
  package init(
    tag: String, name: String, minimum: Double, defaultValue: Double, maximum: Double,
    isHidden: Bool
  ) {
    self.tag = tag
    self.name = name
    self.minimum = minimum
    self.defaultValue = defaultValue
    self.maximum = maximum
    self.isHidden = isHidden
  }

  /// The nearest coordinate that the axis has.
  package func clamped(_ value: Double) -> Double { max(minimum, min(maximum, value)) }
}

/// A coordinate on one axis.
package struct AxisPosition: Hashable, Sendable {
  package var tag: String
  /// The coordinate in the axis' own scale.
  package var value: Double

  /// A coordinate on the axis called `tag`.
  package init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}

/// A position that the font gives a name, from `fvar`.
package struct NamedInstance: Hashable, Sendable {
  /// The number of the instance, from 1.
  package var number: Int
  /// The name; nil where the font gives none.
  package var name: String?
  /// The PostScript name of the instance; nil where the font gives none.
  package var postScriptName: String?
  /// A coordinate for each axis, in the order of the axes.
  package var coordinates: [AxisPosition]

  /// An instance from its parts.
  package init(
    number: Int, name: String?, postScriptName: String?, coordinates: [AxisPosition]
  ) {
    self.number = number
    self.name = name
    self.postScriptName = postScriptName
    self.coordinates = coordinates
  }
}
