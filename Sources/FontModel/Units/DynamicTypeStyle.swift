/// One of the ten text styles of iOS, at its default size.
package struct DynamicTypeStyle: Hashable, Sendable {
  /// The name that iOS shows, such as "Large Title".
  package let name: String
  /// The size in points at the default content size.
  package let pointSize: Double

  /// The ten styles in the order of the iOS app's list.
  package static let all = [
    DynamicTypeStyle(name: "Large Title", pointSize: 34),
    DynamicTypeStyle(name: "Title 1", pointSize: 28),
    DynamicTypeStyle(name: "Title 2", pointSize: 22),
    DynamicTypeStyle(name: "Headline", pointSize: 17),
    DynamicTypeStyle(name: "Subheadline", pointSize: 15),
    DynamicTypeStyle(name: "Body", pointSize: 17),
    DynamicTypeStyle(name: "Callout", pointSize: 16),
    DynamicTypeStyle(name: "Caption 1", pointSize: 12),
    DynamicTypeStyle(name: "Caption 2", pointSize: 11),
    DynamicTypeStyle(name: "Footnote", pointSize: 13),
  ]
}
