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
}
