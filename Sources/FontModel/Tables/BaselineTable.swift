/// The baselines that `BASE` gives each script.
package struct BaselineTable: Hashable, Sendable {
  /// For horizontal lines, in the font's order, each script once; the coordinates are y.
  package var horizontal: [ScriptBaselines]
  /// For vertical lines, in the font's order, each script once; the coordinates are x.
  package var vertical: [ScriptBaselines]

  /// A table from its two axes; an axis that the font doesn't have is empty.
  package init(horizontal: [ScriptBaselines], vertical: [ScriptBaselines]) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The baselines of one script, relative to the origin of glyphs.
package struct ScriptBaselines: Hashable, Sendable {
  /// The script's tag with its blanks, such as `hani`; `DFLT` is for all the others.
  package var script: String
  /// The tag of the baseline on which the script stands; nil where the table names none.
  package var defaultBaseline: String?
  /// In the order of the font, each tag once.
  package var baselines: [Baseline]

  /// One baseline.
  package struct Baseline: Hashable, Sendable {
    /// `romn`, `ideo`, `icfb`, `icft`, `idtp`, `hang`, `math` or another one.
    package var tag: String
    /// Up or to the right of the origin, at the position of a variable font.
    package var coordinate: DesignUnits

    /// A baseline from its parts.
    package init(tag: String, coordinate: DesignUnits) {
      self.tag = tag
      self.coordinate = coordinate
    }
  }

  /// A script with its baselines.
  package init(script: String, defaultBaseline: String?, baselines: [Baseline]) {
    self.script = script
    self.defaultBaseline = defaultBaseline
    self.baselines = baselines
  }
}
