import ThemeDiagnostics
import ThemeSyntax

/// Reports classes that `@class` and `styled-like` name and nobody declares.
enum ReferenceCheck {
  static func run(
    _ rule: AtRule, in registry: Registry, _ diagnostics: inout DiagnosticList
  ) {
    switch rule.name {
    case "@class":
      var cursor = rule.prelude
      while !cursor.isAtEnd, cursor.kind != .colon { cursor.advance() }
      check(&cursor, in: registry, &diagnostics)
    case "@component", "@part":
      for item in rule.items {
        switch rule.tree.nodes[item].kind {
        case .atRule where rule.name == "@component":
          run(AtRule(rule.tree, item), in: registry, &diagnostics)
        case .declaration where rule.name == "@part":
          let declaration = RegistryDeclaration(rule.tree, item)
          guard PartReader.isReference(declaration) else { continue }
          var cursor = declaration.value
          check(&cursor, in: registry, &diagnostics)
        default: break
        }
      }
    default: break
    }
  }

  private static func check(
    _ cursor: inout TokenCursor, in registry: Registry, _ diagnostics: inout DiagnosticList
  ) {
    while !cursor.isAtEnd {
      if cursor.kind.isName, registry.resolvePath(cursor.bytes) == nil {
        let nearest = registry.suggester().path(cursor.text)
        diagnostics.append(.unknownBaseClass(cursor.text, at: cursor.span, nearest: nearest))
      }
      cursor.advance()
    }
  }
}
