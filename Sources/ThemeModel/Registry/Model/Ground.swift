package import ThemeBase

/// The views directly beneath a part: the contrast of the part's text depends on their colour.
package struct Ground: Hashable, Sendable {
  /// The class list of the view beneath.
  ///
  /// It is walked from the last class to the first, so the last one that has a background wins.
  package var classes: [ID<Registry.Path>]
  /// The certainty of the statement.
  package var certainty: Certainty
  /// The document that says so, or nil if none is named.
  package var source: String?
}

extension Registry {
  /// The grounds of a path, in the order of declaration.
  ///
  /// Several grounds are alternatives: a title lies in a list here and in a form there.
  package func grounds(of path: ID<Path>) -> [Ground] { groundTable.value[path] ?? [] }
}
