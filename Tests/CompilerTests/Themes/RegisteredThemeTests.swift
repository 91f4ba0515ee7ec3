import Testing
import ThemeAnalysis
import ThemeCompiler
import ThemeModel
import ThemeTable

/// The shipped themes use nothing that the registry does not know.
@Suite struct RegisteredThemeTests {
  @Test(arguments: ShippedTheme.allCases) func everyPropertyIsOneOfItsPath(theme: ShippedTheme) throws {
    let registry = try theme.registry()
    for style in try theme.styles().styles {
      let path = try #require(registry.resolvePath(style.path), "\(style.path)")
      for entry in style.entries {
        switch registry.standing(of: entry.property, on: path) {
        case .declared, .assumed: break
        case let other: Issue.record("\(style.path) \(entry.property): \(other)")
        }
      }
    }
  }

  @Test(arguments: ShippedTheme.allCases) func everyValueIsTyped(theme: ShippedTheme) throws {
    for value in try theme.compiled().table.values {
      if case .string(let text) = value { Issue.record("'\(text)' is only a text") }
    }
  }
}
