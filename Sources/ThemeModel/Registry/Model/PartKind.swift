package import ThemeBase

/// A kind of parts with the properties that such parts take.
package struct PartKind: Hashable, Sendable {
  /// The word after the colon of `@part &_title : text`.
  package var name: String
  /// The properties of a part about which nothing else is said.
  package var entries: IDRange<PropertyEntry>
}

/// The kinds of parts, found by their names.
struct KindTable: Sendable {
  /// The kind of a part of which none is stated.
  static let unknown = ID<PartKind>(index: 0)

  private(set) var names = Names<PartKind>()
  private(set) var values = Column<PartKind, PartKind>()

  /// Declares a kind, or declares it anew.
  mutating func declare(_ kind: PartKind) {
    let id = names.intern(kind.name)
    if values.contains(id) { values[id] = kind } else { values.append(kind) }
  }
}
