internal import FontModel

/// Rules that cut a line box down to the capitals and the baseline.
struct CSSTrimBlock {
  let trim: TextTrim
  let report: CSSReport

  var text: String {
    let lineHeight = trim.lineHeight.map { "\(number($0))px" } ?? "normal"
    let comment = CSSQuoting.comment([
      "Capitals of \(number(trim.capHeight))px: cap height \(capHeight) of "
        + "\(report.font.unitsPerEm) units (\(report.font.capHeight.phrase))"
    ])
    return comment + """
      .trimmed {
        font-family: \(CSSQuoting.string(report.font.family));
        font-size: \(number(trim.fontSize))px;
        line-height: \(lineHeight);
      }
      .trimmed::before {
        content: "";
        display: table;
        margin-bottom: \(number(trim.capHeightTrim))em;
      }
      .trimmed::after {
        content: "";
        display: table;
        margin-top: \(number(trim.baselineTrim))em;
      }
      @supports (text-box: trim-both cap alphabetic) {
        .trimmed {
          text-box: trim-both cap alphabetic;
        }
        .trimmed::before,
        .trimmed::after {
          content: none;
        }
      }

      """
  }

  private var capHeight: String { report.font.capHeight.units?.description ?? "-" }

  /// Four decimals, as Capsize rounds: layout units of browsers are no finer.
  private func number(_ value: Double) -> String { CSSNumber.shortFixed(value, decimals: 4) }
}
