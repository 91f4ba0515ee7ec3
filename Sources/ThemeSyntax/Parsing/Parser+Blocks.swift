import ThemeBase

/// Braces: opening, closing, and finding out where one is missing.
extension Parser {
  var holdsDeclarations: Bool { blocks.last?.holdsDeclarations ?? false }

  /// Opens the block of `owner` at a `{`; too deep a block is skipped as a whole.
  mutating func openBlock(of owner: NodeID, _ kind: OpenBlock.Kind) {
    guard blocks.count < Self.maximumDepth else {
      diagnostics.append(.nestingTooDeep(at: span(position), limit: Self.maximumDepth))
      skipUnexpected(upTo: endOfBalancedBlock())
      return close(owner)
    }
    let block = open(.block)
    if self.kind == .leftBrace { position += 1 }
    blocks.append(
      OpenBlock(kind: kind, owner: owner, block: block, holdsDeclarations: kind != .media || holdsDeclarations))
  }

  /// One past the `}` that matches the `{` at the position, or the end of the file.
  func endOfBalancedBlock() -> Int {
    var depth = 0
    var index = position
    while tokens.kinds[index] != .endOfFile {
      if tokens.kinds[index] == .leftBrace { depth += 1 }
      if tokens.kinds[index] == .rightBrace { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  mutating func parseClosingBrace() {
    guard !blocks.isEmpty else {
      diagnostics.append(.unexpectedClosingBrace(at: span(position)))
      return skipUnexpected(upTo: position + 1)
    }
    lastClosingBrace = position
    position += 1
    closeBlock()
  }

  private mutating func closeBlock() {
    guard let block = blocks.popLast() else { return }
    close(block.block)
    close(block.owner)
  }

  mutating func closeBlocksAtEndOfFile() {
    if let innermost = blocks.last {
      let last = position - 1
      reportMissing(.missingClosingBrace(at: spanAfter(last), opened: openingSpan(of: innermost)))
    }
    while !blocks.isEmpty { closeBlock() }
  }

  private func openingSpan(of block: OpenBlock) -> Span { span(nodes.firstToken(block.block).index) }

  /// Closes the rules that have ended, as the indentation of the item at the position shows.
  ///
  /// A rule or definition that begins as far left as the rule around it is not meant to be inside: a `}` is
  /// missing before it. Reported once, at the item.
  mutating func closeBlocksByIndentation() {
    guard let indentation = indentation(of: position) else { return }
    var reported = false
    while let block = blocks.last, block.holdsDeclarations, let outer = indentationOfInnermostRule(),
      indentation <= outer
    {
      if !reported {
        diagnostics.append(.missingClosingBrace(at: span(position), opened: openingSpan(of: block)))
        reported = true
      }
      closeBlock()
    }
  }

  /// The indentation of the rule of the innermost block; looked at once for each block, and not at all for most.
  private mutating func indentationOfInnermostRule() -> Int? {
    guard let block = blocks.last else { return nil }
    if let known = block.indentation { return known }
    let found = indentation(of: nodes.firstToken(block.owner).index)
    blocks[blocks.count - 1].indentation = .some(found)
    return found
  }

  /// `;font-size: 13;` on a line of its own: its author has switched it off, as in other languages.
  private mutating func semicolonForComment(_ first: Int) -> Diagnostic? {
    guard isFirstOnLine(first), tokens.kinds[first + 1].isName, tokens.kinds[first + 2] == .colon,
      tokens.range(first).upperBound == tokens.range(first + 1).lowerBound
    else { return nil }
    var end = first + 3
    while ![.semicolon, .leftBrace, .rightBrace, .endOfFile].contains(tokens.kinds[end]), !isFirstOnLine(end) {
      end += 1
    }
    guard tokens.kinds[end] == .semicolon, !isFirstOnLine(end) else { return nil }
    let whole = span(from: first, through: end)
    let text = String(file.text(whole).dropFirst())
    guard !text.contains("*/") else { return nil }
    return .semicolonForComment(at: span(first), whole, "/* \(text) */")
  }

  mutating func parseStraySemicolons() {
    let first = position
    var last = position
    while kind == .semicolon {
      last = position
      position += 1
    }
    position = first
    // A sign that only looks like one has been reported.
    if file.bytes[tokens.range(first).lowerBound] < 0x80 {
      diagnostics.append(semicolonForComment(first) ?? .straySemicolon(at: span(from: first, through: last)))
    }
    skipUnexpected(upTo: last + 1)
  }

  // MARK: Checks that at-rules are where they have a meaning

  /// Reports the at-rule at the position where it means nothing.
  ///
  /// An at-rule with no more indentation than the rule around it is not meant to be inside: a `}` is missing before it.
  mutating func checkPlacement(of name: AtRuleName) {
    if name == .media || !name.canStand(in: container) { closeBlocksByIndentation() }
    let container = container
    guard !name.canStand(in: container) else { return }
    diagnostics.append(.misplacedAtRule(name, in: container, at: span(position)))
  }

  /// The owner of the innermost open block; nil at the top level.
  private var container: AtRuleContainer? {
    guard let block = blocks.last else { return nil }
    guard block.kind != .rule else { return .rule }
    let name = nodes.firstToken(block.owner).index
    // Registries hold little else: no text is made for these.
    if tokenIs(name, "@component") { return .atRule(.component) }
    return .atRule(AtRuleName(rawValue: text(name)))
  }
}

extension Diagnostic {
  fileprivate static func misplacedAtRule(_ name: AtRuleName, in container: AtRuleContainer?, at span: Span)
    -> Diagnostic
  {
    let place =
      switch container {
      case nil: "at the top level"
      case .rule: "in a rule"
      case .atRule(let outer): "in '\(outer?.rawValue ?? "this block")'"
      }
    return Diagnostic(.misplacedAtRule, "'\(name.rawValue)' is not allowed \(place)", at: span, help: [name.home])
  }
}

extension AtRuleName {
  /// The place where the at-rule belongs, as a help line.
  fileprivate var home: String {
    switch self {
    case .part: "put it into '@component Name { … }'"
    case .media: "it holds rules and definitions, or declarations inside a rule; move it out"
    default: "move it to the top level of the file"
    }
  }
}
