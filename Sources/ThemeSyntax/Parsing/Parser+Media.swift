import ThemeBase

/// `@media (device: ipad) and (orientation: portrait) { … }`
///
///     condition = all { ( "or" | "," ) all }
///     all       = primary { "and" primary }
///     primary   = "not" primary | "(" IDENT ":" IDENT ")" | "(" condition ")"
extension Parser {
  mutating func parseMediaRule() {
    let rule = open(.mediaRule)
    position += 1
    isConditionMalformed = false
    let condition = parseCondition(depth: 0)
    if kind != .leftBrace { skipToBlock() }
    if isConditionMalformed { nodes.setKind(.malformedCondition, of: condition) }
    guard kind == .leftBrace else {
      if kind == .semicolon { position += 1 }
      return close(rule)
    }
    openBlock(of: rule, .media)
  }

  /// Skips the rest of a malformed condition, up to the `{`, and reports it.
  private mutating func skipToBlock() {
    reportCondition(
      kind == .semicolon || kind == .rightBrace || kind == .endOfFile
        ? "expected '{' after the media condition" : "expected 'and', 'or' or '{', found '\(text(position))'")
    let node = open(.unexpected)
    position = Swift.max(position, boundary())
    while isSlip {
      position += 1
      position = boundary()
    }
    close(node)
  }

  /// Whether a sign that ends a condition stands in the middle of it: what follows is no item, as it ends in `) {`.
  private var isSlip: Bool {
    mutating get {
      guard kind == .semicolon || kind == .rightBrace else { return kind == .unopenedCommentEnd }
      var end = position + 1
      while !tokens.kinds[end].isBoundary { end += 1 }
      steps += end - position
      return tokens.kinds[end] == .leftBrace && (end == position + 1 || tokens.kinds[end - 1] == .rightParenthesis)
    }
  }

  /// Reports a mistake at the position, once for each condition.
  ///
  /// The whole condition never holds then: nothing shows how much of it was meant.
  private mutating func reportCondition(_ message: String, opened: Int? = nil) {
    if !isConditionMalformed {
      diagnostics.append(.malformedCondition(message, at: span(position), opened: opened.map { span($0) }))
    }
    isConditionMalformed = true
  }

  @discardableResult private mutating func parseCondition(depth: Int) -> NodeID {
    let any = open(.anyOf)
    while true {
      parseAll(depth: depth)
      guard kind == .comma || kind == .identifier && tokenIs(position, "or") else { break }
      position += 1
    }
    close(any)
    return any
  }

  private mutating func parseAll(depth: Int) {
    let all = open(.allOf)
    while true {
      parsePrimary(depth: depth)
      guard kind == .identifier, tokenIs(position, "and") else { break }
      position += 1
    }
    close(all)
  }

  private mutating func parsePrimary(depth: Int) {
    guard depth < Self.maximumDepth else {
      diagnostics.append(.nestingTooDeep(at: span(position), limit: Self.maximumDepth))
      isConditionMalformed = true
      return parseMalformed()
    }
    if kind == .identifier, tokenIs(position, "not") {
      let not = open(.negation)
      position += 1
      parsePrimary(depth: depth + 1)
      close(not)
    } else if kind == .leftParenthesis {
      parseParenthesised(depth: depth)
    } else {
      reportCondition("expected '(' and a media condition, found \(found)")
      parseMalformed()
    }
  }

  private var found: String { kind == .endOfFile ? "the end of the file" : "'\(text(position))'" }

  private mutating func parseParenthesised(depth: Int) {
    let inner = position + 1
    if tokens.kinds[inner] == .leftParenthesis || tokens.kinds[inner] == .identifier && tokenIs(inner, "not") {
      let open = position
      position = inner
      parseCondition(depth: depth + 1)
      expectClosingParenthesis(of: open)
    } else {
      parseFeature()
    }
  }

  private mutating func parseFeature() {
    let open = position
    let feature = self.open(.mediaFeature)
    for expected in [TokenKind.identifier, .colon, .identifier] {
      position += 1
      guard kind == expected || kind == .malformedIdentifier && expected == .identifier else {
        reportCondition("expected '(axis: choice)', found \(found)")
        nodes.setKind(.malformedCondition, of: feature)
        skipToParenthesisEnd()
        return close(feature)
      }
    }
    position += 1
    expectClosingParenthesis(of: open)
    close(feature)
  }

  private mutating func expectClosingParenthesis(of open: Int) {
    if kind == .rightParenthesis {
      position += 1
    } else {
      reportCondition("expected ')', found \(found)", opened: open)
    }
  }

  private mutating func skipToParenthesisEnd() {
    let end = boundary()
    while position < end, kind != .rightParenthesis { position += 1 }
    if kind == .rightParenthesis { position += 1 }
  }

  /// Up to the block: nothing more can be read from the condition.
  private mutating func parseMalformed() {
    let node = open(.malformedCondition)
    position = Swift.max(position, boundary())
    close(node)
  }
}
