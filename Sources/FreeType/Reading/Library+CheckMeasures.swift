internal import CFreeType
package import FontModel

extension Library {
  /// Measures what rules need beyond the tables, which takes loading every glyph.
  ///
  /// - Parameters:
  ///   - facts: What has been read of the face.
  ///   - file: The font.
  ///   - scans: The scans of other faces of the file.
  /// - Returns: The measures; of a face without outlines, the characters are counted alone.
  /// - Throws: What `facts(of:index:position:hintedAt:specialist:)` throws, should the file have
  ///   changed.
  package func checkMeasures(
    of facts: FaceFacts, in file: FontFile, sharing scans: inout OutlineScans
  ) throws(FontError) -> CheckMeasures {
    let index = facts.summary.index
    let position = FacePosition(facts)
    let face = try opened(file, index: index, position: position)
    let map = face.selectCharacterMap()
    var measures = CheckMeasures()
    if map == .unicode { measures.cjkCharacterCount = face.characterCount(CheckMeasures.cjkBlocks) }
    guard face.isScalable || face.hasOutlinesBehindBitmaps else { return measures }
    let lines = LineMetrics(facts.tables)
    let sets = LineMetricSetName.allCases.filter { lines.set($0) != nil }
    let scan = scans.scan(
      face, of: file, index: index, position: position,
      boxes: sets.compactMap { lines.set($0) }.map {
        VerticalExtent(yMin: $0.descender, yMax: $0.ascender)
      })
    measures.ink = scan.ink
    measures.glyphCountsOutside = Dictionary(uniqueKeysWithValues: zip(sets, scan.counts))
    let names = face.names(of: scan.farGlyphs.map(\.glyph))
    measures.tallGlyphs = zip(names, scan.farGlyphs).map {
      GlyphExtent(name: $0, extent: $1.extent)
    }
    measures.agraveTop = face.measure(["À"], in: map)?.yMax
    measures.capitals = face.capitalExtent(in: map)
    measures.leanAngle = face.leanAngle(in: map)
    return measures
  }
}

extension Face {
  /// How many characters of some blocks are mapped to glyphs.
  ///
  /// The corresponding C function is `FT_Get_Next_Char`.
  fileprivate func characterCount(_ blocks: [ClosedRange<UInt32>]) -> Int {
    blocks.reduce(0) { count, block in
      var count = count
      var glyph: FT_UInt = 0
      var character = unsafe FT_Get_Next_Char(handle, FT_ULong(block.lowerBound) - 1, &glyph)
      while glyph != 0, character <= FT_ULong(block.upperBound) {
        count += 1
        character = unsafe FT_Get_Next_Char(handle, character, &glyph)
      }
      return count
    }
  }

  /// The mean extent of the capitals; nil where one is missing or blank.
  fileprivate func capitalExtent(in map: CharacterMap) -> CapitalExtent? {
    let letters = CheckMeasures.capitals.compactMap { measure([$0], in: map) }
    let count = CheckMeasures.capitals.count
    guard letters.count == count else { return nil }
    return CapitalExtent(
      top: Double(letters.reduce(.zero) { $0 + $1.yMax }.value) / Double(count),
      bottom: Double(letters.reduce(.zero) { $0 + $1.yMin }.value) / Double(count))
  }
}
