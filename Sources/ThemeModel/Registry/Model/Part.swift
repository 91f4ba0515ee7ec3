package import ThemeBase

/// One styleable part of a component: a class path with the properties it takes.
///
/// A path that several components share is a part of each.
package struct Part: Hashable, Sendable {
  /// The class path; for an indexed part its pattern, with `[n]` for a number.
  package var path: ID<Registry.Path>
  /// The component that has the part.
  package var component: ID<Component>
  /// The kind of part.
  package var kind: ID<PartKind>
  /// The properties that are stated for it.
  package var entries: IDRange<PropertyEntry>
  /// Whether its properties are stated; otherwise it takes those of its kind.
  package var isListed: Bool
  /// Paths whose properties it takes besides its own.
  package var styledLike: [ID<Registry.Path>] = []
  /// The class list that the part has in an app, as it is walked from the last to the first.
  package var carries: [ID<Registry.Path>] = []
  /// Whether a user says only that it exists, perhaps with a guess at what it is like: it is judged like a class that
  /// nobody declares.
  package var isOpen = false
}
