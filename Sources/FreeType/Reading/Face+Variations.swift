internal import CFreeType
internal import FontModel

/// The axes and named instances of a variable font; both empty for other fonts.
struct DesignSpace {
  var axes: [VariationAxis] = []
  var instances: [NamedInstance] = []

  /// Reads what the font says, with names in English where there are any.
  ///
  /// - Throws: `limitExceeded` for more axes or instances than the font may have.
  init(_ face: borrowing Face, _ file: FontFile, names: NameTable) throws(FontError) {
    let header = face.table(.fvar, limit: 16)?.reader
    // FreeType appends an instance where the font names none at the default position.
    let namedCount = header?.uint16(at: 12).map(Int.init) ?? 0
    let axisCount = header?.uint16(at: 8).map(Int.init) ?? 0
    try file.limits.check(axisCount, .axes, subject: file.subject)
    try file.limits.check(namedCount, .instances, subject: file.subject)
    let isSFNT = face.isSFNT
    let space = unsafe face.withVariations { variations in
      unsafe DesignSpace(variations, isSFNT: isSFNT, namedCount: namedCount, names: names)
    }
    if let space { self = space }
  }

  private init(
    _ variations: UnsafeMutablePointer<FT_MM_Var>, isSFNT: Bool, namedCount: Int, names: NameTable
  ) {
    let space = unsafe variations.pointee
    for index in unsafe 0..<Int(space.num_axis) {
      let axis = unsafe space.axis[index]
      let tag = unsafe TableTag(rawValue: UInt32(truncatingIfNeeded: axis.tag)).letters
      var flags: FT_UInt = 0
      // The flags lie behind the structure in memory, so it has to be the original.
      let status = unsafe FT_Get_Var_Axis_Flags(variations, FT_UInt(index), &flags)
      let name = unsafe NameTable.ID(axis.strid).flatMap { names.first($0) }
      axes.append(
        VariationAxis(
          tag: tag, name: unsafe name ?? (isSFNT ? tag : text(axis.name) ?? tag),
          minimum: unsafe number(axis.minimum), defaultValue: unsafe number(axis.def),
          maximum: unsafe number(axis.maximum),
          isHidden: status == 0 && flags & FT_UInt(FT_VAR_AXIS_FLAG_HIDDEN) != 0))
    }
    for index in unsafe 0..<min(Int(space.num_namedstyles), namedCount) {
      let style = unsafe space.namedstyle[index]
      let name = unsafe NameTable.ID(style.strid)
      // 0xFFFF says that there is no name; a record without the field is read as that.
      let postScriptName = unsafe style.psid == 0xFFFF ? nil : NameTable.ID(style.psid)
      instances.append(
        NamedInstance(
          number: index + 1, name: name.flatMap { names.first($0) },
          postScriptName: postScriptName.flatMap { names.first($0) },
          coordinates: axes.indices.map {
            AxisPosition(tag: axes[$0].tag, value: unsafe number(style.coords[$0]))
          }))
    }
  }

  /// A coordinate for each axis: the last one that is asked for, clamped, or the default.
  func resolve(_ wanted: [AxisPosition]) -> [AxisPosition] {
    axes.map { axis in
      let value = wanted.last { axis.isCalled($0.tag) }?.value
      return AxisPosition(tag: axis.tag, value: value.map(axis.clamped) ?? axis.defaultValue)
    }
  }

  /// The first tag that belongs to no axis; nil where all do.
  func unknownTag(in wanted: [AxisPosition]) -> String? {
    wanted.first { position in !axes.contains { $0.isCalled(position.tag) } }?.tag
  }
}

extension VariationAxis {
  /// Whether the tag is the axis' one; blanks that fill it up to four letters may be missing.
  fileprivate func isCalled(_ tag: String) -> Bool { trimmed(self.tag) == trimmed(tag) }
}

extension NameTable.ID {
  /// An id that can stand in a font; nil for FreeType's "none", which is wider than 16 bits.
  fileprivate init?(_ id: FT_UInt) {
    guard let rawValue = UInt16(exactly: id) else { return nil }
    self.init(rawValue: rawValue)
  }
}

/// A 16.16 number of FreeType's.
private func number(_ fixed: FT_Fixed) -> Double { Double(fixed) / 65_536 }

extension Face {
  /// Moves a fresh face to a position; at most once in its life, or its line metrics add up.
  ///
  /// The corresponding C function is `FT_Set_Var_Design_Coordinates`.
  func move(to position: [AxisPosition]) throws(FreeTypeError) {
    var coordinates = position.map { FT_Fixed(Fixed16_16($0.value).rawValue) }
    try unsafe FreeTypeError.check(
      FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates))
  }
}
