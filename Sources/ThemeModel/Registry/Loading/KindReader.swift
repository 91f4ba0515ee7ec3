import ThemeBase
import ThemeSyntax

/// Reads `@kind text { … }`: the properties of parts about which nothing else is said.
enum KindReader {
  static func read(_ rule: AtRuleSyntax, into builder: inout RegistryBuilder) {
    var cursor = rule.cursor
    let span = cursor.span
    guard cursor.kind.isName, let name = cursor.takeText(), cursor.isAtEnd else {
      return builder.diagnostics.append(.expectedName(of: "kind", at: cursor.isAtEnd ? span : cursor.span))
    }
    if rule.block == nil { builder.diagnostics.append(.expectedBlock(of: "@kind \(name)", at: cursor.span)) }
    let entries = PropertyReader.readAll(rule.items, into: &builder)
    builder.declare(PartKind(name: name, entries: entries))
  }
}
