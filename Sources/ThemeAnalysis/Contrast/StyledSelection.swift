package import ThemeTable

/// A class list in a state, for which a component asks a theme.
package struct StyledSelection: Hashable, Sendable {
  package var classList: String
  package var state: StyleState

  package init(classList: String, state: StyleState) {
    self.classList = classList
    self.state = state
  }
}
