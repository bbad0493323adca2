/// What a list says of one face: its names, its style and where it is.
package struct FaceSummary: Hashable, Sendable {
  /// The typographic family in English where there is one.
  package var family: String
  /// The style within the family, such as "Bold Italic".
  package var style: String
  /// The full name; nil where the font has none.
  package var fullName: String?
  /// The PostScript name; nil where the font has none.
  package var postScriptName: String?
  /// The OpenType weight, 1 to 1000; 400 is regular.
  package var weight: Double
  /// The width in percent of normal.
  package var width: Double
  package var slant: Slant
  package var spacing: Spacing
  /// Whether the face has variation axes.
  package var isVariable: Bool
  /// Whether glyphs bring colours of their own.
  package var hasColor: Bool
  /// Whether the face can be drawn at any size; false for bitmaps.
  package var isScalable: Bool
  /// The font format in FreeType's words: "TrueType", "CFF", "Type 1", "PCF" and so on.
  package var format: String
  package var file: FilePath
  /// The number of the face in its file, from 0.
  package var index: Int
  /// The number of the named instance, from 1; nil for the face as it is.
  package var instance: Int?

  /// A summary from all its parts.
  package init(
    family: String, style: String, fullName: String?, postScriptName: String?, weight: Double,
    width: Double, slant: Slant, spacing: Spacing, isVariable: Bool, hasColor: Bool,
    isScalable: Bool, format: String, file: FilePath, index: Int, instance: Int?
  ) {
    self.family = family
    self.style = style
    self.fullName = fullName
    self.postScriptName = postScriptName
    self.weight = weight
    self.width = width
    self.slant = slant
    self.spacing = spacing
    self.isVariable = isVariable
    self.hasColor = hasColor
    self.isScalable = isScalable
    self.format = format
    self.file = file
    self.index = index
    self.instance = instance
  }
}

extension FaceSummary {
  /// The family and the style in one line, without repeating a style that the family ends in.
  package var displayName: String { style.isEmpty ? family : "\(family) \(style)" }

  /// Whether `self` stands before `other` in a family: by width, weight, slant, then instance,
  /// style and file, so that the order never depends on the order of discovery.
  package func precedes(_ other: FaceSummary) -> Bool {
    if width != other.width { return width < other.width }
    if weight != other.weight { return weight < other.weight }
    if slant != other.slant { return slant < other.slant }
    if style != other.style { return style < other.style }
    if file != other.file { return file < other.file }
    if index != other.index { return index < other.index }
    return (instance ?? 0) < (other.instance ?? 0)
  }
}
