import ThemeBase

/// `A, B { … }`
extension Parser {
  mutating func parseRuleOrDeclaration() {
    let boundary = boundary()
    switch tokens.kinds[boundary] {
    case .unopenedCommentEnd:
      diagnostics.append(.unopenedCommentEnd(at: span(boundary), after: strayLines(to: boundary)))
      skipUnexpected(upTo: boundary + 1)
    case .leftBrace where !(holdsDeclarations && startsDeclaration(before: boundary)): parseRule()
    default:
      if holdsDeclarations || startsWithPropertyAndColon {
        parseDeclaration()
      } else if lacksOpeningBrace(before: boundary) {
        parseRule()
      } else {
        parseNonsense(upTo: boundary)
      }
    }
  }

  /// The text before a `*/`, if it begins on an earlier line: the comment was meant to begin there.
  private func strayLines(to end: Int) -> Span? {
    guard position < end else { return nil }
    let text = span(from: position, through: end - 1)
    let breaks = file.bytes[Int(text.start)..<Int(span(end).start)]
    return breaks.contains(where: TriviaScan.isNewline) ? text : nil
  }

  private var startsWithPropertyAndColon: Bool { kind.isName && tokens.kinds[position + 1] == .colon }

  /// Whether an item before a `{` is a declaration without its `;` and no selector: `a: 1 B {`.
  private mutating func startsDeclaration(before brace: Int) -> Bool {
    startsWithPropertyAndColon && !isSelectorWithColon(before: brace) && !isClassList(before: brace)
  }

  /// `A: {`, where the block holds items and not, as in `a: {x};`, a value.
  private func isSelectorWithColon(before brace: Int) -> Bool {
    guard tokens.kinds[brace - 1] == .colon, isStrayColon(at: position + 1) else { return false }
    let next = tokens.kinds[brace + 1]
    switch next {
    case .ampersand, .variable: return true
    case .rightBrace: return tokens.kinds[brace + 2] != .semicolon
    default:
      guard next.isName else { return false }
      let second = tokens.kinds[brace + 2]
      return second == .colon || second == .leftBrace || second == .comma
    }
  }

  /// `A:B`, `A:B, C`: names and colons without space between them, up to the brace.
  private mutating func isClassList(before brace: Int) -> Bool {
    if position < classListFault { return false }
    guard let fault = tokenOutsideClassList(before: brace) else { return true }
    classListFault = fault
    return false
  }

  private mutating func tokenOutsideClassList(before brace: Int) -> Int? {
    var index = position
    while index < brace {
      let kind = tokens.kinds[index]
      let isSeparate = index > position && tokens.hasGap(before: index)
      if isSeparate, kind != .comma, tokens.kinds[index - 1] != .comma { return index }
      switch kind {
      case .identifier, .malformedIdentifier, .comma: break
      case .colon where tokens.kinds[index + 1].isName && !tokens.hasGap(before: index + 1): break
      default: return index
      }
      index += 1
      steps += 1
    }
    return nil
  }

  /// A selector whose `{` is missing: names, then a declaration on a line of its own or before a `}`.
  private mutating func lacksOpeningBrace(before boundary: Int) -> Bool {
    var index = position
    while tokens.kinds[index].isName {
      steps += 1
      let next = index + 1
      if tokens.kinds[next] == .comma {
        index = next + 1
      } else {
        return tokens.kinds[next].isName && tokens.kinds[next + 1] == .colon && endsSelectorWithoutBrace(next)
      }
    }
    return false
  }

  private mutating func parseRule() {
    let isNested = holdsDeclarations
    if isNested, kind != .ampersand { closeBlocksByIndentation() }
    let rule = open(.rule)
    parseSelectorList(isNested: blocks.contains { $0.kind == .rule })
    if kind != .leftBrace { reportMissing(.missingOpeningBrace(at: spanAfter(position - 1))) }
    openBlock(of: rule, .rule)
  }

  /// Skips tokens that begin nothing, up to the next place where something can begin.
  private mutating func parseNonsense(upTo boundary: Int) {
    if tokens.kinds[boundary] != .endOfFile || !endsInsideComment {
      report(.unexpectedItem(text(position), at: span(position)), unexpected: position)
    }
    let end = tokens.kinds[boundary] == .semicolon ? boundary + 1 : boundary
    skipUnexpected(upTo: Swift.max(end, position + 1))
  }

  // MARK: Selectors

  private mutating func parseSelectorList(isNested: Bool) {
    let list = open(.selectorList)
    while true {
      parseSelector(isNested: isNested)
      guard kind == .comma else { break }
      position += 1
    }
    close(list)
  }

  private mutating func parseSelector(isNested: Bool) {
    let first = position
    guard endsSelector(kind) == false else { return diagnostics.append(.missingSelector(at: span(position))) }
    let node = open(.selector)
    if endsSelector(tokens.kinds[position + 1]), kind == .identifier {
      position += 1
    } else {
      nodes.setFlags(scanSelector().rawValue, of: node)
    }
    close(node)
    if isNested { checkNestedSelector(node, first) }
    skipStrayColons()
  }

  /// Whether there are only colons between a token and the end of its selector: `Label: {`.
  private func isStrayColon(at token: Int) -> Bool {
    var index = token
    while tokens.kinds[index] == .colon { index += 1 }
    return index > token && endsSelector(tokens.kinds[index])
  }

  /// Skips colons at the end of a selector, where people write one by habit.
  private mutating func skipStrayColons() {
    guard kind == .colon, isStrayColon(at: position) else { return }
    let first = position
    while kind == .colon { position += 1 }
    diagnostics.append(.strayColon(at: span(from: first, through: position - 1)))
  }

  /// Reports a class of its own in a nested rule, unless the selector has been reported for something else.
  private mutating func checkNestedSelector(_ node: NodeID, _ first: Int) {
    switch SelectorForm(rawValue: nodes.flags(node)) {
    case .name: nodes.setFlags(SelectorForm.nestedName.rawValue, of: node)
    case .pattern: break
    default: return
    }
    diagnostics.append(.nestedSelectorWithoutParent(text(first), at: span(first)))
  }

  /// Whether a property that follows a selector shows that a `{` is missing.
  private mutating func endsSelectorWithoutBrace(_ property: Int) -> Bool {
    isFirstOnLine(property) || tokens.kinds[nextBrace()] == .rightBrace
  }

  private func endsSelector(_ kind: TokenKind) -> Bool {
    kind == .leftBrace || kind == .comma || kind == .endOfFile || kind == .semicolon || kind == .rightBrace
  }

  /// Reads a selector of more than one token and returns its form.
  private mutating func scanSelector() -> SelectorForm {
    let first = position
    var form = SelectorForm.name
    while !endsSelector(kind) {
      // A run of colons is looked at from its first only, so that long runs stay linear.
      if position > first, tokens.kinds[position - 1] != .colon, isStrayColon(at: position) { break }
      if position > first, tokens.hasGap(before: position) {
        if tokens.kinds[position + 1] == .colon, endsSelectorWithoutBrace(position) { break }
        form = .malformed
        reportSpace(after: first)
        position = selectorEnd(from: position)
        break
      }
      guard let next = form.extended(by: kind, isFirst: position == first) else {
        reportInSelector(position, first)
        position = selectorEnd(from: position)
        return .malformed
      }
      if kind == .malformedIdentifier { reportMalformedName() }
      form = next
      position += 1
    }
    if form == .classList {
      let (last, whole) = (text(position - 1), span(from: first, through: position - 1))
      diagnostics.append(
        StateWords.contains(last)
          ? .stateInSelector(last, of: text(first), at: whole) : .classListSelector(at: whole, last: last))
    }
    if form == .parentSuffix || form == .parentPattern, !holdsDeclarations {
      diagnostics.append(.parentSuffixOutsideRule(at: span(first)))
    }
    return form
  }

  /// Reports the space before the position in a selector that begins at `first`.
  private mutating func reportSpace(after first: Int) {
    guard position == first + 1, tokens.kinds[first] == .ampersand, kind == .identifier,
      file.bytes[tokens.range(position).lowerBound] == UInt8(ascii: "_"), endsSelector(tokens.kinds[position + 1])
    else { return diagnostics.append(.descendantSelector(at: span(from: first, through: position))) }
    let gap = Span(file: file.id, start: span(first).end, end: span(position).start)
    diagnostics.append(.gapAfterParent(suffix: text(position), at: span(from: first, through: position), gap: gap))
  }

  /// The first token at or after `index` that ends the selector.
  private mutating func selectorEnd(from index: Int) -> Int {
    var index = index
    while !endsSelector(tokens.kinds[index]) { index += 1 }
    steps += index - position
    return index
  }

  /// Reports a token that is not allowed in the selector that begins at `first`.
  private mutating func reportInSelector(_ token: Int, _ first: Int) {
    if token > first, tokens.kinds[token] == .colon, StateWords.contains(text(token + 1)) {
      return report(
        .stateInSelector(
          text(token + 1), of: text(token - 1), at: span(from: token, through: token + 1), severity: .error),
        unexpected: token)
    }
    report(.unexpectedInSelector(text(token), at: span(token)), unexpected: token)
  }
}

extension SelectorForm {
  /// The form of a selector of this form with one more token; nil if the token is not allowed there.
  fileprivate func extended(by kind: TokenKind, isFirst: Bool) -> SelectorForm? {
    switch (self, kind) {
    case (.name, .identifier), (.name, .malformedIdentifier): isFirst ? self : nil
    case (_, .identifier), (_, .malformedIdentifier): self
    case (.name, .ampersand) where isFirst: .parentSuffix
    case (.name, .asterisk), (.pattern, .asterisk): .pattern
    case (.parentSuffix, .asterisk), (.parentPattern, .asterisk): .parentPattern
    case (.name, .colon) where !isFirst, (.classList, .colon): .classList
    default: nil
    }
  }
}
