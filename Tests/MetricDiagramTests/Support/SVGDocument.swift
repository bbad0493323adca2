import Foundation
import FoundationXML

/// The elements of an SVG document, read by an XML parser that is not ours.
struct SVGDocument {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text: String

    func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }
    var classes: [String] {
      (attributes["class"] ?? "").split(separator: " ").map(String.init)
    }
  }

  /// In document order, with the text right inside each.
  let elements: [Element]

  /// Throws what the parser has against the document.
  init(_ bytes: [UInt8]) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    elements = reader.elements
  }

  func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The `<line>` of a class; the first one of several.
  func line(_ name: String) -> Element? {
    elements("line").first { $0.attributes["class"] == name }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes, text: ""))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }
  }
}
