package import ThemeTable

/// What a component asks a theme for: a class list in a state.
package struct StyledSelection: Hashable, Sendable {
  package var classList: String
  package var state: StyleState

  package init(classList: String, state: StyleState) {
    self.classList = classList
    self.state = state
  }
}
