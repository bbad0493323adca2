/// One of the ten text styles of iOS, at its default size.
package struct TextStyle: Hashable, Sendable {
  /// The name that iOS shows, such as "Large Title".
  package let name: String
  /// The size in points at the default content size.
  package let pointSize: Double

  /// The ten styles in the order of the iOS app's list.
  package static let all = [
    TextStyle(name: "Large Title", pointSize: 34),
    TextStyle(name: "Title 1", pointSize: 28),
    TextStyle(name: "Title 2", pointSize: 22),
    TextStyle(name: "Headline", pointSize: 17),
    TextStyle(name: "Subheadline", pointSize: 15),
    TextStyle(name: "Body", pointSize: 17),
    TextStyle(name: "Callout", pointSize: 16),
    TextStyle(name: "Caption 1", pointSize: 12),
    TextStyle(name: "Caption 2", pointSize: 11),
    TextStyle(name: "Footnote", pointSize: 13),
  ]
}
