import ThemeDiagnostics
import ThemeSyntax
import ThemeValues

/// Reads a value grammar: `Color`, `Number [0,1]`, `left | center | right`.
///
/// A word that begins with a capital names a type, any other stands for itself.
enum GrammarReader {
  /// The grammar at the cursor, up to a comma or the end, as an index into the registry.
  static func read(
    _ cursor: inout TokenCursor, into registry: inout Registry, _ diagnostics: inout DiagnosticList
  ) -> UInt32? {
    if let known = knownType(&cursor, in: registry) { return known }
    let start = cursor.position
    guard let grammar = parse(&cursor, in: registry, &diagnostics) else { return nil }
    let text = cursor.source.joined(start..<cursor.position)
    return registry.grammar(named: Array(text.utf8)[...]) ?? registry.add(grammar, named: text)
  }

  /// The common case: one name of a type.
  private static func knownType(_ cursor: inout TokenCursor, in registry: Registry) -> UInt32? {
    var ahead = cursor
    guard ahead.kind.isName, isTypeName(ahead.bytes) else { return nil }
    let id = registry.grammar(named: ahead.bytes)
    ahead.advance()
    guard let id, ahead.isAtEnd || ahead.kind == .comma else { return nil }
    cursor = ahead
    return id
  }

  private static func isTypeName(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map { $0 &- 65 < 26 } ?? false
  }

  /// Alternatives with `|` between.
  static func parse(
    _ cursor: inout TokenCursor, in registry: Registry, _ diagnostics: inout DiagnosticList
  ) -> ValueGrammar? {
    var grammar = ValueGrammar([])
    repeat {
      guard add(&cursor, to: &grammar, in: registry, &diagnostics) else { return nil }
    } while cursor.take(.bar)
    return grammar
  }

  private static func add(
    _ cursor: inout TokenCursor, to grammar: inout ValueGrammar, in registry: Registry,
    _ diagnostics: inout DiagnosticList
  ) -> Bool {
    let span = cursor.span
    guard cursor.kind.isName || cursor.kind == .string else {
      diagnostics.append(.expectedType(at: span))
      return false
    }
    if cursor.kind != .string, !isTypeName(cursor.bytes) {
      grammar.alternatives.append(.keyword(cursor.text))
      cursor.advance()
      return true
    }
    let name = cursor.text.unquoted
    cursor.advance()
    guard let index = registry.grammar(named: Array(name.utf8)[...]) else {
      let nearest = diagnostics.nearest(to: name, in: registry.grammars.compactMap(\.name))
      diagnostics.append(.unknownType(name, at: span, nearest: nearest))
      return false
    }
    let named = registry.grammars[Int(index)]
    if grammar.alternatives.isEmpty { grammar.keywordKind = named.keywordKind }
    grammar.alternatives += named.alternatives
    return readRange(&cursor, of: &grammar, &diagnostics)
  }

  /// `[0,1]` after a type of numbers.
  private static func readRange(
    _ cursor: inout TokenCursor, of grammar: inout ValueGrammar,
    _ diagnostics: inout DiagnosticList
  ) -> Bool {
    let open = cursor.span
    guard cursor.take(.leftBracket) else { return true }
    let lower = number(&cursor)
    let hasComma = cursor.take(.comma)
    let upper = number(&cursor)
    guard let lower, let upper, hasComma, cursor.take(.rightBracket), lower <= upper,
      case .type(let type, _)? = grammar.alternatives.last, type == .number || type == .integer
    else {
      diagnostics.append(.malformedRange(at: open.joined(with: cursor.span)))
      return false
    }
    grammar.alternatives[grammar.alternatives.count - 1] = .type(type, range: lower...upper)
    return true
  }

  private static func number(_ cursor: inout TokenCursor) -> Double? {
    let bytes = cursor.bytes
    let scanner = DecimalScanner(bytes, in: bytes.indices)
    guard scanner.isNumber, scanner.end == bytes.endIndex, scanner.value.isFinite else {
      return nil
    }
    cursor.advance()
    return scanner.value
  }
}
