import ThemeBase
import ThemeModel
import ThemeSyntax
import ThemeTable

/// The class lists of parts that contain a styled class.
///
/// Left out are parts that carry nothing but their own class, and classes that inherit: their rows say it all.
struct PartLists {
  private let theme: TypedProgram
  /// The table's rows, and which path each is of.
  private let (rows, names): ([ResolvedTable.Row], TableNames)
  /// Whether each path has a row.
  private let isStyled: Column<Program.Path, Bool>

  /// Finds the lists for complete rows; they are in the order of the parts' bytes.
  static func find(
    in rows: [ResolvedTable.Row], of theme: TypedProgram, _ names: TableNames
  ) -> [(part: String, classes: String)] { PartLists(rows, theme, names).all() }

  private var registry: Registry { theme.registry }
  private var paths: Names<Program.Path> { theme.program.paths }

  private init(_ rows: [ResolvedTable.Row], _ theme: TypedProgram, _ names: TableNames) {
    self.theme = theme
    (self.rows, self.names) = (rows, names)
    var isStyled = Column<Program.Path, Bool>(repeating: false, count: theme.program.paths.count)
    for row in rows { isStyled[names.path(of: row)] = true }
    self.isStyled = isStyled
  }

  /// Each part with its list; of a part that is declared twice the later list, that of the user.
  private func all() -> [(part: String, classes: String)] {
    let heirs = Set(registry.heirs.map { $0.path })
    lazy var numbered = pathsOfPatterns()
    var found: [String: String] = [:]
    for part in registry.parts.values where !part.carries.isEmpty && !heirs.contains(part.path) {
      let path = registry.paths.slice(part.path)
      if path.contains(UInt8(ascii: "[")) {
        for name in numbered[part.path] ?? [] { add(part, as: name, to: &found) }
      } else {
        add(part, as: path, to: &found)
      }
    }
    return found.map { ($0.key, $0.value) }.sorted { $0.part.utf8.lexicographicallyPrecedes($1.part.utf8) }
  }

  /// The styled paths that match the path of each part, such as one with `[n]`.
  private func pathsOfPatterns() -> [ID<Registry.Path>: [ArraySlice<UInt8>]] {
    var matches: [ID<Registry.Path>: [ArraySlice<UInt8>]] = [:]
    for name in rows.lazy.map({ paths.slice(names.path(of: $0)) }) {
      guard let pattern = registry.resolvePath(name) else { continue }
      matches[pattern, default: []].append(name)
    }
    return matches
  }

  private func add(_ part: Part, as name: ArraySlice<UInt8>, to found: inout [String: String]) {
    let classes = part.carries.map { $0 == part.path ? name : registry.paths.slice($0) }
    guard classes.contains(where: { $0 != name }),
      classes.contains(where: { paths.id($0).map { isStyled[$0] } ?? false })
    else { return }
    found[text(name)] = classes.map(text).joined(separator: ":")
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
