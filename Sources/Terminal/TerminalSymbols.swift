/// The drawing characters that output uses, which not every terminal can show.
package struct TerminalSymbols: Hashable, Sendable {
  /// A filled square that shows a colour.
  package let swatch: String
  /// Points at the one of several lines that counts.
  package let pointer: String
  /// Stands for text that was cut off.
  package let ellipsis: String
  /// Parts the items of a list on one line.
  package let separator: String
  /// A part of a progress bar for what is done.
  package let barDone: String
  /// A part of a progress bar for what is left.
  package let barLeft: String

  /// The characters meant.
  package static let unicode = TerminalSymbols(
    swatch: "■", pointer: "▸", ellipsis: "…", separator: "·", barDone: "━", barLeft: "─")
  /// Stand-ins in ASCII.
  package static let ascii = TerminalSymbols(
    swatch: "#", pointer: ">", ellipsis: "...", separator: "-", barDone: "#", barLeft: "-")
}

extension TerminalEnvironment {
  /// Whether drawing characters come out; data is UTF-8 in any case.
  ///
  /// So where the locale's character set is UTF-8 (the first of `LC_ALL`, `LC_CTYPE` and `LANG` that
  /// is set decides) and the terminal isn't the Linux console, whose font holds few of them.
  package var supportsUnicodeSymbols: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { value(of: $0) }.first
    guard let locale, value(of: "TERM") != "linux" else { return false }
    guard let point = locale.firstIndex(of: ".") else { return false }
    let charset = locale[locale.index(after: point)...].prefix { $0 != "@" }
    return ["utf-8", "utf8"].contains(charset.lowercased())
  }

  /// The symbols that come out here.
  package var symbols: TerminalSymbols { supportsUnicodeSymbols ? .unicode : .ascii }
}
