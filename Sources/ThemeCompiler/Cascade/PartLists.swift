import ThemeBase
import ThemeRegistry
import ThemeValues
import ThemeSyntax
import ThemeTable

/// The class lists that parts carry in an app, for the parts with a list that has a styled class.
///
/// Left out are parts that carry nothing but their own class, and classes that inherit: their rows say it all.
struct PartLists {
  private let registry: Registry
  private let table: ResolvedTable

  /// Adds the lists to a table whose rows are complete, in the order of the parts' bytes.
  static func add(to table: inout ResolvedTable, from registry: Registry) {
    for (part, classes) in PartLists(registry: registry, table: table).all() {
      let name = table.names.append(part)
      table.parts.append(.init(name: name, classes: table.names.append(classes)))
    }
  }

  /// Each part with its list; of a part that is declared twice the later list, that of the user.
  private func all() -> [(part: String, classes: String)] {
    let heirs = Set(registry.heirs.map(\.path))
    lazy var numbered = rowsOfPatterns()
    var found: [String: String] = [:]
    for part in registry.parts.values where !part.carries.isEmpty && !heirs.contains(part.path) {
      let path = registry.paths.slice(part.path)
      if path.contains(UInt8(ascii: "[")) {
        for row in numbered[part.path] ?? [] { add(part, as: self.path(row), to: &found) }
      } else {
        add(part, as: path, to: &found)
      }
    }
    return found.map { ($0.key, $0.value) }
      .sorted { $0.part.utf8.lexicographicallyPrecedes($1.part.utf8) }
  }

  /// The rows of the paths that each part stands for, such as those of a pattern with `[n]`.
  private func rowsOfPatterns() -> [ID<Registry.Path>: [Int]] {
    var rows: [ID<Registry.Path>: [Int]] = [:]
    for row in table.rows.indices {
      guard let pattern = registry.resolvePath(path(row)) else { continue }
      rows[pattern, default: []].append(row)
    }
    return rows
  }

  private func add(_ part: Part, as name: ArraySlice<UInt8>, to found: inout [String: String]) {
    let classes = part.carries.map { $0 == part.path ? name : registry.paths.slice($0) }
    guard classes.contains(where: { $0 != name }),
      classes.contains(where: { table.row(of: $0) != nil })
    else { return }
    found[text(name)] = classes.map(text).joined(separator: ":")
  }

  private func path(_ row: Int) -> ArraySlice<UInt8> {
    table.bytes(of: table.rows[row].path)
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
