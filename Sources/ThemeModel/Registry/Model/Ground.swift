package import ThemeBase
package import ThemeTable

/// A view directly beneath a part: the contrast of what the part draws depends on its colour.
package struct Ground: Hashable, Sendable {
  /// A translucent colour of the system between the view and the part, such as that of a search field.
  package struct Fill: Hashable, Sendable {
    package var light: StyleColor
    package var dark: StyleColor
  }

  /// The class list of the view beneath.
  ///
  /// It is walked from the last class to the first, so the last one that has a background wins.
  package var classes: [ID<Registry.Path>]
  /// The states that the view can have while the part is seen; empty for a view that shares the part's state.
  package var states: [StyleState] = []
  package var fill: Fill?
  /// The certainty of the statement.
  package var certainty: Certainty
  /// The document that says so, or nil if none is named.
  package var source: String?
}
