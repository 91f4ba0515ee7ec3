import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject

/// The names in the registry, for the cursor of a command line.
struct RegistryVocabulary {
  private let registry: Registry
  private let palette: PaletteVersion

  /// Reads the registry files of the command line and of the configuration; only the standard registry if one is wrong.
  init(_ parsed: ParsedArguments) {
    let request = (try? ConfigurationRequest(parsed)) ?? ConfigurationRequest()
    let setups = try? ThemeSetups([Input("theme.nss")], ConfigurationFiles(request))
    registry = setups?.registries.first?.registry ?? .standard
    palette = setups?.first?.options.palette ?? .latest
  }

  /// The names that `themec registry` knows: the components, or all.
  func names(areAll: Bool) -> CompletionWords {
    let components = registry.components.values.map(\.name).sorted()
    guard areAll else { return CompletionWords(components) }
    let paths = registry.partPaths.map { registry.paths[$0] }
    return CompletionWords(
      Set(components + paths + taken.words.map(\.text) + PaletteLibrary.palette(palette).names).sorted())
  }

  /// The properties and the types of values.
  var taken: CompletionWords {
    let properties = registry.properties.ids.map { registry.properties[$0] }
    return CompletionWords(Set(properties + registry.typeNames).sorted())
  }
}
