import ThemeBase
import ThemeSyntax

/// Reads `@class LargeButton : Button;`: a class of the app's own that inherits from others.
///
/// After `, inferred` it is only probably like them, and inherits nothing.
enum ClassReader {
  static func read(_ rule: AtRuleSyntax, into builder: inout RegistryBuilder) {
    var cursor = rule.cursor
    var names: [(name: ArraySlice<UInt8>, span: Span)] = []
    repeat {
      guard cursor.kind.isName else { return builder.diagnostics.append(.expectedName(of: "class", at: cursor.span)) }
      names.append((cursor.bytes, cursor.span))
      cursor.advance()
    } while cursor.take(.comma)
    var bases: [ID<Registry.Path>] = []
    var isInferred = false
    while cursor.take(.colon) || (!bases.isEmpty && cursor.take(.comma)) {
      if cursor.takeEnding(word: "inferred") {
        isInferred = true
        break
      }
      guard cursor.kind.isName else { return builder.diagnostics.append(.expectedName(of: "class", at: cursor.span)) }
      bases.append(builder.path(cursor.bytes))
      cursor.advance()
    }
    if !cursor.isAtEnd { builder.diagnostics.append(.unexpectedInClass(at: cursor.span)) }
    for (name, span) in names {
      if let base = bases.first(where: { builder.registry.paths.slice($0) == name }) {
        builder.diagnostics.append(.likeItself(builder.registry.paths[base], at: span))
      }
      declare(name, span, styledLike: bases, isInferred: isInferred, in: &builder)
    }
  }

  private static func declare(
    _ name: ArraySlice<UInt8>, _ span: Span, styledLike bases: [ID<Registry.Path>], isInferred: Bool,
    in builder: inout RegistryBuilder
  ) {
    let text = String(decoding: name, as: UTF8.self)
    let component = builder.component(text, declaredAt: span)
    let path = builder.path(name)
    builder.add(
      Part(
        path: path, component: component, kind: PartKind.unknown, entries: builder.noEntries, isListed: !bases.isEmpty,
        styledLike: bases, carries: bases.isEmpty || isInferred ? [] : bases + [path],
        isOpen: bases.isEmpty || isInferred))
    // A class takes no values from one that it is only probably like.
    if !bases.isEmpty, !isInferred, !builder.isBuiltIn { builder.declare(Heir(path: path, bases: bases, span: span)) }
  }
}
