import ThemeDiagnostics

/// `@media (device: ipad) and (orientation: portrait) { … }`
///
///     condition = all { ( "or" | "," ) all }
///     all       = primary { "and" primary }
///     primary   = "not" primary | "(" IDENT ":" IDENT ")" | "(" condition ")"
extension Parser {
  mutating func parseMediaRule() {
    let rule = open(.mediaRule)
    position += 1
    parseCondition(depth: 0)
    if kind != .leftBrace { skipToBlock() }
    guard kind == .leftBrace else {
      if kind == .semicolon { position += 1 }
      return close(rule)
    }
    openBlock(of: rule, .media)
  }

  /// Skips the rest of a malformed condition, up to the `{`, and reports it unless it has been reported.
  private mutating func skipToBlock() {
    let end = boundary()
    let isReported = nodes.nodes.last?.kind == .malformedCondition
    if !isReported {
      diagnostics.append(
        .malformedCondition(
          kind == .semicolon || kind == .rightBrace || kind == .endOfFile
            ? "expected '{' after the media condition"
            : "expected 'and', 'or' or '{', found '\(text(position))'", at: span(position)))
    }
    skipUnexpected(upTo: end)
  }

  private mutating func parseCondition(depth: Int) {
    let any = open(.anyOf)
    while true {
      parseAll(depth: depth)
      guard kind == .comma || kind == .identifier && tokenIs(position, "or") else { break }
      position += 1
    }
    close(any)
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
      diagnostics.append(
        .malformedCondition(
          "expected '(' and a media condition, found \(found)", at: span(position)))
      parseMalformed()
    }
  }

  private var found: String {
    kind == .endOfFile ? "the end of the file" : "'\(text(position))'"
  }

  private mutating func parseParenthesised(depth: Int) {
    let inner = position + 1
    if tokens.kinds[inner] == .leftParenthesis
      || tokens.kinds[inner] == .identifier && tokenIs(inner, "not")
    {
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
        diagnostics.append(
          .malformedCondition(
            "expected '(axis: choice)', found \(found)", at: span(position)))
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
      diagnostics.append(
        .malformedCondition(
          "expected ')', found \(found)", at: span(position), opened: span(open)))
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
