import ThemeBase

/// `property: value;` and `@name: value;`
extension Parser {
  mutating func parseDeclaration() {
    guard kind.isName else { return parseNonsenseInBlock() }
    if !holdsDeclarations, isCustomProperty { return parseCustomProperty() }
    if !holdsDeclarations { diagnostics.append(.declarationOutsideRule(text(position), at: span(position))) }
    if kind == .malformedIdentifier { reportMalformedName() }
    let node = open(.declaration)
    let property = position
    position += 1
    if kind == .colon {
      position += 1
      parseValue(of: property)
    } else {
      parseValueWithoutColon(property)
    }
    close(node)
  }

  mutating func parseDefinition() {
    let node = open(.definition)
    if blocks.contains(where: { $0.kind == .rule }) {
      diagnostics.append(.definitionInRule(text(position), at: span(position)))
    }
    if kind == .malformedVariable { reportMalformedName() }
    let name = position
    position += 2
    parseValue(of: name)
    close(node)
  }

  /// A property without a colon.
  ///
  /// Reads on as if there were one, unless the next line begins something else.
  mutating func parseValueWithoutColon(_ property: Int) {
    let isSemicolonForColon = isSemicolonForColon()
    let isWrongSign = kind == .otherPunctuation || isSemicolonForColon
    let isAlone =
      kind == .semicolon && !isSemicolonForColon || kind == .rightBrace || kind == .endOfFile || isFirstOnLine(position)
    reportMissing(
      .missingColon(after: text(property), at: spanAfter(property), replacing: isWrongSign ? span(position) : nil))
    if isAlone {
      if kind == .semicolon { position += 1 } else { position = property + 1 }
    } else {
      if isWrongSign { position += 1 }
      parseValue(of: property)
    }
  }

  /// Skips an item of a block that does not begin with a property, up to the next `;` or `}`.
  private mutating func parseNonsenseInBlock() {
    report(
      .expectedProperty(found: text(position), at: span(position), stray: strayColonInBlock()), unexpected: position)
    let first = position
    let end = boundary()
    if tokens.kinds[end] == .semicolon { return skipUnexpected(upTo: end + 1) }
    skipUnexpected(upTo: Swift.max(end, first + 1))
  }

  // MARK: Stray colons

  /// A `:` at the position that separates nothing: `:;`, before a `}`, or before a whole declaration.
  private func strayColonInBlock() -> Span? {
    guard kind == .colon else { return nil }
    if tokens.kinds[position + 1] == .semicolon { return span(from: position, through: position + 1) }
    if tokens.kinds[position + 1] == .rightBrace { return span(position) }
    let isDeclaration = tokens.kinds[position + 1].isName && tokens.kinds[position + 2] == .colon
    return isDeclaration ? span(position) : nil
  }

  /// A `:` at the position that separates nothing, with the white space before it: `a: red:;` and `a:: red;`.
  private func strayColon(inValueFrom first: Int) -> Span? {
    let next = tokens.kinds[position + 1]
    let isLast = next == .semicolon || next == .rightBrace
    let isFirst = position == first
    guard isFirst != isLast, next != .colon else { return nil }
    let (before, colon) = (span(position - 1), span(position))
    return Span(file: colon.file, start: before.end, end: colon.end)
  }

  // MARK: Values

  /// A value that is being read.
  private struct OpenValue {
    /// The token of the property or definition that has the value.
    let owner: Int
    /// The token after the colon.
    let first: Int
  }

  /// The way in which a value goes on after a token that cannot belong to it.
  private enum ValueEnd { case goOn, done }

  /// The value of the property or definition `owner`, and the `;` after it.
  private mutating func parseValue(of owner: Int) {
    let node = open(.value)
    // Most values leave no group open: to empty an empty array takes as long as to parse a token.
    if !takesShares.isEmpty { takesShares.removeAll(keepingCapacity: true) }
    let value = OpenValue(owner: owner, first: position)
    while parseValueToken(value) == .goOn {}
    close(node)
    // A value ends at a comma only if it was cut there: the comma was meant as a `;`.
    if kind == .semicolon || kind == .comma { position += 1 }
  }

  private mutating func parseValueToken(_ value: OpenValue) -> ValueEnd {
    switch kind {
    case .variable, .malformedVariable, .ampersand: return parseSign(value)
    case .identifier, .comma, .string, .plus, .asterisk, .slash: break
    case .leftParenthesis, .rightParenthesis: parseParenthesis(value)
    case .semicolon: return endValue(value)
    case .rightBrace, .endOfFile: return endValueWithoutSemicolon(value)
    case .colon: return parseColonInValue(value)
    case .leftBrace: return parseBraceInValue(value)
    case .percent where isShare: break
    case .percent:
      if lastPercentValue != value.first {
        lastPercentValue = value.first
        report(.percentSign(at: span(position)), unexpected: position)
      }
    case .malformedIdentifier: reportMalformedName()
    case .unterminatedString: report(.unterminatedString(at: span(position)), unexpected: position)
    default:
      if isDollarName(position) {
        reportDollarName()
        position += 1
      } else if !isGrammarToken {
        report(.unexpectedInValue(text(position), at: span(position)), unexpected: position)
      }
    }
    position += 1
    return .goOn
  }

  /// Opens or closes a group or a call at the position.
  ///
  /// A group inside a call takes percentages if the call does, at any depth.
  private mutating func parseParenthesis(_ value: OpenValue) {
    if kind == .rightParenthesis {
      if !takesShares.isEmpty { takesShares.removeLast() }
    } else {
      let name = position > value.first ? file.bytes[tokens.range(position - 1)] : []
      takesShares.append(takesShares.last == true || SharingFunction.contains(name))
    }
  }

  /// Whether the `%` at the position touches a word in a call that takes shares.
  private var isShare: Bool {
    takesShares.last == true && !tokens.hasGap(before: position) && tokens.kinds[position - 1] == .identifier
  }

  /// A variable or an `&`, with which something else can have begun.
  private mutating func parseSign(_ value: OpenValue) -> ValueEnd {
    if position > value.first, beginsItem(position) { return cut(value, before: position) }
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
    case .variable where tokenIs(token, "@media"): beginsMedia(token)
    case .variable: isFirstOnLine(token) && beginsAtRule(token)
    default: false
    }
  }

  /// Whether a token is `@media` with a `{` before the next `;`.
  mutating func beginsMedia(_ token: Int) -> Bool { tokenIs(token, "@media") && tokens.kinds[boundary()] == .leftBrace }

  /// Registry texts hold value grammars, which need a few more characters than values.
  private var isGrammarToken: Bool {
    guard blocks.last?.kind == .atRule else { return false }
    switch kind {
    case .bar, .leftBracket, .rightBracket, .ampersand: return true
    default: return false
    }
  }

  private mutating func endValue(_ value: OpenValue) -> ValueEnd {
    if position == value.first { reportMissing(value) }
    return .done
  }

  private mutating func endValueWithoutSemicolon(_ value: OpenValue) -> ValueEnd {
    if position == value.first {
      reportMissing(value)
    } else if kind == .rightBrace, position - 1 > value.first, tokens.kinds[position - 1] == .comma {
      // The last declaration of a block, with a comma after it.
      return cut(value, before: position)
    } else if kind == .rightBrace || blocks.isEmpty {
      let last = position - 1
      reportMissing(.missingLastSemicolon(at: spanAfter(last), after: span(last)))
    }
    return .done
  }

  private mutating func reportMissing(_ value: OpenValue) {
    let colon = value.owner + 1
    reportMissing(.missingValue(of: text(value.owner), at: spanAfter(colon)))
  }

  /// `a: 1` / `b: 2;` — a colon shows that a new declaration has begun before it.
  private mutating func parseColonInValue(_ value: OpenValue) -> ValueEnd {
    let previous = position - 1
    let name = tokens.kinds[previous]
    let beginsLine = previous >= value.first && isFirstOnLine(previous)
    let standsAlone = previous > value.first && tokens.hasGap(before: previous) && tokens.hasGap(before: position + 1)
    if name.isName || name.isVariable, beginsLine || standsAlone { return cut(value, before: previous) }
    if !reportStateAfterColon(of: value.owner) {
      report(.colonInValue(at: span(position), stray: strayColon(inValueFrom: value.first)), unexpected: position)
    }
    position += 1
    return .goOn
  }

  /// `a: 1` / `B {` — a brace shows that a rule has begun before it.
  private mutating func parseBraceInValue(_ value: OpenValue) -> ValueEnd {
    if let start = lastLineStart(after: value.first) { return cut(value, before: start) }
    report(.unexpectedInValue("{", at: span(position)), unexpected: position)
    position += 1
    while kind != .rightBrace, kind != .semicolon, kind != .endOfFile { position += 1 }
    if kind == .rightBrace { position += 1 }
    return .goOn
  }

  /// The start of the selector list before the `{` at the position, or nil if none begins on a line of its own.
  private mutating func lastLineStart(after first: Int) -> Int? {
    var index = position - 1
    while index >= Swift.max(first, endWithoutLineStart) {
      let followsComma = index > first && tokens.kinds[index - 1] == .comma
      if !followsComma, isFirstOnLine(index) { return index }
      index -= 1
      steps += 1
    }
    endWithoutLineStart = position
    return nil
  }

  /// Ends the value before a token with which something else has begun.
  private mutating func cut(_ value: OpenValue, before token: Int) -> ValueEnd {
    position = token
    if token <= value.first {
      reportMissing(value)
    } else if token - 1 > value.first, tokens.kinds[token - 1] == .comma {
      position = token - 1
      diagnostics.append(.commaForSemicolon(at: span(position)))
    } else {
      diagnostics.append(.missingSemicolon(at: spanAfter(token - 1)))
    }
    return .done
  }
}
