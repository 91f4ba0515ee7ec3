import ThemeBase
import ThemeCompiler

/// The text of a theme, with the stylesheets that it imports: compiled in memory, for themes that come from elsewhere.
///
///     let theme = ThemeSource(text, imports: ["base.nss": base]).compile()
///     if let table = theme.table { store.replace(with: table) }
///     for finding in theme.findings { print(finding) }
///
/// No file is read and nothing is kept between two calls. Whatever the text is, the time and memory are bounded by ``limits``.
public struct ThemeSource: Sendable {
  /// The stylesheet.
  public var text: String
  /// The stylesheets that can be imported, by the names in `@import`; built-in themes, `themec:Fiori`, need none.
  public var imports: [String: String]
  /// The limits.
  public var limits: ThemeLimits
  /// The name by which findings call the stylesheet.
  public var name = "theme.nss"

  /// A stylesheet, and those that it can import.
  public init(_ text: String, imports: [String: String] = [:], limits: ThemeLimits = .standard) {
    self.text = text
    self.imports = imports
    self.limits = limits
  }

  /// The table, and everything that there is to say about the theme.
  ///
  /// A theme with an error has no table.
  public func compile() -> CompiledTheme {
    guard sizes.allSatisfy({ $0 <= limits.bytes }), sizes.reduce(0, +) <= limits.bytes else {
      return CompiledTheme(refused: "the theme has more than \(limits.bytes) bytes", in: name)
    }
    let path = ImportPath(name).normalized
    let files = Dictionary(imports.map { (ImportPath($0).normalized, $1) }, uniquingKeysWith: { first, _ in first })
    let graph = ImportGraph.load(
      [ImportGraph.Entry(path: path, name: name, bytes: Array(text.utf8), root: nil)],
      through: ImportGraph.Access(read: { path in files[path].map { .bytes(Array($0.utf8)) } ?? .notFound }),
      budget: ImportGraph.Budget(files: limits.files, bytes: limits.bytes))
    // Many short rules and classes take more memory than anything else of their length.
    guard graph.weight <= max(1 << 15, size(of: graph) / 2) else {
      return CompiledTheme(refused: "the theme has too many tokens for its length", in: name)
    }
    let compilation = Compiler.compile(graph.entries, of: graph, options: options(for: graph))
    return CompiledTheme(compilation, mostFindings: limits.findings)
  }

  /// Options with which what lists, patterns and definitions add, and what is said of it, takes about as much memory as
  /// the text.
  private func options(for graph: ImportGraph) -> CompilerOptions {
    let bytes = size(of: graph)
    var options = CompilerOptions()
    options.growth.copies = 6_144 + bytes / 20
    options.growth.expansion = 1 << 16 + bytes * 2
    options.growth.findings = max(limits.findings, 200)
    return options
  }

  private func size(of graph: ImportGraph) -> Int { graph.sources.files.reduce(0) { $0 + $1.bytes.count } }

  private var sizes: [Int] { [text.utf8.count] + imports.values.map(\.utf8.count) }
}
