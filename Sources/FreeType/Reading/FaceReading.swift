internal import FontModel

/// What is known of a face before its position, from which the facts at a position are read.
struct FaceReading {
  var file: FontFile
  var index: Int
  var names: NameTable
  var space: DesignSpace
  /// The sizes at which hinted metrics are wanted, in pixels.
  var sizes: [Double]
  /// Whether all metrics are asked for.
  var wantsSpecialistFacts: Bool

  /// Reads what a report is made from.
  ///
  /// - Parameters:
  ///   - face: The face, opened at the position.
  ///   - variation: What `MVAR` adds there.
  ///   - position: A coordinate for each axis; nil for the default position.
  ///   - instance: The number of the named instance, from 1; nil for any other position.
  /// - Returns: The facts at the position.
  func facts(
    _ face: borrowing Face, variation: MetricsVariation, position: [AxisPosition]? = nil,
    instance: Int? = nil
  ) -> FaceFacts {
    let tables = SFNTTables(face, variation: variation)
    let names = FaceNames(
      face, table: names, instance: instance.map { space.instances[$0 - 1] },
      isVaried: position != nil, path: file.path)
    let map = face.selectCharacterMap()
    let summary = summary(
      face, names, os2: tables.os2, map: map, position: position, instance: instance)
    let capLetter = face.measure(MeasuredLetter.capCandidates, in: map)
    let xLetter = face.measure(MeasuredLetter.xCandidates, in: map)
    var facts = FaceFacts(
      summary: summary, container: file.container.resolved(format: summary.format),
      version: names.version, vendor: tables.os2?.achVendID, glyphCount: face.glyphCount,
      unitsPerEm: tables.head.map(\.unitsPerEm) ?? face.unitsPerEm, tables: tables,
      postScript: face.postScriptFacts(), strikes: face.strikes(), axes: space.axes,
      instances: space.instances, variation: position, capLetter: capLetter, xLetter: xLetter,
      hasVerticalMetrics: face.hasVerticalMetrics, hasEmbeddedBitmaps: face.hasEmbeddedBitmaps,
      hinted: sizes.map {
        face.hintedMetrics(pixelsPerEm: $0, capLetter: capLetter, xLetter: xLetter, map: map)
      },
      specialist: wantsSpecialistFacts
        ? face.specialistFacts(variation: variation, axisCount: position?.count ?? 0) : nil)
    let directory = TableDirectory(file, index: index)
    facts.cutTables = directory?.tablesCut(bySize: file.size).map(\.letters) ?? []
    return facts
  }

  private func summary(
    _ face: borrowing Face, _ names: FaceNames, os2: OS2Table?, map: CharacterMap,
    position: [AxisPosition]?, instance: Int?
  ) -> FaceSummary {
    let style = Style(face, os2: os2, styles: names.styles, space: space, position: position)
    return FaceSummary(
      family: names.family, style: names.styles[0], fullName: names.fullName,
      postScriptName: names.postScriptName, weight: style.weight, width: style.width,
      slant: style.slant, spacing: face.spacing(in: map), isVariable: !space.axes.isEmpty,
      hasColor: face.hasColor,
      // Fontconfig's `outline`: its `scalable` is also true for colour bitmaps, which have a size.
      isScalable: face.isScalable || face.hasOutlinesBehindBitmaps, format: face.format,
      file: file.path, index: index, instance: instance)
  }
}
