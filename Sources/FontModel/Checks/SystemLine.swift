/// Systems that each take the line from a set in the way that the specifications say.
enum TextSystem: CaseIterable {
  /// CoreText, UIKit and AppKit: hhea, whatever bit 7 says.
  case apple
  /// FreeType, and with it Chrome, GTK and others on Linux and Android: the effective set.
  case linux
  /// DirectWrite, and with it browsers and Word: typo where bit 7 is set, else win.
  case windows

  var name: String {
    switch self {
    case .apple: "Apple's systems"
    case .linux: "Linux"
    case .windows: "Windows"
    }
  }
}

/// The line of one system in design units.
struct SystemLine: Hashable {
  var source: LineMetricSetName
  var ascender: DesignUnits
  var descender: DesignUnits
  var gap: DesignUnits

  private init(_ source: LineMetricSetName, _ set: LineMetricSet, gap: DesignUnits) {
    self.source = source
    ascender = set.ascender
    descender = set.descender
    self.gap = gap
  }

  /// The line of a system; nil where the font lacks the set that it reads.
  init?(_ system: TextSystem, _ lines: LineMetrics) {
    switch system {
    case .apple:
      guard let hhea = lines.hhea else { return nil }
      self.init(.hhea, hhea, gap: hhea.lineGap ?? .zero)
    case .linux:
      guard let name = lines.effective, let set = lines.effectiveSet else { return nil }
      self.init(name, set, gap: set.lineGap ?? .zero)
    case .windows:
      if lines.useTypoMetrics, let typo = lines.typo {
        self.init(.typo, typo, gap: typo.lineGap ?? .zero)
      } else if let win = lines.win {
        // OpenType's external leading: what the hhea line has more than the win box, if it does.
        let hhea = lines.hhea ?? win
        let leading = (hhea.lineGap ?? .zero) - (win.contentHeight - hhea.contentHeight)
        self.init(.win, win, gap: max(.zero, leading))
      } else {
        return nil
      }
    }
  }

  var height: DesignUnits { ascender - descender + gap }

  /// Whether text stands and lines follow one another as in the other line, of another em.
  func isLike(_ other: SystemLine, _ unitsPerEm: Int, _ otherUnitsPerEm: Int) -> Bool {
    [(ascender, other.ascender), (descender, other.descender), (gap, other.gap)].allSatisfy {
      $0.value * otherUnitsPerEm == $1.value * unitsPerEm
    }
  }

  /// Whether text stands and lines follow one another as in the other line, of the same em.
  func isLike(_ other: SystemLine) -> Bool { isLike(other, 1, 1) }
}
