package import ThemeDiagnostics

/// A component as the documentation, or a user, declares it.
package struct Component: Hashable, Sendable {
  package var name: String
  /// The class that the component is derived from.
  package var superclass: String?
  /// The view that a class of NUI styles.
  package var styles: String?
  package var certainty = Certainty.documented
  /// Where it is documented: addresses and titles.
  package var sources: [String] = []
  /// Components that its documentation refers to.
  package var refersTo: [String] = []
  package var note: String?
  /// Indices into ``Registry/parts``, in the order of declaration.
  package var parts: [UInt32] = []
  /// Where a user declares it; nil for one that themec brings along.
  package var declaration: Span?

  package init(name: String) { self.name = name }
}
