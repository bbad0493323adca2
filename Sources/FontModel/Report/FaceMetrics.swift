/// The metrics of a face in design units, each with its source.
package struct FaceMetrics: Hashable, Sendable {
  package var ascender: Metric
  package var descender: Metric
  package var lineGap: Metric
  package var lineHeight: Metric
  package var capHeight: HeightMetric
  package var xHeight: HeightMetric
  /// The top edge in `post`, the centre in PostScript dictionaries; see `underlineEdge`.
  package var underlinePosition: Metric
  package var underlineThickness: Metric
  /// What `underlinePosition` points at.
  package var underlineEdge: StrokeEdge
  /// The top edge.
  package var strikeoutPosition: Metric
  package var strikeoutThickness: Metric
  /// `xAvgCharWidth` of `OS/2`.
  package var averageWidth: Metric
  /// The greatest declared advance.
  package var maxAdvance: Metric
  /// The declared box around all glyphs; nil where the font has none.
  package var bounds: Bounds?
  package var boundsSource: MetricSource
  /// Degrees counter-clockwise from upright, negative leans right; nil where the font has none.
  package var italicAngle: Double?
  package var italicAngleSource: MetricSource

  /// The part of a stroke that a position points at.
  package enum StrokeEdge: String, Sendable {
    case top
    case centre
  }

  /// Derives the metrics from what was read.
  package init(_ facts: FaceFacts, lineMetrics: LineMetrics) {
    let bitmapSource: MetricSource = facts.strikes.isEmpty ? .none : .strike
    if let name = lineMetrics.effective, let set = lineMetrics.set(name) {
      ascender = Metric(set.ascender, name.source)
      descender = Metric(set.descender, name.source)
      // The win set has no gap: FreeType, whose choice this is, adds nothing.
      lineGap = Metric(set.lineGap ?? .zero, name.source)
      lineHeight = Metric(set.lineHeight, name.source)
    } else if let postScript = facts.postScript {
      let (lines, source) = (postScript.innerLines, postScript.boxSource)
      ascender = Metric(lines?.ascender ?? postScript.fontBBox.yMax, source)
      descender = Metric(lines?.descender ?? postScript.fontBBox.yMin, source)
      lineGap = .absent
      lineHeight = Metric(postScript.lineHeight, source)
    } else {
      ascender = Metric(nil, bitmapSource)
      descender = Metric(nil, bitmapSource)
      lineGap = .absent
      lineHeight = Metric(nil, bitmapSource)
    }
    let os2 = facts.tables.os2
    capHeight = HeightMetric(
      declared: os2?.sCapHeight, measured: facts.capLetter,
      property: facts.strikes.contains { $0.capHeight != nil })
    xHeight = HeightMetric(
      declared: os2?.sxHeight, measured: facts.xLetter,
      property: facts.strikes.contains { $0.xHeight != nil })
    let underline = UnderlineFields(facts)
    underlinePosition = underline.position
    underlineThickness = underline.thickness
    underlineEdge = underline.edge
    strikeoutPosition = os2.map { Metric($0.yStrikeoutPosition, .os2) } ?? .absent
    strikeoutThickness = os2.map { Metric($0.yStrikeoutSize, .os2) } ?? .absent
    averageWidth = os2.map { Metric($0.xAvgCharWidth, .os2) } ?? .absent
    if let hhea = facts.tables.hhea {
      maxAdvance = Metric(hhea.advanceWidthMax, .hhea)
    } else {
      let source = facts.postScript?.innerLines == nil ? MetricSource.glyphs : .sfnts
      maxAdvance = facts.postScript?.maxAdvance.map { Metric($0, source) } ?? .absent
    }
    bounds = facts.tables.head?.bounds ?? facts.postScript?.fontBBox
    boundsSource = facts.tables.head != nil ? .head : facts.postScript?.boxSource ?? .none
    let angle = ItalicAngleField(facts)
    italicAngle = angle.degrees
    italicAngleSource = angle.source
  }
}

/// Where a face's underline is written.
private struct UnderlineFields {
  var position = Metric.absent
  var thickness = Metric.absent
  var edge = FaceMetrics.StrokeEdge.top

  init(_ facts: FaceFacts) {
    if let post = facts.tables.post {
      position = Metric(post.underlinePosition, .post)
      thickness = Metric(post.underlineThickness, .post)
    } else if let postScript = facts.postScript {
      position = Metric(postScript.underlinePosition, postScript.dictionary.source)
      thickness = Metric(postScript.underlineThickness, postScript.dictionary.source)
      edge = .centre
    }
  }
}

/// Where a face's italic angle is written.
private struct ItalicAngleField {
  var degrees: Double?
  var source = MetricSource.none

  init(_ facts: FaceFacts) {
    if let post = facts.tables.post {
      degrees = post.italicAngle.value
      source = .post
    } else if let postScript = facts.postScript, let angle = postScript.italicAngle {
      degrees = Double(angle)
      source = postScript.dictionary.source
    }
  }
}

extension PostScriptFacts {
  /// Where the box around all glyphs stands, and with it the lines.
  fileprivate var boxSource: MetricSource { innerLines == nil ? .fontBBox : .sfnts }
}

extension PostScriptFacts.Dictionary {
  /// The same as a source of numbers.
  package var source: MetricSource {
    switch self {
    case .fontInfo: .fontInfo
    case .topDICT: .topDICT
    }
  }
}
