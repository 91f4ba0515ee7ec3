import ThemeBase
import ThemeSyntax

/// Reads declarations of types.
///
///     @type TextAlign = left | center | right;
///
/// A type that names itself is extended: `@type Color = Color | none;` adds a word to all colours.
enum TypeReader {
  static func read(_ rule: AtRuleSyntax, into builder: inout RegistryBuilder) {
    var cursor = rule.cursor
    let nameSpan = cursor.span
    guard let name = cursor.takeText(), GrammarReader.isTypeName(name.utf8) else {
      return builder.diagnostics.append(.expectedTypeName(at: nameSpan))
    }
    guard cursor.kind == .otherPunctuation, cursor.text == "=" else {
      return builder.diagnostics.append(.malformedType(name, at: cursor.span))
    }
    cursor.advance()
    let alternatives = cursor
    let extendsItself = names(alternatives, name)
    if extendsItself, builder.type(named: name) == nil {
      let nearest = builder.nearest(to: name) { $0.grammars.values.compactMap { $0.name } }
      return builder.diagnostics.append(.unknownExtendedType(name, at: nameSpan, nearest: nearest))
    }
    guard let (read, types) = GrammarReader.parse(&cursor, in: &builder) else { return }
    guard cursor.isAtEnd else { return builder.diagnostics.append(.malformedType(name, at: cursor.span)) }
    if let known = builder.type(named: name), extendsItself {
      builder.extend(known, by: read)
    } else if builder.isBuiltIn(typeNamed: name) {
      return builder.diagnostics.append(.redeclaredType(name, at: nameSpan, alternatives: alternatives.span))
    } else {
      var grammar = read
      // The vertical alignment of a control is not an alignment of text.
      if name.hasSuffix("Align"), name != "VerticalAlign" { grammar.keywordKind = .textAlignment }
      builder.declare(grammar, as: name, naming: types)
    }
    if name == RegistryBuilder.stateType { builder.setStates(read.keywords) }
  }

  /// Whether a type is among some alternatives as a whole: `Number [0,1]` is another type than `Number`.
  private static func names(_ alternatives: TokenCursor, _ name: String) -> Bool {
    var cursor = alternatives
    while !cursor.isAtEnd {
      let isName = cursor.text.unquoted == name
      cursor.advance()
      if isName, cursor.kind != .leftBracket { return true }
    }
    return false
  }
}
