import ThemeDiagnostics

/// Everything that begins with `@`.
extension Parser {
  /// The at-rules with a prelude of plain tokens; the registry and the compiler read them.
  private static let plainAtRules = ["@component", "@part", "@kind", "@type", "@palette"]
  private static let names = ["@media", "@import", "@class"] + plainAtRules

  mutating func parseVariableItem() {
    if tokens.kinds[significant(from: position + 1)] == .colon {
      closeBlocksByIndentation()
      parseDefinition()
    } else if tokenIs(position, "@media") {
      closeBlocksByIndentation()
      parseMediaRule()
    } else if tokenIs(position, "@import") {
      parseImport()
    } else if tokenIs(position, "@class") {
      parseAtRule(.classRule)
    } else {
      parseNamedAtRule()
    }
  }

  private mutating func parseNamedAtRule() {
    let name = text(position)
    if Self.plainAtRules.contains(name) { return parseAtRule(.atRule) }
    let next = significant(from: position + 1)
    if isDefinitionWithoutColon(next), nearestAtRule(to: name) == nil {
      return parseDefinitionWithoutColon()
    }
    let nearest = nearestAtRule(to: name)
    diagnostics.append(.unknownAtRule(name, at: span(position), nearest: nearest))
    switch nearest {
    case "@media": parseMediaRule()
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
    NameSuggester.nearest(to: name, in: Self.names)
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
    switch self.kind {
    case .leftBrace where kind == .atRule: openBlock(of: rule, .atRule)
    case .leftBrace:
      diagnostics.append(
        .unexpectedBlock(of: text(Int(nodes[rule].firstToken)), at: span(position)))
      openBlock(of: rule, .atRule)
    default: endStatement(rule)
    }
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
    if !blocks.isEmpty { diagnostics.append(.misplacedImport(at: span(position))) }
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
    if kind != .semicolon, kind != .rightBrace, !isFirstOnLine(position), kind != .endOfFile {
      diagnostics.append(.unexpectedInImport(text(position), at: span(position)))
      skipUnexpected(upTo: boundary())
    }
    endStatement(rule)
  }
}
