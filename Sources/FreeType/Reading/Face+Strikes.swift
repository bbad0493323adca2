internal import CFreeType
internal import FontModel

extension Face {
  /// The bitmaps that the face has, one entry a size; a size that can't be selected is left out.
  ///
  /// The corresponding C function is `FT_Select_Size`. Where there are outlines too it gives the
  /// outlines' metrics, so there the bitmaps' table is read instead.
  func strikes() -> [Strike] {
    let count = unsafe max(0, handle.pointee.num_fixed_sizes)
    guard count > 0, let sizes = unsafe handle.pointee.available_sizes else { return [] }
    if isSFNT, isScalable { return embeddedStrikes() }
    return (0..<count).compactMap { index in
      guard unsafe FT_Select_Size(handle, index) == 0,
        let metrics = unsafe handle.pointee.size?.pointee.metrics
      else { return nil }
      return Strike(
        pixelsPerEm: unsafe pixels(sizes[Int(index)].y_ppem),
        ascender: pixels(metrics.ascender), descender: pixels(metrics.descender),
        height: pixels(metrics.height),
        capHeight: bitmapProperty("CAP_HEIGHT").flatMap(positive),
        xHeight: bitmapProperty("X_HEIGHT").flatMap(positive))
    }
  }

  /// An integer property of a BDF or PCF font, or of an sfnt font's `BDF ` table.
  ///
  /// The corresponding C function is `FT_Get_BDF_Property`.
  func bitmapProperty(_ name: String) -> Int? {
    guard let property = unsafe property(name) else { return nil }
    switch unsafe property.type {
    case BDF_PROPERTY_TYPE_INTEGER: return unsafe Int(property.u.integer)
    case BDF_PROPERTY_TYPE_CARDINAL: return unsafe Int(property.u.cardinal)
    case _: return nil
    }
  }

  /// A text property of a BDF or PCF font; nil where it is missing or blank.
  func bitmapText(_ name: String) -> String? {
    guard let property = unsafe property(name),
      unsafe property.type == BDF_PROPERTY_TYPE_ATOM
    else { return nil }
    return unsafe text(property.u.atom)
  }

  private func property(_ name: String) -> BDF_PropertyRec? {
    var property = unsafe BDF_PropertyRec()
    return unsafe FT_Get_BDF_Property(handle, name, &property) == 0 ? property : nil
  }
}

/// A property that says something: 0 stands in fonts that don't know.
private func positive(_ value: Int) -> Double? { value > 0 ? Double(value) : nil }
