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
  private let rows: [ResolvedTable.Row]
  private let names: TableNames
  /// Whether each path has a row.
  private let isStyled: Column<Program.Path, Bool>

  /// Finds the lists for complete rows; they are in the order of the parts' bytes.
  static func find(
    in rows: [ResolvedTable.Row], of theme: TypedProgram, _ names: TableNames
  ) -> [(part: String, classes: String)] {
    var isStyled = Column<Program.Path, Bool>(repeating: false, count: theme.program.paths.count)
    for row in rows { isStyled[names.path(of: row)] = true }
    return PartLists(theme: theme, rows: rows, names: names, isStyled: isStyled).all()
  }

  private var registry: Registry { theme.registry }
  private var paths: Names<Program.Path> { theme.program.paths }

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
    let bytes = { (path: ID<Registry.Path>) in path == part.path ? name : registry.paths.slice(path) }
    guard part.carries.contains(where: { bytes($0) != name }),
      part.carries.contains(where: { paths.id(bytes($0)).map { isStyled[$0] } ?? false })
    else { return }
    found[text(name)] = part.carries.map { text(bytes($0)) }.joined(separator: ":")
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
