package import FontModel

/// What a picture is made from: faces with their shaped text, options, and a font for labels.
package struct DiagramRequest {
  /// A face each, from top to bottom; at least one.
  package var panels: [DiagramPanel]
  package var options: DiagramOptions
  package var labelFont: LabelFont

  /// A request from its parts.
  package init(panels: [DiagramPanel], options: DiagramOptions, labelFont: LabelFont) {
    precondition(!panels.isEmpty, "something is drawn")
    self.panels = panels
    self.options = options
    self.labelFont = labelFont
  }
}

/// One face with the text that is drawn in it.
package struct DiagramPanel: Hashable, Sendable {
  package var report: FontReport
  /// The text in the face of the report.
  package var text: ShapedText
  /// The text itself, for the title; not escaped.
  package var sample: String

  /// A panel from its parts.
  package init(report: FontReport, text: ShapedText, sample: String) {
    self.report = report
    self.text = text
    self.sample = sample
  }
}

/// The font of the labels, behind the function that sets text in it.
package struct LabelFont {
  /// The family that is named in SVG before `sans-serif`; nil where it is what that stands for.
  package var family: String?
  /// Sets one line; nil where the font is not there.
  package var shape: (String, LabelWeight) -> ShapedText?

  /// A font from its parts.
  package init(family: String? = nil, shape: @escaping (String, LabelWeight) -> ShapedText?) {
    self.family = family
    self.shape = shape
  }

  /// No font: widths are guessed, and only SVG shows labels.
  package static var none: LabelFont { LabelFont { _, _ in nil } }
}

extension LabelFont {
  /// What is guessed of a character's width, in ems; sans-serifs set digits this wide.
  private static let guessedAdvance = 0.58

  /// A line of a label at a size, with its width in pixels.
  func label(
    _ text: String, weight: LabelWeight, size: Double
  ) -> (shaped: ShapedText?, width: Double) {
    guard let shaped = shape(text, weight), let line = shaped.lines.first else {
      return (nil, Double(text.count) * size * Self.guessedAdvance)
    }
    return (shaped, line.advance * size / shaped.unitsPerEm)
  }
}

extension ShapedText {
  /// What one em has of the text's units; never 0.
  var unitsPerEm: Double {
    switch unit {
    case .designUnits(let perEm): Double(max(1, perEm))
    case .strikePixels(let perEm): perEm > 0 ? perEm : 1
    }
  }
}
