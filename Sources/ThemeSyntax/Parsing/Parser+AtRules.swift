import ThemeDiagnostics

/// Everything that begins with `@`.
extension Parser {
  mutating func parseVariableItem() {
    if tokens.kinds[significant(from: position + 1)] == .colon {
      closeBlocksByIndentation()
      return parseDefinition()
    }
    guard let name = AtRuleName(rawValue: text(position)) else { return parseUnknownAtRule() }
    checkPlacement(of: name)
    parse(name)
  }

  private mutating func parse(_ name: AtRuleName) {
    switch name {
    case .media: parseMediaRule()
    case .import: parseImport()
    case .class: parseAtRule(.classRule)
    case .component, .part, .kind, .type, .palette: parseAtRule(.atRule)
    }
  }

  private mutating func parseUnknownAtRule() {
    let name = text(position)
    let next = significant(from: position + 1)
    if isDefinitionWithoutColon(next), nearestAtRule(to: name) == nil {
      return parseDefinitionWithoutColon()
    }
    let nearest = nearestAtRule(to: name)
    diagnostics.append(.unknownAtRule(name, at: span(position), nearest: nearest))
    switch nearest.flatMap(AtRuleName.init) {
    case .media: parseMediaRule()
    case .some: parseAtRule(.atRule)
    case nil: skipAtRule()
    }
  }

  /// An at-rule that nobody knows, with its block.
  private mutating func skipAtRule() {
    let first = position
    position = boundary()
    let end = kind == .leftBrace ? endOfBalancedBlock() : position
    position = first
    skipUnexpected(upTo: end)
    if kind == .semicolon { position += 1 }
  }

  private func nearestAtRule(to name: String) -> String? {
    NameSuggester.nearest(to: name, in: AtRuleName.allCases.map(\.rawValue))
  }

  /// `@x 1;` and `@x = 1;`.
  private mutating func isDefinitionWithoutColon(_ next: Int) -> Bool {
    let value = tokens.kinds[next]
    let canBeValue = value == .identifier || value == .variable || value == .otherPunctuation
    return canBeValue && tokens.kinds[boundary()] == .semicolon
  }

  private mutating func parseDefinitionWithoutColon() {
    let name = position
    let node = open(.definition)
    position = significant(from: position + 1)
    parseValueWithoutColon(name)
    close(node)
  }

  /// `@name prelude;` or `@name prelude { … }`.
  private mutating func parseAtRule(_ kind: NodeKind) {
    let rule = open(kind)
    position = significant(from: position + 1)
    let prelude = open(.prelude)
    position = Swift.max(position, boundary())
    closeTrimmed(prelude)
    guard self.kind == .leftBrace else { return endStatement(rule) }
    reportBlock(of: rule)
    openBlock(of: rule, .atRule)
  }

  /// Reports a `{` behind an at-rule that has no block.
  private mutating func reportBlock(of rule: SyntaxTree.NodeIndex) {
    let name = text(Int(nodes[rule].firstToken))
    guard AtRuleName(rawValue: name)?.hasBlock == false else { return }
    diagnostics.append(.unexpectedBlock(of: name, at: span(position)))
  }

  /// The `;` of an at-rule without a block.
  private mutating func endStatement(_ rule: SyntaxTree.NodeIndex) {
    if kind == .semicolon {
      position += 1
    } else {
      diagnostics.append(.missingSemicolon(at: spanAfter(significant(before: position))))
    }
    close(rule)
  }

  /// `@import "base.nss";`.
  private mutating func parseImport() {
    let rule = open(.importRule)
    position = significant(from: position + 1)
    let prelude = open(.prelude)
    let path = position
    switch kind {
    case .string: position += 1
    case .identifier:
      diagnostics.append(.unquotedImport(text(path), at: span(path)))
      position += 1
    default: diagnostics.append(.missingImportPath(at: spanAfter(significant(before: path))))
    }
    close(prelude)
    skipTrivia()
    if kind == .leftBrace { return skipBlock(of: rule) }
    if kind != .semicolon, kind != .rightBrace, !isFirstOnLine(position), kind != .endOfFile {
      diagnostics.append(.unexpectedInImport(text(position), at: span(position)))
      skipUnexpected(upTo: boundary())
    }
    endStatement(rule)
  }

  /// A block where there is none to be: what it holds means nothing.
  private mutating func skipBlock(of rule: SyntaxTree.NodeIndex) {
    reportBlock(of: rule)
    skipUnexpected(upTo: endOfBalancedBlock())
    close(rule)
  }
}
