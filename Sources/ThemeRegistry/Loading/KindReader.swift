import ThemeDiagnostics
import ThemeSyntax

/// Reads `@kind text { … }`: the properties of parts about which nothing else is said.
enum KindReader {
  static func read(
    _ rule: AtRule, into registry: inout Registry, _ diagnostics: inout DiagnosticList
  ) {
    var cursor = rule.prelude
    let span = cursor.span
    guard cursor.kind.isName, let name = cursor.takeText(), cursor.isAtEnd else {
      return diagnostics.append(.expectedName(of: "kind", at: cursor.isAtEnd ? span : cursor.span))
    }
    if !rule.hasBlock { diagnostics.append(.expectedBlock(of: "@kind \(name)", at: cursor.span)) }
    let entries = PropertyReader.readAll(
      rule.items, of: rule.text, into: &registry, &diagnostics)
    registry.declareKind(PartKind(name: name, entries: entries))
  }
}
