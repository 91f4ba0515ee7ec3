package import ThemeSyntax

extension Program {
  /// How the selector at a place is written.
  ///
  /// Asked here and not of the tree: handing out a tree of a compilation counts the references to all its parts.
  package func selectorForm(_ place: Place) -> SelectorForm {
    tree(place.file).selectorForm(place.node)
  }
}
