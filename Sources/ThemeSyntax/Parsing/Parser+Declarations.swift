import ThemeDiagnostics

/// `property: value;` and `@name: value;`
extension Parser {
  mutating func parseDeclaration() {
    guard kind.isName else { return parseNonsenseInBlock() }
    if !holdsDeclarations {
      diagnostics.append(.declarationOutsideRule(text(position), at: span(position)))
    }
    if kind == .malformedIdentifier { reportMalformedName() }
    let node = open(.declaration)
    let property = position
    position = significant(from: position + 1)
    if kind == .colon {
      position += 1
      parseValue(after: property)
    } else {
      parseValueWithoutColon(property)
    }
    closeTrimmed(node)
  }

  mutating func parseDefinition() {
    let node = open(.definition)
    if blocks.contains(where: { $0.kind == .rule }) {
      diagnostics.append(.definitionInRule(text(position), at: span(position)))
    }
    if kind == .malformedVariable { reportMalformedName() }
    let name = position
    position = significant(from: position + 1) + 1
    parseValue(after: name)
    closeTrimmed(node)
  }

  /// A property that no colon follows: read on as if it stood there, unless the next line begins something else.
  mutating func parseValueWithoutColon(_ property: Int) {
    let isAlone =
      kind == .semicolon || kind == .rightBrace || kind == .endOfFile || isFirstOnLine(position)
    reportMissing(
      .missingColon(
        after: text(property), at: spanAfter(property),
        replacing: kind == .otherPunctuation ? span(position) : nil))
    if isAlone {
      if kind == .semicolon { position += 1 } else { position = property + 1 }
    } else {
      if kind == .otherPunctuation { position += 1 }
      parseValue(after: property)
    }
  }

  /// Something that is no property at the start of an item in a block: up to the next `;` or `}`.
  private mutating func parseNonsenseInBlock() {
    report(.expectedProperty(found: text(position), at: span(position)), unexpected: position)
    let first = position
    let end = boundary()
    if tokens.kinds[end] == .semicolon { return skipUnexpected(upTo: end + 1) }
    skipUnexpected(upTo: Swift.max(end, first + 1))
  }
}

// MARK: - Values

extension Parser {
  /// What a value does when it meets a token that cannot belong to it.
  private enum ValueEnd { case goOn, done }

  /// The value of the property or definition at `owner`, and the `;` behind it.
  private mutating func parseValue(after owner: Int) {
    let value = open(.value)
    skipTrivia()
    let first = position
    while parseValueToken(first: first, owner: owner) == .goOn {}
    if position > first { nodes[value].firstToken = UInt32(truncatingIfNeeded: first) }
    closeTrimmed(value)
    if kind == .semicolon { position += 1 }
  }

  private mutating func parseValueToken(first: Int, owner: Int) -> ValueEnd {
    switch kind {
    case .variable, .malformedVariable, .ampersand: return parseSign(first: first, owner: owner)
    case .identifier, .comma, .leftParenthesis, .rightParenthesis, .string, .plus,
      .asterisk, .slash, .whitespace, .blockComment, .lineComment, .unterminatedComment,
      .conflictMarker:
      position += 1
    case .semicolon: return endValue(first: first, owner: owner)
    case .rightBrace, .endOfFile: return endValueWithoutSemicolon(first: first, owner: owner)
    case .colon: return parseColonInValue(first: first, owner: owner)
    case .leftBrace: return parseBraceInValue(first: first, owner: owner)
    case .percent:
      report(.percentSign(at: span(position)), unexpected: position)
      position += 1
    case .malformedIdentifier:
      reportMalformedName()
      position += 1
    case .unterminatedString:
      report(.unterminatedString(at: span(position)), unexpected: position)
      position += 1
    default:
      if !isGrammarToken {
        report(.unexpectedInValue(text(position), at: span(position)), unexpected: position)
      }
      position += 1
    }
    return .goOn
  }

  /// A variable or an `&`, with which something else can have begun.
  private mutating func parseSign(first: Int, owner: Int) -> ValueEnd {
    if position > first, beginsItem(position) {
      return cutValue(before: position, first: first, owner: owner)
    }
    if kind == .malformedVariable { reportMalformedName() }
    if kind == .ampersand, !isGrammarToken {
      report(.unexpectedInValue(text(position), at: span(position)), unexpected: position)
    }
    position += 1
    return .goOn
  }

  /// Whether a variable or `&` in a value cannot be a part of it: `@media …{`, or `&_title {` on a line of its own.
  private mutating func beginsItem(_ token: Int) -> Bool {
    switch tokens.kinds[token] {
    case .ampersand: isFirstOnLine(token) && tokens.kinds[boundary()] == .leftBrace
    case .variable where tokenIs(token, "@media"): tokens.kinds[boundary()] == .leftBrace
    case .variable: isFirstOnLine(token) && beginsAtRule(token)
    default: false
    }
  }

  /// Registry texts hold value grammars, which need a few more characters than values.
  private var isGrammarToken: Bool {
    guard blocks.last?.kind == .atRule else { return false }
    switch kind {
    case .bar, .leftBracket, .rightBracket, .ampersand: return true
    default: return false
    }
  }

  private mutating func endValue(first: Int, owner: Int) -> ValueEnd {
    if position == first { reportMissingValue(owner) }
    return .done
  }

  private mutating func endValueWithoutSemicolon(first: Int, owner: Int) -> ValueEnd {
    if significant(from: first) == position {
      reportMissingValue(owner)
    } else if kind == .rightBrace || blocks.isEmpty {
      let last = significant(before: position)
      reportMissing(.missingLastSemicolon(at: spanAfter(last), after: span(last)))
    }
    return .done
  }

  private mutating func reportMissingValue(_ owner: Int) {
    reportMissing(
      .missingValue(of: text(owner), at: spanAfter(significant(from: owner + 1))))
  }

  /// `a: 1` / `b: 2;` — a colon shows that a new declaration has begun before it.
  private mutating func parseColonInValue(first: Int, owner: Int) -> ValueEnd {
    let previous = significant(before: position)
    let name = tokens.kinds[Swift.max(previous, 0)]
    let beginsLine = previous >= first && isFirstOnLine(previous)
    let standsAlone =
      previous > first && tokens.kinds[previous - 1].isTrivia
      && tokens.kinds[position + 1].isTrivia
    if name.isName || name.isVariable, beginsLine || standsAlone {
      return cutValue(before: previous, first: first, owner: owner)
    }
    report(.colonInValue(at: span(position)), unexpected: position)
    position += 1
    return .goOn
  }

  /// `a: 1` / `B {` — a brace shows that a rule has begun before it.
  private mutating func parseBraceInValue(first: Int, owner: Int) -> ValueEnd {
    if let start = lastLineStart(after: first) {
      return cutValue(before: start, first: first, owner: owner)
    }
    report(.unexpectedInValue("{", at: span(position)), unexpected: position)
    position += 1
    while kind != .rightBrace, kind != .semicolon, kind != .endOfFile { position += 1 }
    if kind == .rightBrace { position += 1 }
    return .goOn
  }

  /// The selector list in front of the `{` at the position, if it begins a line of its own.
  private mutating func lastLineStart(after first: Int) -> Int? {
    var index = significant(before: position)
    while index >= Swift.max(first, endWithoutLineStart) {
      if isFirstOnLine(index) {
        let previous = significant(before: index)
        if previous < first || tokens.kinds[previous] != .comma { return index }
      }
      index = significant(before: index)
    }
    endWithoutLineStart = position
    return nil
  }

  /// Ends the value before a token with which something else has begun.
  private mutating func cutValue(before token: Int, first: Int, owner: Int) -> ValueEnd {
    if token <= first {
      reportMissingValue(owner)
    } else {
      diagnostics.append(.missingSemicolon(at: spanAfter(significant(before: token))))
    }
    position = token
    return .done
  }
}
