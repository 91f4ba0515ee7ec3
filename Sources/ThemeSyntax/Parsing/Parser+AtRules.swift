import ThemeBase

/// Everything that begins with `@`.
extension Parser {
  mutating func parseVariableItem() {
    if tokens.kinds[position + 1] == .colon, !beginsMedia(position) {
      closeBlocksByIndentation()
      return parseDefinition()
    }
    guard let name = AtRuleName(rawValue: text(position)) else { return parseUnknownAtRule() }
    checkPlacement(of: name)
    switch name {
    case .media: parseMediaRule()
    case .import: parseImport()
    case .class: parseAtRule(.classRule, name)
    case .component, .part, .kind, .type, .palette: parseAtRule(.atRule, name)
    }
  }

  /// Whether a variable that begins a line is the name of an at-rule with what follows such a name.
  func beginsAtRule(_ token: Int) -> Bool {
    let next = tokens.kinds[token + 1]
    return (next.isName || next == .string) && AtRuleName(rawValue: text(token)) != nil
  }

  private mutating func parseUnknownAtRule() {
    if kind == .malformedVariable { reportMalformedName() }
    let name = text(position)
    if let advice = ForeignAtRule.advice[name] {
      diagnostics.append(.foreignAtRule(name, at: span(position), advice: advice))
      return skipAtRule()
    }
    let nearest = NameSuggester.nearest(to: name, in: LexicalTables.atRules)
    if nearest == nil, isDefinitionWithoutColon(position + 1) { return parseDefinitionWithoutColon() }
    diagnostics.append(.unknownAtRule(name, at: span(position), nearest: nearest))
    switch nearest.flatMap(AtRuleName.init) {
    case .media: parseMediaRule()
    case .some: parseAtRule(.atRule, nil)
    case nil: skipAtRule()
    }
  }

  /// An unknown at-rule with its block.
  private mutating func skipAtRule() {
    let first = position
    position = boundary()
    let end = kind == .leftBrace ? endOfBalancedBlock() : position
    position = first
    skipUnexpected(upTo: end)
    if kind == .semicolon { position += 1 }
  }

  /// `@x 1;` and `@x = 1;`.
  private mutating func isDefinitionWithoutColon(_ next: Int) -> Bool {
    let value = tokens.kinds[next]
    let canBeValue = value == .identifier || value.isVariable || value == .otherPunctuation
    return canBeValue && tokens.kinds[boundary()] == .semicolon
  }

  private mutating func parseDefinitionWithoutColon() {
    let name = position
    let node = open(.definition)
    position += 1
    parseValueWithoutColon(name)
    close(node)
  }

  /// `@name prelude;` or `@name prelude { … }`; nil for an unknown name.
  private mutating func parseAtRule(_ kind: NodeKind, _ name: AtRuleName?) {
    let isStatement = name?.hasBlock == false
    let rule = openStatement(kind)
    position += 1
    let prelude = open(.prelude)
    position = Swift.max(position, boundary())
    if isStatement { cutStatement(rule) }
    close(prelude)
    guard self.kind == .leftBrace else { return endStatement(rule) }
    if let name, isStatement { diagnostics.append(.unexpectedBlock(of: name, at: span(position))) }
    openBlock(of: rule, .atRule)
  }

  private mutating func openStatement(_ kind: NodeKind) -> NodeID {
    let rule = open(kind)
    if blocks.isEmpty { nodes.addStatement(rule) }
    return rule
  }

  /// Goes back to where another item begins on a line of its own inside an at-rule that takes no block.
  private mutating func cutStatement(_ rule: NodeID) {
    let end = position
    var index = nodes.firstToken(rule).index + 1
    while index < end {
      let begins = tokens.kinds[index].isVariable || tokens.kinds[end] == .leftBrace
      if begins, isFirstOnLine(index) { return position = index }
      index += 1
      steps += 1
    }
  }

  /// The `;` of an at-rule without a block.
  private mutating func endStatement(_ rule: NodeID) {
    if kind == .semicolon { position += 1 } else { reportMissing(.missingSemicolon(at: spanAfter(position - 1))) }
    close(rule)
  }

  /// `@import "base.nss";`.
  private mutating func parseImport() {
    let rule = openStatement(.importRule)
    position += 1
    let isURL = skipImportURL()
    let prelude = open(.prelude)
    let hasPath = isURL || parseImportPath()
    if isURL { position += 1 }
    close(prelude)
    if isURL, kind == .rightParenthesis { position += 1 }
    guard hasPath else {
      if kind == .semicolon { position += 1 }
      return close(rule)
    }
    if kind == .leftBrace {
      // The content of the block has no meaning.
      diagnostics.append(.unexpectedBlock(of: .import, at: span(position)))
      skipUnexpected(upTo: endOfBalancedBlock())
      return close(rule)
    }
    if kind != .semicolon, kind != .rightBrace, !isFirstOnLine(position), kind != .endOfFile {
      diagnostics.append(.unexpectedInImport(text(position), at: span(position)))
      skipUnexpected(upTo: boundary())
      if kind != .semicolon { return close(rule) }
    }
    endStatement(rule)
  }

  /// Skips `url(` before the path of an import and reports it.
  ///
  /// Returns false, and skips nothing, if the path is not written so.
  private mutating func skipImportURL() -> Bool {
    guard tokenIs(position, "url"), tokens.kinds[position + 1] == .leftParenthesis else { return false }
    let path = position + 2
    guard tokens.kinds[path] == .string || tokens.kinds[path] == .identifier,
      tokens.kinds[path + 1] == .rightParenthesis
    else { return false }
    let text = tokens.kinds[path] == .string ? text(path) : "\"\(text(path))\""
    diagnostics.append(.importURL(text, at: span(from: position, through: path + 1)))
    position = path
    return true
  }

  /// Reads the path of an import.
  ///
  /// Returns false, and reports it, if there is none.
  private mutating func parseImportPath() -> Bool {
    switch kind {
    case .string: break
    case .unterminatedString: diagnostics.append(.unterminatedString(at: span(position)))
    case .identifier where !isFirstOnLine(position):
      diagnostics.append(.unquotedImport(text(position), at: span(position)))
    default:
      reportMissing(.missingImportPath(at: spanAfter(position - 1)))
      return false
    }
    position += 1
    return true
  }
}
