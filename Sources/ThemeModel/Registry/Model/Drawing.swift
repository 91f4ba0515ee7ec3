package import ThemeBase
package import ThemeTable

/// Something that a part draws: under which class list, as what, and on which grounds.
package struct Drawing: Hashable, Sendable {
  /// The kind of thing, which decides its colour and how much contrast it needs.
  package enum Kind: String, CaseIterable, Sendable {
    /// The part's own area, on which others lie.
    case area
    /// A text, in the part's `font-color`; its size says whether it is a large one.
    case text
    /// A symbol that means something, in the part's `tint-color` or else its `font-color`.
    case symbol
    /// An edge by which a control is known, in the part's `border-color`.
    case edge
  }

  package var kind: Kind
  /// The class list, which ends with the part's own path.
  package var classes: [ID<Registry.Path>]
  /// The component that draws it.
  package var component: ID<Component>
  /// The views beneath it, in the order of declaration.
  ///
  /// Several are alternatives: a title lies in a list here and in a form there. None means that they are not known.
  package var grounds: [Ground]
}

extension Registry {
  /// The drawings of a path, in the order of declaration.
  package func drawings(of path: ID<Path>) -> [Drawing] { drawingTable.value[path] ?? [] }

  /// The views beneath the area of a path, in the order of declaration.
  package func grounds(of path: ID<Path>) -> [Ground] {
    drawings(of: path).filter { $0.kind == .area }.flatMap { $0.grounds }
  }

  /// Whether another registry says the same about what is drawn: the two have equal parts, heirs and drawings.
  package func draws(as other: Registry) -> Bool {
    parts == other.parts && heirs == other.heirs && drawingTable.value == other.drawingTable.value
      && paths.count == other.paths.count && paths.ids.allSatisfy { paths.slice($0) == other.paths.slice($0) }
  }

  /// The paths that draw something, in the order of their ids.
  package var drawnPaths: [ID<Path>] { drawingTable.value.keys.sorted { $0.index < $1.index } }
}

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
