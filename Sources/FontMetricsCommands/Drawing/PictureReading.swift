internal import Arguments
internal import FontModel
internal import Terminal

/// Readings of what options say of pictures.
enum PictureReading {
  static let lineNames = MetricLine.allCases.map(\.rawValue)
  static let setNames = LineMetricSetName.allCases.map(\.rawValue) + ["all"]
  static let protocolNames = ["auto"] + GraphicsProtocol.allCases.map(\.rawValue)

  /// Names of lines, parted by commas, whatever their case and hyphens: `xHeight`, `x-height`.
  static let lines: Reading.Function<Set<MetricLine>> = { (value) throws(ArgumentError) in
    if value.text == "none" { return [] }
    return Set(try Reading.list(of: line)(value))
  }

  private static let line: Reading.Function<MetricLine> = { (value) throws(ArgumentError) in
    let typed = folded(value.text)
    guard let line = MetricLine.allCases.first(where: { folded($0.rawValue) == typed }) else {
      throw unknown(value, lineNames)
    }
    return line
  }

  /// The name of a set, or all of them.
  static let sets: Reading.Function<DiagramSets> = { (value) throws(ArgumentError) in
    if value.text == "all" { return .all }
    guard let name = LineMetricSetName(rawValue: value.text) else {
      throw unknown(value, setNames)
    }
    return .named(name)
  }

  /// A protocol; nil for the one that the terminal understands.
  static let graphicsProtocol: Reading.Function<GraphicsProtocol?> = {
    (value) throws(ArgumentError) in
    if value.text == "auto" { return nil }
    guard let name = GraphicsProtocol(rawValue: value.text) else {
      throw unknown(value, protocolNames)
    }
    return name
  }

  /// Whether there is a ground; `none` is all that can be said of it.
  static let noBackground: Reading.Function<Bool> = { (value) throws(ArgumentError) in
    guard value.text == "none" else {
      throw ArgumentError(
        "`\(value.text)` is not a background", hint: "none is; --theme has the colours")
    }
    return false
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  private static func unknown(_ value: ArgumentValue, _ names: [String]) -> ArgumentError {
    ArgumentError(
      "`\(value.text)` is not one of \(names.joined(separator: ", "))",
      hint: NearMiss.question(NearMiss.suggestions(for: value.text, among: names)))
  }
}
