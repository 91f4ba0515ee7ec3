package import ThemeBase

/// A class of the themes or of the app, and who uses it.
package struct ClassUse: Sendable {
  package var name: String
  /// The kinds of view that carry it, by name.
  package var kinds: [String]
  /// The places of the app that ask for it.
  package var places: [Span]
  /// Whether a theme or the registry styles it.
  package var isStyled: Bool

  package init(name: String, kinds: [String], places: [Span], isStyled: Bool) {
    self.name = name
    self.kinds = kinds
    self.places = places
    self.isStyled = isStyled
  }
}
