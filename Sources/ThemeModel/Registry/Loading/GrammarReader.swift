import ThemeBase
import ThemeSyntax

/// Reads a value grammar: `Color`, `Number [0,1]`, `left | center | right`.
///
/// A word that begins with a capital names a type, any other is a keyword.
enum GrammarReader {
  /// The grammar at the cursor, up to a comma or the end; nil where it cannot be read.
  static func read(_ cursor: inout TokenCursor, into builder: inout RegistryBuilder) -> ID<ValueGrammar>? {
    let start = cursor.position
    guard let (grammar, types) = parse(&cursor, in: &builder) else { return nil }
    let text = cursor.text(since: start)
    let known = builder.registry.grammarTable.value.id(Array(text.utf8)[...])
    return known ?? builder.add(grammar, writtenAs: text, naming: types)
  }

  /// Whether a word begins with a capital.
  static func isTypeName(_ word: some Collection<UInt8>) -> Bool { word.first.map { $0 &- 65 < 26 } ?? false }

  /// Alternatives with `|` between, each once, up to ``ValueGrammar/alternativeLimit``, and the types among them.
  static func parse(_ cursor: inout TokenCursor, in builder: inout RegistryBuilder) -> (
    grammar: ValueGrammar, types: [ID<ValueGrammar>]
  )? {
    let start = cursor.span
    var grammar = ValueGrammar([])
    var types: [ID<ValueGrammar>] = []
    repeat {
      guard add(&cursor, to: &grammar, &types, in: &builder) else { return nil }
      guard grammar.alternatives.count <= ValueGrammar.alternativeLimit else {
        let limit = ValueGrammar.alternativeLimit
        builder.diagnostics.append(.tooManyAlternatives(limit: limit, at: start))
        return nil
      }
    } while cursor.take(.bar)
    return (grammar, types)
  }

  private static func add(
    _ cursor: inout TokenCursor, to grammar: inout ValueGrammar, _ types: inout [ID<ValueGrammar>],
    in builder: inout RegistryBuilder
  ) -> Bool {
    let span = cursor.span
    guard cursor.kind.isName || cursor.kind == .string else {
      builder.diagnostics.append(.expectedType(at: span))
      return false
    }
    if cursor.kind != .string, !isTypeName(cursor.bytes) {
      grammar.add(.keyword(cursor.text))
      cursor.advance()
      return true
    }
    let name = cursor.text.unquoted
    cursor.advance()
    let registry = builder.registry
    guard let known = registry.grammarTable.value.id(Array(name.utf8)[...]) else {
      let nearest = builder.nearest(to: name) { $0.grammars.values.compactMap { $0.name } }
      builder.diagnostics.append(.unknownType(name, at: span, nearest: nearest))
      return false
    }
    var named = registry.grammars[known]
    guard readRange(&cursor, of: &named, in: &builder) else { return false }
    if grammar.alternatives.isEmpty { grammar.keywordKind = named.keywordKind }
    for alternative in named.alternatives { grammar.add(alternative) }
    if types.last != known { types.append(known) }
    return true
  }

  /// `[0,1]` after a type of numbers; `[0,]` has no upper bound.
  private static func readRange(
    _ cursor: inout TokenCursor, of grammar: inout ValueGrammar, in builder: inout RegistryBuilder
  ) -> Bool {
    let open = cursor.span
    guard cursor.take(.leftBracket) else { return true }
    let lower = number(&cursor)
    let hasComma = cursor.take(.comma)
    let upper = cursor.kind == .rightBracket ? .infinity : number(&cursor)
    // Words that a registry adds to the type come after it.
    let place = grammar.alternatives.firstIndex { $0.isNumeric }
    guard let lower, let upper, hasComma, cursor.take(.rightBracket), lower <= upper, let place,
      case .type(let type, _) = grammar.alternatives[place]
    else {
      builder.diagnostics.append(.malformedRange(at: open.joined(with: cursor.span)))
      return false
    }
    grammar.alternatives[place] = .type(type, range: lower...upper)
    return true
  }

  private static func number(_ cursor: inout TokenCursor) -> Double? {
    let bytes = cursor.bytes
    let scanner = DecimalScanner(bytes, in: bytes.indices)
    guard scanner.isNumber, scanner.end == bytes.endIndex, scanner.value.isFinite else { return nil }
    cursor.advance()
    return scanner.value
  }
}

extension ValueGrammar.Alternative {
  /// Whether the alternative is a type of numbers, which can have a range.
  fileprivate var isNumeric: Bool {
    guard case .type(let type, _) = self else { return false }
    return type == .number || type == .integer
  }
}
