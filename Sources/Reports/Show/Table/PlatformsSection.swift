internal import FontModel
internal import Terminal

/// The line height that each platform would give, a line a size.
struct PlatformsSection {
  let report: FontReport
  let options: ShowOptions
  let look: TableLook

  var lines: [StyledText] {
    options.sizes.flatMap { size -> [StyledText] in
      let platforms = report.platforms(at: size)
      guard !platforms.isEmpty else { return [] }
      let title = " Line height at \(LengthText.size(size))"
      let values = platforms.map { line in
        // These stay together: no-break spaces, then a wider gap between platforms.
        StyledText(
          String(
            "\(line.platform.shortName) \(height(line.lineHeight))".map {
              $0 == " " ? "\u{A0}" : $0
            }))
      }
      let text = StyledText(title, style: .heading) + "  " + values.joined(separator: "  ")
      return text.wrapped(to: look.width, hangingIndent: 3).map { $0.withOrdinaryBlanks }
    }
  }

  /// Whole where the platform rounds, else with three decimals.
  private func height(_ value: Double) -> String {
    value == value.rounded() ? NumberText.shortest(value) : NumberText.threeDecimals(value)
  }
}
