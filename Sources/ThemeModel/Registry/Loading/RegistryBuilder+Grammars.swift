import ThemeBase
import ThemeSyntax

/// Reads value grammars, `Color`, `Number [0,1]` or `left | center | right`, and the types that are declared by them.
///
/// A word that begins with a capital names a type, any other is a keyword.
extension RegistryBuilder {
  /// Reads a declaration of a type.
  ///
  ///     @type TextAlign = left | center | right;
  ///
  /// A type that names itself is extended: `@type Color = Color | none;` adds a word to all colours.
  mutating func readType(_ rule: AtRuleSyntax) {
    var cursor = rule.cursor
    let nameSpan = cursor.span
    guard let name = cursor.takeText(), Self.isTypeName(name.utf8) else {
      return diagnostics.append(
        Diagnostic(
          .malformedRegistry, "expected the name of a type", at: nameSpan,
          notes: ["names of types begin with a capital; words that are not values themselves"]))
    }
    guard cursor.kind == .otherPunctuation, cursor.text == "=" else { return reportForm(of: name, at: cursor.span) }
    cursor.advance()
    let alternatives = cursor
    let known = type(named: name)
    let extendsItself = Self.names(alternatives, name)
    if extendsItself, known == nil {
      let nearest = nearest(to: name) { $0.grammars.values.compactMap { $0.name } }
      return diagnostics.append(
        Diagnostic(
          .unknownRegistryWord, "'\(name)' names itself but is not a type yet", at: nameSpan,
          help: Diagnostic.suggestion(nearest) ?? ["leave '\(name)' out of its words, or declare it before this line"]))
    }
    guard let (read, types) = grammar(&cursor) else { return }
    guard cursor.isAtEnd else { return reportForm(of: name, at: cursor.span) }
    if let known, extendsItself {
      registry.grammarTable.value.extend(known, by: read.alternatives)
      extendsTypes = true
    } else if !isBuiltIn, Registry.standard.grammarTable.value.id(Array(name.utf8)[...]) != nil {
      return diagnostics.append(.redeclaredType(name, at: nameSpan, alternatives: alternatives.span))
    } else {
      var grammar = read
      // The vertical alignment of a control is not an alignment of text.
      if name.hasSuffix("Align"), name != "VerticalAlign" { grammar.keywordKind = .textAlignment }
      declare(grammar, as: name, naming: types)
    }
    // Every look at a property tries all states, so there is a limit.
    if name == Self.stateType { registry.states = Self.order(Array(read.keywords.prefix(64))) }
  }

  private mutating func reportForm(of type: String, at span: Span) {
    report(
      "type '\(type)' is not of the form 'Name = grammar'", at: span,
      help: "write '@type \(type) = left | center | right;'")
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

  /// The type of a name as far as it has been declared, or the grammar that is written so.
  func type(named name: String) -> ID<ValueGrammar>? { registry.grammarTable.value.id(Array(name.utf8)[...]) }

  /// Whether a word begins with a capital.
  private static func isTypeName(_ word: some Collection<UInt8>) -> Bool { word.first.map { $0 &- 65 < 26 } ?? false }

  // MARK: Grammars

  /// The grammar at the cursor, up to a comma or the end; nil where it cannot be read.
  mutating func grammarID(_ cursor: inout TokenCursor) -> ID<ValueGrammar>? {
    let start = cursor.position
    guard let (grammar, types) = grammar(&cursor) else { return nil }
    let text = cursor.text(since: start)
    return type(named: text) ?? registry.grammarTable.value.add(grammar, as: text, naming: types)
  }

  /// Alternatives with `|` between, each once, up to ``ValueGrammar/alternativeLimit``, and the types among them.
  private mutating func grammar(_ cursor: inout TokenCursor) -> (grammar: ValueGrammar, types: [ID<ValueGrammar>])? {
    let start = cursor.span
    var grammar = ValueGrammar([])
    var types: [ID<ValueGrammar>] = []
    repeat {
      guard add(&cursor, to: &grammar, &types) else { return nil }
      guard grammar.alternatives.count <= ValueGrammar.alternativeLimit else {
        report(
          "a type of more than \(ValueGrammar.alternativeLimit) alternatives", at: start,
          help: "use 'String' for values of any kind")
        return nil
      }
    } while cursor.take(.bar)
    return (grammar, types)
  }

  private mutating func add(
    _ cursor: inout TokenCursor, to grammar: inout ValueGrammar, _ types: inout [ID<ValueGrammar>]
  ) -> Bool {
    let span = cursor.span
    guard cursor.kind.isName || cursor.kind == .string else {
      report("expected a type or a word", at: span, help: "write 'Color', 'Number [0,1]' or 'left | center | right'")
      return false
    }
    if cursor.kind != .string, !Self.isTypeName(cursor.bytes) {
      grammar.add(.keyword(cursor.text))
      cursor.advance()
      return true
    }
    let name = cursor.text.unquoted
    cursor.advance()
    guard let known = type(named: name) else {
      let nearest = nearest(to: name) { $0.grammars.values.compactMap { $0.name } }
      diagnostics.append(
        .unknown("type", name, at: span, nearest: nearest, help: "'@type \(name) = …;' declares one"))
      return false
    }
    var named = registry.grammars[known]
    guard readRange(&cursor, of: &named) else { return false }
    if grammar.alternatives.isEmpty { grammar.keywordKind = named.keywordKind }
    for alternative in named.alternatives { grammar.add(alternative) }
    if types.last != known { types.append(known) }
    return true
  }

  /// `[0,1]` after a type of numbers; `[0,]` has no upper bound.
  private mutating func readRange(_ cursor: inout TokenCursor, of grammar: inout ValueGrammar) -> Bool {
    let open = cursor.span
    guard cursor.take(.leftBracket) else { return true }
    let lower = Self.number(&cursor)
    let hasComma = cursor.take(.comma)
    let upper = cursor.kind == .rightBracket ? .infinity : Self.number(&cursor)
    // Words that a registry adds to the type come after it.
    let place = grammar.alternatives.firstIndex { alternative in
      switch alternative {
      case .type(.number, _), .type(.integer, _): true
      default: false
      }
    }
    guard let lower, let upper, hasComma, cursor.take(.rightBracket), lower <= upper, let place,
      case .type(let type, _) = grammar.alternatives[place]
    else {
      report(
        "expected a range of numbers", at: open.joined(with: cursor.span),
        help: "write 'Number [0,1]', the smaller bound first")
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

extension Diagnostic {
  fileprivate static func redeclaredType(_ name: String, at span: Span, alternatives: Span) -> Diagnostic {
    let start = Span(file: span.file, start: alternatives.start, end: alternatives.start)
    let written = name.contains(" ") ? "\"\(name)\"" : name
    return Diagnostic(
      .malformedRegistry, "the type '\(name)' is built in", at: span,
      help: ["'@type \(written) = \(written) | …;' adds words to it; a type of your own needs another name"],
      fixIts: [FixIt("add words to it", replacing: start, with: "\(written) | ", applicability: .unsafe)])
  }
}
