import ThemeDiagnostics
import ThemeSyntax

/// Reads `@part &_title, &_subtitle : text { … }`.
///
/// `&` is the component's own path, `fdl` and its name; a path may hold `[n]` for a number and
/// `[FontStyle]` for each word of a type.
enum PartReader {
  static func read(
    _ rule: AtRule, of component: UInt32, into registry: inout Registry,
    _ diagnostics: inout DiagnosticList
  ) {
    var cursor = rule.prelude
    guard let paths = PartPaths.read(&cursor, of: component, in: registry, &diagnostics) else {
      return
    }
    var part = Part(
      path: 0, component: component, kind: 0, entries: 0..<0, isListed: rule.hasBlock)
    if cursor.take(.colon) { part.kind = kind(&cursor, of: registry, &diagnostics) }
    if !cursor.isAtEnd { diagnostics.append(.unexpectedInPart(at: cursor.span)) }
    var properties: [SyntaxTree.NodeIndex] = []
    for item in rule.items {
      if rule.text.kind(item) == .declaration,
        readKey(RegistryDeclaration(rule.text, item), of: &part, &registry, &diagnostics)
      {
        continue
      }
      properties.append(item)
    }
    part.entries = PropertyReader.readAll(
      properties, of: rule.text, into: &registry, &diagnostics)
    for path in paths {
      part.path = registry.internPath(path[...])
      registry.add(part)
    }
  }

  private static func kind(
    _ cursor: inout TokenCursor, of registry: Registry, _ diagnostics: inout DiagnosticList
  ) -> UInt32 {
    let span = cursor.span
    let name = cursor.takeText() ?? ""
    if let index = registry.kindNames.id(name) { return index }
    let nearest = diagnostics.nearest(to: name, in: registry.kinds.map(\.name))
    diagnostics.append(.unknownKind(name, at: span, nearest: nearest))
    return 0
  }

  /// What is said about the part itself; false for a property.
  private static func readKey(
    _ declaration: RegistryDeclaration, of part: inout Part, _ registry: inout Registry,
    _ diagnostics: inout DiagnosticList
  ) -> Bool {
    if declaration.isNamed("styled-like") {
      part.styledLike = paths(declaration.value, in: &registry, &diagnostics)
    } else if declaration.isNamed("carries") {
      part.carries = paths(declaration.value, in: &registry, &diagnostics)
    } else {
      return false
    }
    return true
  }

  /// Whether the declaration names other paths.
  static func isReference(_ declaration: RegistryDeclaration) -> Bool {
    declaration.isNamed("styled-like") || declaration.isNamed("carries")
  }

  private static func paths(
    _ cursor: TokenCursor, in registry: inout Registry, _ diagnostics: inout DiagnosticList
  ) -> [UInt32] {
    var cursor = cursor
    var paths: [UInt32] = []
    while !cursor.isAtEnd {
      guard cursor.kind.isName else {
        diagnostics.append(.expectedClassList(at: cursor.span))
        break
      }
      paths.append(registry.internPath(cursor.bytes))
      cursor.advance()
      if cursor.take(.comma), cursor.isAtEnd {
        diagnostics.append(.expectedClassList(at: cursor.span))
      }
    }
    return paths
  }
}
