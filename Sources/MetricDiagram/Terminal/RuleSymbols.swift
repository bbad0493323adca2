/// The characters that lines and brackets are drawn with.
struct RuleSymbols: Hashable {
  /// A rule where nothing is behind it.
  let rule: Character
  /// The same where it runs over the text, so that this can still be made out.
  let ruleOverText: Character
  let upright: Character
  let upperCorner: Character
  let lowerCorner: Character
  /// Where brackets stand on the baseline, hang from it, or both.
  let foot: Character
  let head: Character
  let cross: Character

  static let unicode = RuleSymbols(
    rule: "─", ruleOverText: "━", upright: "│", upperCorner: "┌", lowerCorner: "└", foot: "┴",
    head: "┬", cross: "┼")
  static let ascii = RuleSymbols(
    rule: "-", ruleOverText: "=", upright: "|", upperCorner: "+", lowerCorner: "+", foot: "+",
    head: "+", cross: "+")
}
