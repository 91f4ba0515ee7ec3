package import ThemeBase

/// A component as the documentation, or a user, declares it.
package struct Component: Hashable, Sendable {
  /// As documentation and code name it: `FUIHierarchyItemView`.
  package var name: String
  /// The class that the component is derived from.
  package var superclass: String?
  /// The view that a class of NUI styles.
  package var styles: String?
  /// The certainty of what is stated about it.
  package var certainty = Certainty.documented
  /// The documents about it: addresses and titles.
  package var sources: [String] = []
  /// Components that its documentation refers to.
  package var refersTo: [String] = []
  /// A note about it.
  package var note: String?
  /// Its parts, in the order of declaration.
  package var parts: [ID<Part>] = []
  /// The place where a user declares it; nil for a built-in one.
  package var declaration: Span?

  /// The class path of the component: the meaning of `&` in its parts.
  var ownPath: [UInt8] { Array("fdl\(name)".utf8) }

  /// A component of which nothing else is known; the compiler lays out static ones as they are in memory.
  package init(
    name: String, superclass: String? = nil, styles: String? = nil, note: String? = nil,
    certainty: Certainty = .documented, sources: [String] = [], refersTo: [String] = [], parts: [ID<Part>] = []
  ) {
    (self.name, self.superclass, self.styles, self.note) = (name, superclass, styles, note)
    (self.certainty, self.sources, self.refersTo, self.parts) = (certainty, sources, refersTo, parts)
  }
}
