import TestSupport
import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeTable

/// One of the themes in `Themes/`.
enum ShippedTheme: String, CaseIterable, Sendable {
  case fiori = "Fiori"
  case nui = "NUI"
  case saffron = "Saffron"
  case midnight = "Midnight"

  /// The files that make it, the base first.
  private var files: [String] {
    switch self {
    case .fiori, .nui: [rawValue]
    case .saffron, .midnight: [Self.fiori.rawValue, rawValue]
    }
  }

  /// The theme compiled; for a named target with all that there is to say about that target.
  func compiled(target: Target? = nil) throws -> Compilation {
    var sources = SourceSet()
    for file in files {
      sources.add(path: "\(file).nss", bytes: try Repository.bytes("Themes/\(file).nss"))
    }
    var options = CompilerOptions()
    if let target {
      options.target = target
      options.portability = [target]
    }
    return Compiler.compile(sources, options: options)
  }

  /// What an app would get in one environment.
  func styles(in environment: Environment = Environment()) throws -> EnvironmentStyles {
    EnvironmentStyles(try compiled().table, in: environment)
  }
}
