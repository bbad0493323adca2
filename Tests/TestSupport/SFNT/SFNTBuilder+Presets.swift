extension SFNTBuilder {
  /// `.notdef`, `space`, `H`, `x`, `d` and `p` as boxes, each a little larger by `growth`.
  package static func boxes(grownBy growth: Int16 = 0) -> [SFNTGlyph] {
    let right = 400 + growth
    let advance = UInt16(450 + growth)
    return [
      SFNTGlyph(".notdef", advance: 500),
      SFNTGlyph("space", characters: [0x20], advance: 250),
      .box("H", advance: advance + 50, x: 50...right + 50, y: 0...700 + growth),
      .box("x", advance: advance, x: 50...right, y: 0...500 + growth),
      .box("d", advance: advance, x: 50...right, y: 0...750 + growth),
      .box("p", advance: advance, x: 50...right, y: (-200 - growth)...(500 + growth)),
    ]
  }

  /// A font with a weight axis of 100, 400 and 900 along which every vertical metric changes.
  ///
  /// At 900 the metrics and the boxes are 100 units larger, at 100 they are 40 smaller; line gaps
  /// change by half of that, the thickness of lines by a tenth. Few real fonts vary so much.
  ///
  /// With `useTypoMetrics`, bit 7 of `fsSelection` is set.
  package static func variable(useTypoMetrics: Bool = false) -> Self {
    var font = Self()
    font.names = SFNTName.standard(family: "Variable Test", style: "Regular")
    font[.fsSelection] = useTypoMetrics ? 0xC0 : 0x40
    let growths: [Int16] = [-40, 100]
    var variations = SFNTVariations(
      axes: [.init(tag: "wght", name: "Weight", minimum: 100, initial: 400, maximum: 900)],
      instances: [
        .init("Thin", at: [100]), .init("Regular", at: [400]), .init("Black", at: [900]),
      ],
      regions: [.init(towards: [-1]), .init(towards: [1])])
    variations.metricDeltas = [
      "hasc": growths, "hdsc": growths.map { -$0 }, "hlgp": growths.map { $0 / 2 },
      "hcla": growths, "hcld": growths, "xhgt": growths, "cpht": growths,
      "undo": growths.map { -$0 }, "unds": growths.map { $0 / 10 },
      "stro": growths, "strs": growths.map { $0 / 10 },
    ]
    let masters = growths.map(boxes(grownBy:))
    for (index, glyph) in font.glyphs.enumerated() {
      variations.glyphDeltas[glyph.name] = masters.map { .init(from: glyph, to: $0[index]) }
    }
    font.variations = variations
    return font
  }
}
