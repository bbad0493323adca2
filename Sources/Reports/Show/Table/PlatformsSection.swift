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
        // The two parts stay together: a no-break space, then a wider gap between platforms.
        StyledText("\(line.platform.shortName)\u{A0}\(height(line.lineHeight))")
      }
      let text = StyledText(title, style: .heading) + "  " + values.joined(separator: "  ")
      return text.wrapped(to: look.width, hangingIndent: 3)
    }
  }

  /// Whole where the platform rounds, else with three decimals.
  private func height(_ value: Double) -> String {
    value == value.rounded() ? NumberText.shortest(value) : NumberText.threeDecimals(value)
  }
}
