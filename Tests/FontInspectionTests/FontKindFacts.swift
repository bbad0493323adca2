import FontModel
import TestSupport

/// What is told of a kind of font.
struct FontKindFacts: Equatable {
  var faceCount = 1
  /// The face that all that follows is about.
  var face = 0
  var container: FaceFacts.Container
  /// FreeType's word.
  var format: String
  var isScalable = true
  var hasColor = false
  var axisCount = 0
  var strikes: [Strike] = []
  /// Nil for bitmaps alone.
  var unitsPerEm: Int?
  /// Where the lines come from.
  var source: MetricSource
  /// Ascender, descender, line gap and line height.
  var lines: [Int?]
  var capHeight: Metric
  var xHeight: Metric

  /// Facts that a test states.
  init(
    _ container: FaceFacts.Container, _ format: String, unitsPerEm: Int?, _ source: MetricSource,
    _ lines: [Int?], capHeight: Metric, xHeight: Metric
  ) {
    self.container = container
    self.format = format
    self.unitsPerEm = unitsPerEm
    self.source = source
    self.lines = lines
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The facts of a report on one of `faceCount` faces.
  init(_ report: FontReport, of faceCount: Int) {
    let (facts, metrics) = (report.facts, report.metrics)
    self.init(
      facts.container, facts.summary.format, unitsPerEm: facts.unitsPerEm,
      metrics.ascender.source,
      [metrics.ascender, metrics.descender, metrics.lineGap, metrics.lineHeight].map {
        $0.units?.value
      },
      capHeight: metrics.capHeight.metric, xHeight: metrics.xHeight.metric)
    self.faceCount = faceCount
    face = facts.summary.index
    isScalable = facts.summary.isScalable
    hasColor = facts.summary.hasColor
    axisCount = facts.axes.count
    strikes = facts.strikes
  }

  /// The same with some of it changed.
  func with(_ change: (inout Self) -> Void) -> Self {
    var facts = self
    change(&facts)
    return facts
  }
}

extension FontKindFacts {
  /// The table: what must be reported of each kind.
  ///
  /// The values of Debian's fonts are what fontTools reads; those of the others were put into the
  /// font, or follow by the rules of the format as the remarks say.
  init(_ kind: FontKind) {
    self =
      switch kind {
      case .trueType:
        Self(
          .sfnt, "TrueType", unitsPerEm: 2048, .hhea, [1901, -483, 0, 2384],
          capHeight: .letter("H", 1493), xHeight: .letter("x", 1120))
      case .cff: .cantarell
      case .trueTypeVariable: .builder.with { $0.axisCount = 1 }
      case .cff2Variable:
        .fontTools.with {
          $0.format = "CFF"
          $0.axisCount = 1
        }
      case .trueTypeCollection: .zenHei
      case .cffCollection:
        Self(
          .collection, "CFF", unitsPerEm: 1000, .hhea, [1160, -288, 0, 1448],
          capHeight: .declared(733), xHeight: .declared(543)
        ).with { $0.faceCount = 10 }
      case .woff: .builder.with { $0.container = .woff }
      case .woff2: .builder.with { $0.container = .woff2 }
      case .woff2CFF: .cantarell.with { $0.container = .woff2 }
      case .resourceFork: .builder.with { $0.container = .macResource }
      case .type1, .type1ASCII, .type1Binary:
        // The box around all glyphs is higher than 1.2 em, so it is the line.
        Self(
          .type1, "Type 1", unitsPerEm: 1000, .fontBBox, [1075, -299, nil, 1374],
          capHeight: .letter("H", 729), xHeight: .letter("x", 524))
      case .cidKeyedType1:
        // 1.2 em are more than the box.
        Self(
          .type1, "CID Type 1", unitsPerEm: 1000, .fontBBox, [870, -210, nil, 1200],
          capHeight: .absent, xHeight: .absent)
      case .type42:
        // The lines of the font within; its format can't declare heights.
        Self(
          .type42, "Type 42", unitsPerEm: 1000, .sfnts, [900, -250, nil, 1180],
          capHeight: .letter("H", 700), xHeight: .letter("x", 500))
      case .bareCFF:
        // The box again; of the heights in `OS/2` the outlines alone are left.
        Self(
          .cff, "CFF", unitsPerEm: 1000, .fontBBox, [1099, -256, nil, 1355],
          capHeight: .letter("H", 694), xHeight: .letter("x", 482))
      case .pfr:
        // The format has a box, which FreeType takes for lines, and makes up the rest.
        Self(
          .pfr, "PFR", unitsPerEm: 1200, .none, [nil, nil, nil, nil],
          capHeight: .letter("H", 840), xHeight: .letter("x", 600))
      case .windowsFont:
        // 13 1/3 pixels, rounded; the external leading stands between lines.
        .bitmap(
          .windowsFNT, "Windows FNT",
          Strike(pixelsPerEm: 13, ascender: 11, descender: -3, height: 16))
      case .windowsFontLibrary:
        .bitmap(
          .windowsFNT, "Windows FNT",
          Strike(pixelsPerEm: 24, ascender: 20, descender: -6, height: 26)
        ).with {
          $0.faceCount = 2
          $0.face = 1
        }
      case .pcf, .pcfGzip:
        .bitmap(
          .pcf, "PCF",
          Strike(
            pixelsPerEm: 13, ascender: 11, descender: -2, height: 13, capHeight: 9, xHeight: 6))
      case .bdf, .bdfGzip:
        .bitmap(
          .bdf, "BDF",
          Strike(pixelsPerEm: 6, ascender: 5, descender: -1, height: 6, capHeight: 5))
      case .openTypeBitmap:
        // Wrapped in tables, bitmaps keep the units of these.
        .builder.with {
          $0.isScalable = false
          $0.strikes = [Strike(pixelsPerEm: 12, ascender: 9, descender: -3, height: 12)]
        }
      case .bitmapsBesideOutlines:
        .zenHei.with {
          $0.face = 2
          $0.strikes = zip([12, 13, 14, 15, 16], [(9, 3), (10, 3), (11, 3), (12, 3), (12, 4)]).map {
            Strike(
              pixelsPerEm: $0, ascender: $1.0, descender: -$1.1, height: $1.0 + $1.1)
          }
        }
      case .colorBitmaps:
        Self(
          .sfnt, "TrueType", unitsPerEm: 2048, .hhea, [1900, -500, 0, 2400],
          capHeight: .declared(1900), xHeight: .absent
        ).with {
          $0.isScalable = false
          $0.hasColor = true
          $0.strikes = [Strike(pixelsPerEm: 109, ascender: 101, descender: -27, height: 128)]
        }
      case .appleColorBitmaps:
        // hhea at 20 pixels, the line in 1/64 pixel: 1180 × 20 / 1000 = 23.6 ≈ 1510 / 64.
        .builder.with {
          $0.hasColor = true
          $0.strikes = [
            Strike(pixelsPerEm: 20, ascender: 18, descender: -5, height: 23.59375)
          ]
        }
      case .colorLayers, .colorPaint: .fontTools.with { $0.hasColor = true }
      case .svgGlyphs: .builder.with { $0.hasColor = true }
      case .icons:
        Self(
          .sfnt, "TrueType", unitsPerEm: 1792, .hhea, [1536, -256, 0, 1792],
          capHeight: .absent, xHeight: .absent)
      case .symbolMap:
        .builder.with {
          $0.capHeight = .letter("H", 700)
          $0.xHeight = .letter("x", 500)
        }
      }
  }

  /// What `SFNTBuilder` builds.
  private static let builder = Self(
    .sfnt, "TrueType", unitsPerEm: 1000, .hhea, [900, -250, 30, 1180],
    capHeight: .declared(700), xHeight: .declared(500))
  /// What the script with fontTools builds.
  private static let fontTools = Self(
    .sfnt, "TrueType", unitsPerEm: 1000, .hhea, [880, -220, 40, 1140],
    capHeight: .declared(700), xHeight: .declared(500))
  private static let cantarell = Self(
    .sfnt, "CFF", unitsPerEm: 1000, .hhea, [983, -217, 0, 1200],
    capHeight: .declared(694), xHeight: .declared(482))
  /// WenQuanYi Zen Hei has `OS/2` version 1.
  private static let zenHei = Self(
    .collection, "TrueType", unitsPerEm: 1024, .hhea, [986, -304, 92, 1382],
    capHeight: .letter("H", 702), xHeight: .letter("x", 520)
  ).with { $0.faceCount = 3 }

  /// Bitmaps of one size without tables: nothing in design units.
  private static func bitmap(
    _ container: FaceFacts.Container, _ format: String, _ strike: Strike
  ) -> Self {
    Self(
      container, format, unitsPerEm: nil, .strike, [nil, nil, nil, nil],
      capHeight: Metric(nil, strike.capHeight == nil ? .none : .bdfProperty),
      xHeight: Metric(nil, strike.xHeight == nil ? .none : .bdfProperty)
    ).with {
      $0.isScalable = false
      $0.strikes = [strike]
    }
  }
}

extension Metric {
  fileprivate static func declared(_ units: Int) -> Self { Self(DesignUnits(units), .os2) }

  fileprivate static func letter(_ letter: Unicode.Scalar, _ units: Int) -> Self {
    Self(DesignUnits(units), .glyph(letter))
  }
}
