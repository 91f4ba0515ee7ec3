package import ThemeTable

/// A definition that sets a palette colour in some environments.
package struct PaletteSetting: Sendable {
  package var environments: EnvironmentSet
  package var definition: Program.Definition
}
