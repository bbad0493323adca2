package import FontModel

extension Library {
  /// How many faces a file has: one, or more in a collection.
  ///
  /// - Throws: `unknownFormat`, or `brokenFont` and its like where the faces can't be counted. A
  ///   file of which the wrapping alone tells that it has one face fails only when that is read.
  ///   `limitExceeded` for more faces than it may have.
  package func faceCount(of file: FontFile) throws(FontError) -> Int {
    switch file.container {
    // To count the one face of a Type 1 font, FreeType would read all of it.
    case .sfnt, .woff, .type1, .type42, .pcf, .bdf: return 1
    case .collection, .woff2, .macResource, .cff, .windowsFNT, .pfr, .gzip, .other: break
    }
    let count: Int
    do {
      count = try Face(file, index: -1, library: self).faceCount
    } catch {
      throw failure(error, file, index: nil)
    }
    guard count > 0 else {
      throw FontError(.brokenFont, subject: file.subject, message: "has no faces")
    }
    try file.limits.check(count, .faces, subject: file.subject)
    return count
  }

  /// Reads all that is reported of one face at one position.
  ///
  /// - Parameters:
  ///   - file: The font.
  ///   - index: The number of the face in the file, from 0.
  ///   - position: Where in the design space of a variable font.
  ///   - sizes: The sizes at which FreeType's pixel-rounded metrics are wanted, in pixels.
  ///   - wantsSpecialistFacts: Whether what `AllMetrics` needs is read too.
  /// - Returns: The facts. Where coordinates were asked for, `variation` holds them clamped.
  /// - Throws: `noSuchFace`, `noSuchInstance`, `noSuchAxis`, `notVariable`, `unknownFormat`,
  ///   `brokenFont`, `invalidUnitsPerEm`, or `limitExceeded` for more than the font may have.
  package func facts(
    of file: FontFile, index: Int, position: FacePosition = .standard,
    hintedAt sizes: [Double] = [], specialist wantsSpecialistFacts: Bool = false
  ) throws(FontError) -> FaceFacts {
    let face = try open(file, index: index)
    let names = NameTable(
      face.isSFNT ? face.table(.name, limit: NameTable.reach)?.reader : nil)
    try file.limits.check(face.glyphCount, .glyphs, subject: file.subject)
    try file.limits.check(names.longest, .nameLength, subject: file.subject)
    let space = try DesignSpace(face, file, names: names)
    let reading = FaceReading(
      file: file, index: index, names: names, space: space, sizes: sizes,
      wantsSpecialistFacts: wantsSpecialistFacts)
    switch position {
    case .standard:
      return reading.facts(face, variation: .none)
    case .instance(let number):
      try check(isVariable: !space.axes.isEmpty, file)
      guard space.instances.indices.contains(number - 1) else {
        throw noSuchInstance(file, count: space.instances.count)
      }
      let varied = try open(file, index: index, instance: number)
      return reading.facts(
        varied, variation: MetricsVariation(from: face, to: varied),
        position: space.instances[number - 1].coordinates, instance: number)
    case .coordinates(let wanted):
      try check(isVariable: !space.axes.isEmpty, file)
      if let tag = space.unknownTag(in: wanted) { throw noSuchAxis(file, tag, space) }
      let coordinates = space.resolve(wanted)
      let varied = try open(file, index: index)
      try move(varied, to: coordinates, file, index)
      return reading.facts(
        varied, variation: MetricsVariation(from: face, to: varied), position: coordinates)
    }
  }

  /// Opens a face, and says in words of the font why it can't be.
  func open(
    _ file: FontFile, index: Int, instance: Int = 0
  ) throws(FontError) -> Face {
    guard (0...0xFFFF).contains(index) else {
      throw noSuchFace(file, count: try faceCount(of: file))
    }
    do {
      return try Face(file, index: index, instance: instance, library: self)
    } catch {
      throw failure(error, file, index: index)
    }
  }

  /// Moves a fresh face to a position, and says in words of the font why it can't be.
  func move(
    _ face: borrowing Face, to coordinates: [AxisPosition], _ file: FontFile, _ index: Int
  ) throws(FontError) {
    do {
      try face.move(to: coordinates)
    } catch {
      throw failure(error, file, index: index)
    }
  }

  private func check(isVariable: Bool, _ file: FontFile) throws(FontError) {
    guard isVariable else {
      throw FontError(.notVariable, subject: file.subject, message: "is not a variable font")
    }
  }

  private func noSuchInstance(_ file: FontFile, count: Int) -> FontError {
    FontError(
      .noSuchInstance, subject: file.subject,
      message: count == 0
        ? "has no named instances"
        : "has only \(count) named instance\(count == 1 ? "" : "s"), numbered from 1")
  }

  private func noSuchAxis(_ file: FontFile, _ tag: String, _ space: DesignSpace) -> FontError {
    let axes = space.axes.map { "\($0.tag) (\(short($0.minimum)) to \(short($0.maximum)))" }
    return FontError(
      .noSuchAxis, subject: file.subject, message: "has no axis `\(tag)`",
      advice: "its axes: \(axes.joined(separator: ", "))")
  }
}

/// A coordinate without a fraction where it has none.
private func short(_ value: Double) -> String {
  Int(exactly: value).map { String($0) } ?? String(value)
}
