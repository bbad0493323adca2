internal import CFreeType
internal import FontModel

extension Face {
  /// How the advances of the characters relate, by fontconfig's rule.
  ///
  /// A bitmap font's SPACING property counts where it is there. Else the advances of all characters
  /// are compared, up to the third that differs by more than a 33rd.
  func spacing(in map: CharacterMap) -> Spacing {
    switch bitmapText("SPACING")?.uppercased() {
    case "C": return .charcell
    case "M": return .mono
    case "P": return .proportional
    case _: break
    }
    let advances = distinctAdvances(in: map)
    switch advances.count {
    case 0, 1: return .mono
    case 2 where areClose((advances.min() ?? 0) * 2, advances.max() ?? 0): return .dual
    case _: return .proportional
    }
  }

  /// At most three advances that differ, in design units, or in pixels for bitmaps.
  private func distinctAdvances(in map: CharacterMap) -> [Double] {
    switch map {
    case .none: return []
    case .unicode, .symbol: break
    }
    var loadFlags = Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)
    if isScalable { loadFlags |= Int32(FT_LOAD_NO_BITMAP) }
    if isSFNT, !isScalable { selectReadableStrike() }
    var advances: [Double] = []
    var most = 3
    var number = 0
    var glyph: FT_UInt = 0
    var character = unsafe FT_Get_First_Char(handle, &glyph)
    // A malformed map may claim characters beyond Unicode, billions of them.
    while glyph != 0, advances.count < most, character <= 0x10FFFF {
      number += 1
      // Most fonts are done by now. One that isn't may have thousands of characters to go.
      if number == 64 { most = min(most, countOfAdvances(upTo: most)) }
      var advance: FT_Fixed = 0
      if unsafe FT_Get_Advance(handle, glyph, loadFlags, &advance) == 0, advance != 0 {
        let advance = Double(advance)
        if !advances.contains(where: { areClose($0, advance) }) { advances.append(advance) }
      }
      character = unsafe FT_Get_Next_Char(handle, character, &glyph)
    }
    return advances
  }

  /// How many advances other than 0 the glyphs have, as far as `hmtx` alone tells; else the limit.
  private func countOfAdvances(upTo limit: Int) -> Int {
    guard isSFNT, isScalable, !isVariable,
      let count = table(.hhea, limit: 36)?.reader.uint16(at: 34),
      let metrics = table(.hmtx, limit: 4 * Int(count))?.reader
    else { return limit }
    var advances: [UInt16] = []
    for offset in stride(from: 0, to: metrics.count, by: 4) {
      guard let advance = metrics.uint16(at: offset), advance != 0, !advances.contains(advance)
      else { continue }
      advances.append(advance)
      if advances.count == limit { break }
    }
    return advances.count
  }

  /// Selects the bitmaps nearest to 16 pixels, without which such a font has no advances.
  private func selectReadableStrike() {
    let count = unsafe max(0, handle.pointee.num_fixed_sizes)
    guard count > 0, let sizes = unsafe handle.pointee.available_sizes else { return }
    let distances = (0..<Int(count)).map { unsafe abs(Int(sizes[$0].height) - 16) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    unsafe _ = FT_Select_Size(handle, FT_Int(nearest))
  }
}

/// Whether two advances count as one: their difference is at most a 33rd of the greater.
private func areClose(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) * 33 <= max(abs(left), abs(right))
}
