internal import UnicodeText

/// Text in runs of one style each, safe to show on a terminal.
///
/// All text is escaped on the way in, so whatever a file or an argument held, the only escape
/// sequences that come out are those of the styles. It is a single line: a line break shows as `\n`.
package struct StyledText: Hashable, Sendable {
  /// Text of one style, escaped and not empty; neighbours differ in style.
  struct Span: Hashable, Sendable {
    var text: String
    var style: TextStyle
  }

  private(set) var spans: [Span]

  /// Nothing.
  package init() {
    spans = []
  }

  /// Text of one style, from anywhere.
  package init(_ text: String, style: TextStyle = .plain) {
    spans = []
    append(safe: escaped(text), style: style)
  }

  /// Text with the style changed in the ranges given, which lie in order and don't overlap.
  ///
  /// - Parameters:
  ///   - text: The text, from anywhere.
  ///   - style: The style outside the ranges.
  ///   - ranges: Where `highlight` is used instead, in indices of `text`.
  ///   - highlight: The style inside the ranges.
  package init(
    _ text: String, style: TextStyle = .plain, highlighting ranges: [Range<String.Index>],
    with highlight: TextStyle = .match
  ) {
    spans = []
    var position = text.startIndex
    for range in ranges {
      append(safe: escaped(String(text[position..<range.lowerBound])), style: style)
      append(safe: escaped(String(text[range])), style: highlight)
      position = range.upperBound
    }
    append(safe: escaped(String(text[position...])), style: style)
  }

  /// The text without its styles, escaped.
  package var plain: String {
    spans.map(\.text).joined()
  }

  /// Whether there is no text; styles don't count.
  package var isEmpty: Bool { spans.isEmpty }

  /// How many cells it takes.
  package var width: Int {
    spans.reduce(0) { $0 + displayWidth(of: $1.text) }
  }

  /// What to send to a terminal of this level; every style is ended where its text ends.
  package func rendered(at level: ColorLevel) -> String {
    spans.reduce(into: "") { result, span in
      guard let opening = span.style.openingSequence(at: level) else {
        result += span.text
        return
      }
      result += opening + span.text + TextStyle.closingSequence
    }
  }

  /// The text with ordinary blanks for no-break spaces, which nobody finds by typing a blank; for
  /// lines that are broken already.
  package var withOrdinaryBlanks: StyledText {
    spans.reduce(into: StyledText()) { result, span in
      let text = String(span.text.map { $0 == "\u{A0}" ? " " : $0 })
      result.append(safe: text, style: span.style)
    }
  }

  /// Puts text behind, which has been escaped or is our own.
  mutating func append(safe text: String, style: TextStyle) {
    guard !text.isEmpty else { return }
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += text
    } else {
      spans.append(Span(text: text, style: style))
    }
  }
}

extension StyledText {
  /// Puts the other text behind, each part in its style.
  package static func += (text: inout StyledText, other: StyledText) {
    for span in other.spans { text.append(safe: span.text, style: span.style) }
  }

  /// Both texts, each part in its style.
  package static func + (one: StyledText, other: StyledText) -> StyledText {
    var result = one
    result += other
    return result
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Plain text; what is interpolated is escaped as well.
  package init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Sequence<StyledText> {
  /// The texts one after the other with a separator between them.
  package func joined(separator: StyledText) -> StyledText {
    var result = StyledText()
    var isFirst = true
    for text in self {
      if !isFirst { result += separator }
      isFirst = false
      result += text
    }
    return result
  }
}
