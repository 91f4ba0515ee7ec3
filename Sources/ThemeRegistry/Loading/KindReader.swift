import ThemeDiagnostics
import ThemeSyntax

/// Reads `@kind text { … }`: the properties of parts about which nothing else is said.
enum KindReader {
  static func read(
    _ rule: AtRule, into builder: inout RegistryBuilder
  ) {
    var cursor = rule.prelude
    let span = cursor.span
    guard cursor.kind.isName, let name = cursor.takeText(), cursor.isAtEnd else {
      return builder.diagnostics.append(
        .expectedName(of: "kind", at: cursor.isAtEnd ? span : cursor.span))
    }
    if !rule.hasBlock {
      builder.diagnostics.append(.expectedBlock(of: "@kind \(name)", at: cursor.span))
    }
    let entries = PropertyReader.readAll(
      rule.items, of: rule.text, into: &builder)
    builder.declare(PartKind(name: name, entries: entries))
  }
}
