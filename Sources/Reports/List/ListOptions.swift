internal import FontModel

/// What a list of families shows beside names.
package struct ListOptions: Sendable {
  /// Whether paths are shown to people; other formats always have them.
  package var showsFiles: Bool
  /// Whether each face's main metrics are shown.
  package var showsMetrics: Bool
  /// What was searched for, to be highlighted; nil where nothing was.
  package var search: String?

  /// Options from their parts.
  package init(showsFiles: Bool = false, showsMetrics: Bool = false, search: String? = nil) {
    self.showsFiles = showsFiles
    self.showsMetrics = showsMetrics
    self.search = search
  }

  /// The main metrics, in the order of the columns.
  static let metrics: [(name: MetricName, title: String)] = [
    (.ascender, "asc"), (.descender, "desc"), (.lineGap, "gap"), (.lineHeight, "line"),
    (.capHeight, "cap"), (.xHeight, "x"),
  ]
}
