/// A use of a collection that the guideline advises against.
public enum CollectionAdvice: Hashable, Sendable, CaseIterable {
  /// Most items have no image: use object cells, as a collection is not for text alone.
  case imagesAreMissing
  /// Things and people are mixed in one collection.
  case kindsAreMixed
  /// A person or an account has no name as its title.
  case namesAreMissing
}

extension CollectionModel {
  /// The uses that the guideline advises against in this collection, for previews and developers.
  ///
  /// The view works all the same.
  ///
  /// Linear in the items.
  public var advice: [CollectionAdvice] {
    var advice: [CollectionAdvice] = []
    let pictured = items.count { $0.image != nil || ($0.kind == .person && $0.placeholder != nil) }
    if !items.isEmpty, pictured * 2 < items.count { advice.append(.imagesAreMissing) }
    if Set(items.map({ $0.kind })).count > 1 { advice.append(.kindsAreMixed) }
    if items.contains(where: { $0.kind == .person && $0.text(.title) == nil }) { advice.append(.namesAreMissing) }
    return advice
  }

  /// Whether the guideline advises against nothing in this collection.
  ///
  /// Linear in the items.
  public var isAdvisable: Bool { advice.isEmpty }
}
