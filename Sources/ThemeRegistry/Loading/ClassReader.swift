import ThemeDiagnostics
import ThemeSyntax

/// Reads `@class LargeButton : Button;`: a class of the app's own that inherits from others.
enum ClassReader {
  static func read(
    _ rule: AtRule, into registry: inout Registry, _ diagnostics: inout DiagnosticList
  ) {
    var cursor = rule.prelude
    var names: [(name: ArraySlice<UInt8>, span: Span)] = []
    repeat {
      guard cursor.kind.isName else {
        return diagnostics.append(.expectedName(of: "class", at: cursor.span))
      }
      names.append((cursor.bytes, cursor.span))
      cursor.advance()
    } while cursor.take(.comma)
    var bases: [UInt32] = []
    while cursor.take(.colon) || (!bases.isEmpty && cursor.take(.comma)) {
      guard cursor.kind.isName else {
        return diagnostics.append(.expectedName(of: "class", at: cursor.span))
      }
      bases.append(registry.internPath(cursor.bytes))
      cursor.advance()
    }
    if !cursor.isAtEnd { diagnostics.append(.unexpectedInClass(at: cursor.span)) }
    for (name, span) in names {
      if let base = bases.first(where: { registry.paths.slice($0) == name }) {
        diagnostics.append(.likeItself(registry.paths[base], at: span))
      }
      declare(name, span, styledLike: bases, in: &registry)
    }
  }

  private static func declare(
    _ name: ArraySlice<UInt8>, _ span: Span, styledLike bases: [UInt32],
    in registry: inout Registry
  ) {
    let text = String(decoding: name, as: UTF8.self)
    let component = registry.component(named: text, declaredAt: span)
    let path = registry.internPath(name)
    registry.add(
      Part(
        path: path, component: component, kind: 0, entries: 0..<0, isListed: !bases.isEmpty,
        styledLike: bases, carries: bases.isEmpty ? [] : bases + [path]))
    if !bases.isEmpty, !registry.isBuiltIn {
      registry.declare(Heir(path: path, bases: bases, span: span))
    }
  }
}
