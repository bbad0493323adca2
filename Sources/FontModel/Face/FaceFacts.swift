/// All that was read from a font file about one face at one position: input of every rule.
///
/// Nothing here is derived; what is made of it is in `FontReport`.
package struct FaceFacts: Hashable, Sendable {
  package var summary: FaceSummary
  /// What the face is wrapped in: "sfnt", "woff2", "ttc", "type1" and so on.
  package var container: Container
  /// The version string of the font, such as "2.37"; nil where it has none.
  package var version: String?
  /// The vendor's four-letter id from `OS/2`; nil where it has none.
  package var vendor: String?
  package var glyphCount: Int
  /// The em in design units; nil for bitmaps without tables.
  package var unitsPerEm: Int?
  package var tables: SFNTTables
  /// Nil for sfnt fonts.
  package var postScript: PostScriptFacts?
  package var strikes: [Strike]
  package var axes: [VariationAxis]
  package var instances: [NamedInstance]
  /// The position that was asked for, a coordinate for each axis; nil for the default one.
  package var variation: [AxisPosition]?
  /// The letters that stand for cap height; nil where the font has none of them with an outline.
  package var capLetter: MeasuredLetter?
  /// The letters that stand for x-height; nil where the font has none of them with an outline.
  package var xLetter: MeasuredLetter?
  /// Whether the face has `vhea` and `vmtx`.
  package var hasVerticalMetrics: Bool
  /// Whether the face has `EBLC`, `CBLC` or `bdat`, bitmaps beside or instead of outlines.
  package var hasEmbeddedBitmaps: Bool
  /// The tags of tables that the file ends before, in alphabetical order.
  package var cutTables: [String] = []
  /// FreeType's pixel-rounded metrics, one a size, where they were asked for.
  package var hinted: [HintedMetrics]
  /// What `AllMetrics` starts from; nil where it wasn't asked for.
  package var specialist: SpecialistFacts?
  /// What rules need beyond the tables; nil where it wasn't asked for.
  package var checkMeasures: CheckMeasures?

  /// How a font program is wrapped.
  package enum Container: String, CaseIterable, Sendable {
    case sfnt
    case collection = "ttc"
    case woff
    case woff2
    case macResource = "dfont"
    case type1
    case type42
    case cff
    case pcf
    case bdf
    case windowsFNT = "fnt"
    case pfr
    case gzip
    case other
  }

  /// Facts from their parts.
  package init(
    summary: FaceSummary, container: Container, version: String?, vendor: String?,
    glyphCount: Int, unitsPerEm: Int?, tables: SFNTTables, postScript: PostScriptFacts?,
    strikes: [Strike], axes: [VariationAxis], instances: [NamedInstance],
    variation: [AxisPosition]?, capLetter: MeasuredLetter?, xLetter: MeasuredLetter?,
    hasVerticalMetrics: Bool, hasEmbeddedBitmaps: Bool, hinted: [HintedMetrics] = [],
    specialist: SpecialistFacts? = nil, checkMeasures: CheckMeasures? = nil
  ) {
    precondition(unitsPerEm.map { $0 > 0 } ?? true, "an em has at least one unit")
    self.summary = summary
    self.container = container
    self.version = version
    self.vendor = vendor
    self.glyphCount = glyphCount
    self.unitsPerEm = unitsPerEm
    self.tables = tables
    self.postScript = postScript
    self.strikes = strikes
    self.axes = axes
    self.instances = instances
    self.variation = variation
    self.capLetter = capLetter
    self.xLetter = xLetter
    self.hasVerticalMetrics = hasVerticalMetrics
    self.hasEmbeddedBitmaps = hasEmbeddedBitmaps
    self.hinted = hinted
    self.specialist = specialist
    self.checkMeasures = checkMeasures
  }
}
