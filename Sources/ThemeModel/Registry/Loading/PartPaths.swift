import ThemeBase
import ThemeSyntax
import ThemeTable

/// Reads the paths of an `@part`: names with commas between, each of pieces that touch.
enum PartPaths {
  /// Types in one path can expand to this many paths at most.
  private static let expansionLimit = 100

  static func read(_ cursor: inout TokenCursor, of component: ID<Component>, in builder: inout RegistryBuilder)
    -> [[UInt8]]?
  {
    let own = builder.registry.components[component].ownPath
    var paths: [[UInt8]] = []
    repeat {
      guard let names = readOne(&cursor, own: own, in: &builder) else { return nil }
      paths += names
    } while cursor.take(.comma)
    return paths
  }

  /// One path, or as many as its types have words.
  private static func readOne(_ cursor: inout TokenCursor, own: [UInt8], in builder: inout RegistryBuilder)
    -> [[UInt8]]?
  {
    let start = cursor.span
    var paths: [[UInt8]] = [[]]
    var isFirst = true
    while !cursor.isAtEnd, isFirst || cursor.touchesPrevious {
      if cursor.kind == .identifier {
        append(Array(cursor.bytes), to: &paths)
        cursor.advance()
      } else if cursor.kind == .ampersand, isFirst {
        append(own, to: &paths)
        cursor.advance()
      } else if cursor.kind == .leftBracket {
        guard expand(&cursor, &paths, in: builder.registry) else { break }
      } else {
        break
      }
      isFirst = false
    }
    if !isFirst, !paths.isEmpty { return paths }
    builder.diagnostics.append(.expectedPath(at: start))
    return nil
  }

  /// `[n]` and `[FontStyle]`; false, with no paths left, for anything else.
  private static func expand(_ cursor: inout TokenCursor, _ paths: inout [[UInt8]], in registry: Registry) -> Bool {
    cursor.advance()
    let words = cursor.isAtEnd ? [] : words(cursor.text, in: registry) ?? []
    cursor.advance()
    let isWhole = cursor.take(.rightBracket) && words.count * paths.count <= expansionLimit
    paths = isWhole ? paths.flatMap { path in words.map { path + Array($0.utf8) } } : []
    return !paths.isEmpty
  }

  private static func append(_ bytes: [UInt8], to paths: inout [[UInt8]]) {
    for index in paths.indices { paths[index] += bytes }
  }

  /// The words for a placeholder: a number stays one.
  private static func words(_ name: String, in registry: Registry) -> [String]? {
    if name == "n" { return ["[n]"] }
    if name == ValueType.fontStyle.rawValue { return StyleTextStyle.wellKnown.map({ $0.name }) }
    guard let id = registry.grammarTable.value.id(Array(name.utf8)[...]) else { return nil }
    let keywords = registry.grammars[id].keywords
    return keywords.isEmpty ? nil : keywords
  }
}
