import TestSupport
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeTable

/// One of the themes in `Themes/`.
enum ShippedTheme: String, CaseIterable, Sendable {
  case fiori = "Fiori"
  case nui = "NUI"
  case saffron = "Saffron"
  case midnight = "Midnight"

  /// The theme with all that it imports, compiled; for a named target with all that there is to say about that target.
  func compiled(target: Target? = nil) throws -> LintedTheme {
    var setup = ThemeSetup()
    if let target {
      setup.options.target = target
      setup.lint.portability = [target]
    }
    return LintedTheme(try graph(), setup)
  }

  /// The registry of the theme: the standard one and the theme's own declarations.
  func registry() throws -> Registry {
    let trees = try graph().files.map(\.tree)
    return Registry.standard.adding(declarationsOf: trees).value
  }

  private func graph() throws -> ImportGraph {
    let path = "Themes/\(rawValue).nss"
    let entry = ImportGraph.Entry(path: path, bytes: try Repository.bytes(path), root: "Themes")
    return ImportGraph.load([entry]) { path in (try? Repository.bytes(path)).map { .bytes($0) } ?? .notFound }
  }

  /// The styles that an app gets in one environment.
  func styles(in environment: StyleEnvironment = StyleEnvironment()) throws -> EnvironmentStyles {
    EnvironmentStyles(try compiled().table, in: environment)
  }
}
