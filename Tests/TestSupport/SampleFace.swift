package import FontModel

/// A face whose tables a test writes down; what it starts with is sound by every rule.
package struct SampleFace: Sendable {
  package var family = "Test Sans"
  package var style = "Regular"
  /// The file's name and PostScript name; nil for "Family-Style", without blanks.
  package var name: String?
  package var slant = Slant.upright
  package var format = "TrueType"
  package var unitsPerEm = 1000
  /// Ascender, descender and gap; nil for a face without sfnt tables.
  package var hhea: (Int, Int, Int)? = (900, -300, 0)
  /// Ascender, descender and gap; nil for an `OS/2` that ends before them.
  package var typo: (Int, Int, Int)? = (900, -300, 0)
  /// Ascent and descent, both positive; nil for an `OS/2` that ends before them.
  package var win: (Int, Int)? = (900, 300)
  package var hasOS2 = true
  package var typoBit = true
  /// `yMax` and `yMin` of `head`.
  package var ink = (880, -280)
  /// Rise and run.
  package var caret = (1, 0)
  package var italicAngle = 0.0
  package var underlineThickness = 50
  package var isScalable = true

  /// The sound face.
  package init() {}

  /// The sound face with changes.
  package init(_ change: (inout SampleFace) -> Void) {
    self.init()
    change(&self)
  }

  /// The face as it would be read from a file.
  package var report: FontReport {
    FontReport(facts: facts, requested: "\(family) \(style)")
  }

  private var facts: FaceFacts {
    FaceFacts(
      summary: summary, container: .sfnt, version: nil, vendor: nil, glyphCount: 2,
      unitsPerEm: hhea == nil ? nil : unitsPerEm,
      tables: hhea == nil ? SFNTTables() : tables, postScript: nil, strikes: [], axes: [],
      instances: [], variation: nil, capLetter: nil, xLetter: nil, hasVerticalMetrics: false,
      hasEmbeddedBitmaps: false)
  }

  private var summary: FaceSummary {
    let name = name ?? "\(family)-\(style)".filter { $0 != " " }
    return FaceSummary(
      family: family, style: style, fullName: "\(family) \(style)", postScriptName: name,
      weight: 400, width: 100, slant: slant, spacing: .proportional, isVariable: false,
      hasColor: false, isScalable: isScalable, format: format, file: FilePath("fonts/\(name).ttf"),
      index: 0, instance: nil)
  }

  private var tables: SFNTTables {
    SFNTTables(
      head: HeadTable(
        unitsPerEm: unitsPerEm,
        bounds: Bounds(
          xMin: .zero, yMin: DesignUnits(ink.1), xMax: DesignUnits(500), yMax: DesignUnits(ink.0)),
        macStyle: 0, fontRevision: Fixed16_16(1)),
      hhea: hhea.map { hhea in
        HorizontalHeader(
          ascender: DesignUnits(hhea.0), descender: DesignUnits(hhea.1),
          lineGap: DesignUnits(hhea.2), advanceWidthMax: DesignUnits(600),
          caretSlopeRise: DesignUnits(caret.0), caretSlopeRun: DesignUnits(caret.1),
          caretOffset: .zero)
      },
      os2: hasOS2 ? os2 : nil,
      post: PostTable(
        italicAngle: Fixed16_16(italicAngle), underlinePosition: DesignUnits(-100),
        underlineThickness: DesignUnits(underlineThickness), isFixedPitch: false))
  }

  private var os2: OS2Table {
    let box = OS2Table.ScriptBox(xSize: .zero, ySize: .zero, xOffset: .zero, yOffset: .zero)
    return OS2Table(
      version: 4, length: win == nil ? 68 : 96, xAvgCharWidth: .zero, usWeightClass: 400,
      usWidthClass: 5, subscript: box, superscript: box, yStrikeoutSize: .zero,
      yStrikeoutPosition: .zero, sFamilyClass: 0, panose: Array(repeating: 0, count: 10),
      achVendID: nil, fsSelection: typoBit ? 0xC0 : 0x40,
      typo: typo.map {
        OS2Table.TypoFields(
          ascender: DesignUnits($0.0), descender: DesignUnits($0.1), lineGap: DesignUnits($0.2))
      },
      win: win.map {
        OS2Table.WinFields(ascent: DesignUnits($0.0), descent: DesignUnits($0.1))
      }, sxHeight: nil, sCapHeight: nil, opticalPointSize: nil)
  }
}

extension SampleFace {
  /// The face with a field set, as somebody would who follows advice; it has the table.
  package func setting(_ setting: FieldValue) -> SampleFace {
    var face = self
    let value = Int(setting.value)
    switch setting.field {
    case .hheaAscender: face.hhea?.0 = value
    case .hheaDescender: face.hhea?.1 = value
    case .hheaLineGap: face.hhea?.2 = value
    case .typoAscender: face.typo?.0 = value
    case .typoDescender: face.typo?.1 = value
    case .typoLineGap: face.typo?.2 = value
    case .winAscent: face.win?.0 = value
    case .winDescent: face.win?.1 = value
    case .typoBit: face.typoBit = value == 1
    case .yMax: face.ink.0 = value
    case .yMin: face.ink.1 = value
    case .caretSlopeRise: face.caret.0 = value
    case .caretSlopeRun: face.caret.1 = value
    case .italicAngle: face.italicAngle = setting.value
    case .underlineThickness: face.underlineThickness = value
    }
    return face
  }
}
