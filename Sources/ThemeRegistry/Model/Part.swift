/// One styleable part of a component: a class path with the properties it takes.
///
/// A path that several components share is a part of each.
package struct Part: Hashable, Sendable {
  /// Number in ``Registry/paths``; for an indexed part the name of its pattern.
  package var path: UInt32
  /// Index into ``Registry/components``.
  package var component: UInt32
  /// Index into ``Registry/kinds``.
  package var kind: UInt32
  /// Range of ``Registry/entries``.
  package var entries: Range<UInt32>
  /// Whether its properties are stated; otherwise it takes those of its kind.
  package var isListed: Bool
  /// Paths whose properties it takes besides its own, as numbers in ``Registry/paths``.
  package var styledLike: [UInt32] = []
  /// The class list that the part has in an app, as it is walked from the last to the first.
  package var carries: [UInt32] = []
}

/// A kind of parts with the properties that such parts take.
package struct PartKind: Hashable, Sendable {
  package var name: String
  /// Range of ``Registry/entries``.
  package var entries: Range<UInt32>
}
