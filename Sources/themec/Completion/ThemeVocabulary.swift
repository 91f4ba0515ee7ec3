import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeTable

/// The names in themes, for the cursor of a command line.
struct ThemeVocabulary {
  /// The table of each theme that can be read.
  private var tables: [ResolvedTable] = []
  /// The names of the definitions of stylesheets, each with its `@`.
  private(set) var definitions: [String] = []

  /// Compiles themes; nothing is said about mistakes.
  init(_ themes: [Argument], _ parsed: ParsedArguments) {
    // Standard input is the terminal.
    guard !themes.contains(where: \.isDash) else { return }
    var request = try? ThemeRequest(parsed.without(.baseline), themes: themes, takesFolders: true)
    request?.takesTables = true
    guard let sources = try? request?.load(skippingUnreadable: true) else { return }
    for theme in sources.themes.indices { add(theme, of: sources) }
  }

  /// Adds the names of a theme, compiled without its checks; none if it could not be read.
  private mutating func add(_ theme: Int, of sources: ThemeSources) {
    if case .table(let table) = sources.themes[theme] { return tables.append(table) }
    guard case .layers(let layers) = sources.themes[theme] else { return }
    let options = sources.setups[theme].options
    let compilation = Compiler.compile(layers, of: sources.graph, options: options)
    tables.append(compilation.table)
    let names = compilation.program.variables
    definitions += names.ids.filter { compilation.theme.resolved.definitions.contains($0) }.map { names[$0] }
  }

  /// The class paths that a rule names.
  var classPaths: [String] { tables.flatMap { table in table.rows.map { table.names[$0.path] } } }

  /// The properties of a class path or list.
  func properties(of selection: String) -> [String] {
    var names: Set<String> = []
    for table in tables {
      for row in table.rows(ofClassList: selection) {
        names.formUnion(table.cells[row.cells].map { table.names[$0.property] })
      }
    }
    return names.sorted()
  }
}

/// The names in the registry, for the cursor of a command line.
struct RegistryVocabulary {
  private let registry: Registry
  private let palette: PaletteVersion

  /// Reads the registry files of the command line and of the configuration; only the standard registry if one is wrong.
  init(_ parsed: ParsedArguments) {
    let request = (try? ConfigurationRequest(parsed)) ?? ConfigurationRequest()
    let setups = try? ThemeSetups([Input("theme.nss")], ConfigurationFiles(request))
    registry = setups?.first?.options.registry ?? .standard
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
