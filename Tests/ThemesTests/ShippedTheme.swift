import ThemeDiagnostics
import ThemeBase
import TestSupport
import ThemeCompiler
import ThemeRegistry
import ThemeValues
import ThemeTable
import ThemeService

/// One of the themes in `Themes/`.
enum ShippedTheme: String, CaseIterable, Sendable {
  case fiori = "Fiori"
  case nui = "NUI"
  case saffron = "Saffron"
  case midnight = "Midnight"

  /// The theme with all that it imports, compiled; for a named target with all that there is to say about that target.
  func compiled(target: Target? = nil) throws -> Compilation {
    var options = CompilerOptions()
    if let target {
      options.target = target
      options.portability = [target]
    }
    let graph = try graph()
    return Compiler.compile(graph.entries, of: graph, options: options)
  }

  /// What can be styled: what themec knows, and what the theme declares.
  func registry() throws -> Registry {
    let trees = try graph().files.map(\.tree)
    return Registry.standard.adding(declarationsOf: trees).value
  }

  private func graph() throws -> ImportGraph {
    let path = "Themes/\(rawValue).nss"
    let entry = ImportGraph.Entry(path: path, bytes: try Repository.bytes(path), root: "Themes")
    return ImportGraph.load([entry]) { path in
      (try? Repository.bytes(path)).map { .bytes($0) } ?? .notFound
    }
  }

  /// What an app would get in one environment.
  func styles(in environment: StyleEnvironment = StyleEnvironment()) throws -> EnvironmentStyles {
    EnvironmentStyles(try compiled().table, in: environment)
  }
}
