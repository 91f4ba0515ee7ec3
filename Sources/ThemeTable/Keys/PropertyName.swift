/// A property with a state, as they are written together: `font-color-highlighted`.
package struct PropertyName: Sendable {
  package let property: StyleProperty
  package let state: StyleState

  /// The property and state that a written name stands for, by the states that are well known.
  ///
  /// ``StyleProperty/written(in:)`` gives the name back.
  ///
  ///     font-color-highlighted          font-color, highlighted
  ///     background-image-selected-insets  background-image-insets, selected
  ///     horizontal-align                horizontal-align, plain
  package init(written name: String) {
    let insets = name.hasSuffix("-insets") ? "-insets" : ""
    let stem = name.dropLast(insets.count)
    for state in StyleState.wellKnown where stem.hasSuffix("-" + state.name) {
      let property = stem.dropLast(state.name.count + 1)
      // An image's insets take the state before `-insets`, nothing else does.
      guard insets.isEmpty ? !property.hasSuffix("image-insets") : property.hasSuffix("image"),
        !property.isEmpty
      else { continue }
      self.init(property: StyleProperty(property + insets), state: state)
      return
    }
    self.init(property: StyleProperty(name), state: .plain)
  }

  private init(property: StyleProperty, state: StyleState) {
    self.property = property
    self.state = state
  }
}
