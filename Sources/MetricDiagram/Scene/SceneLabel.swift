package import FontModel

/// A word or number beside a line, set in the label font.
package struct SceneLabel: Hashable, Sendable {
  /// Text from outside is possible; not escaped.
  package var text: String
  package var kind: Kind
  package var role: ColorRole
  package var weight: LabelWeight
  /// In pixels to the em.
  package var size: Double
  package var anchor: Anchor
  /// The anchor's place on the baseline of the label.
  package var position: Point
  /// The outlines, for backends that don't set text; nil where the label font has none.
  package var shaped: ShapedText?
  /// The width in pixels as the label font has it.
  package var width: Double

  /// What a label says.
  package enum Kind: String, Sendable {
    case name
    case value
    case units
    case caption
  }

  /// Which end of the label its position is.
  package enum Anchor: Hashable, Sendable {
    case left
    case right
  }

  /// The left end.
  package var x: Double { anchor == .left ? position.x : position.x - width }

  /// A label from its parts.
  package init(
    text: String, kind: Kind, role: ColorRole, weight: LabelWeight, size: Double, anchor: Anchor,
    position: Point, shaped: ShapedText?, width: Double
  ) {
    self.text = text
    self.kind = kind
    self.role = role
    self.weight = weight
    self.size = size
    self.anchor = anchor
    self.position = position
    self.shaped = shaped
    self.width = width
  }
}

/// How heavy a label is.
package enum LabelWeight: Hashable, Sendable {
  case regular
  /// Semi-bold where the font has it, else bold.
  case bold
}
