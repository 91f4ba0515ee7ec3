package import ThemeBase

/// A component as the documentation, or a user, declares it.
package struct Component: Hashable, Sendable {
  /// As documentation and code name it: `FUIHierarchyItemView`.
  package var name: String
  /// The class that the component is derived from.
  package var superclass: String?
  /// The view that a class of NUI styles.
  package var styles: String?
  /// How much of it is known.
  package var certainty = Certainty.documented
  /// Where it is documented: addresses and titles.
  package var sources: [String] = []
  /// Components that its documentation refers to.
  package var refersTo: [String] = []
  /// What else is to be known about it.
  package var note: String?
  /// Its parts, in the order of declaration.
  package var parts: [ID<Part>] = []
  /// Where a user declares it; nil for one that themec brings along.
  package var declaration: Span?

  /// The component's own class path: what `&` stands for in its parts.
  var ownPath: [UInt8] { Array("fdl\(name)".utf8) }

  /// A component about which nothing is known but its name.
  package init(name: String) { self.name = name }
}
