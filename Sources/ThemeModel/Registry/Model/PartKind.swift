package import ThemeBase

/// A kind of parts with the properties that such parts take.
package struct PartKind: Hashable, Sendable {
  /// The word after the colon of `@part &_title : text`.
  package var name: String
  /// The properties of a part about which nothing else is said.
  package var entries: IDRange<PropertyEntry>

  /// The kind of a part of which none is stated.
  package static let unknown = ID<PartKind>(index: 0)
}
