/// Writes elements of XML, one a line, indented by depth.
struct SVGElement {
  private(set) var text = ""
  private var depth = 0

  /// An element without content.
  mutating func empty(_ name: String, _ attributes: [(String, String?)]) {
    line("<\(name)\(Self.text(attributes))/>")
  }

  /// An element with text, which is escaped here.
  mutating func leaf(_ name: String, _ attributes: [(String, String?)], text content: String) {
    line("<\(name)\(Self.text(attributes))>\(XMLText.escaped(content))</\(name)>")
  }

  /// An element with elements.
  mutating func group(
    _ name: String, _ attributes: [(String, String?)], _ content: (inout SVGElement) -> Void
  ) {
    line("<\(name)\(Self.text(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// A line of our own as it is, such as a rule of the style sheet.
  mutating func line(_ content: String) {
    text += String(repeating: " ", count: depth) + content + "\n"
  }

  /// Attributes in order, those that are nil left out.
  private static func text(_ attributes: [(String, String?)]) -> String {
    attributes.reduce(into: "") { result, attribute in
      guard let value = attribute.1 else { return }
      result += " \(attribute.0)=\"\(XMLText.escaped(value))\""
    }
  }
}
