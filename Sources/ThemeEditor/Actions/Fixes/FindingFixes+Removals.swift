import ThemeBase
import ThemeSyntax

/// Fixes that remove something.
extension FindingFixes {
  /// The findings whose item has no effect, or none that can be meant.
  private static let removableItems: Set<DiagnosticCode> = [
    .unusedDefinition, .unreadProperty, .unknownProperty, .unknownState, .documentedSlip, .repeatedProperty,
    .shadowedDeclaration, .duplicateDeclaration, .undoneMediaRule, .insetsWithoutImage, .halfGradient, .missingImage,
    .missingFont, .missingValue, .invalidValue, .unknownColor, .hexLength, .outOfRange, .invalidExpression,
    .divisionByZero, .arithmeticOverflow, .unknownFunction, .misspeltPaletteColor, .unreachablePaletteOverride,
    .clearPaletteName, .emptyRule, .rulesNotRead, .missingSelector, .parentOutsideRule, .declarationOutsideRule,
    .misplacedAtRule, .unknownAtRule, .importNotFound, .importCycle, .importOutsideRoot, .unknownPalette,
  ]
  /// The findings whose selector styles nothing.
  private static let removableSelectors: Set<DiagnosticCode> = [.unusedClass, .unknownClassPath, .unmatchedPattern]

  private static let names: [NodeKind: String] = [
    .declaration: "declaration", .definition: "definition", .rule: "rule", .importRule: "import", .atRule: "at-rule",
    .classRule: "class", .mediaRule: "media rule", .unexpected: "text",
  ]

  /// Removes the item, the selector or the text of a finding, where nothing else can be meant.
  func removals(for finding: Diagnostic) -> [FixIt] {
    let nodes = tree.nodes(at: Int(finding.span.start))
    if finding.code == .unexpectedCharacter {
      let text = tree.file.excerpt(finding.span)
      return fix("remove '\(text)'", TextEdit(span: finding.span, replacement: ""))
    }
    if Self.removableSelectors.contains(finding.code), let rule = nodes.last(where: { $0.kind == .rule }) {
      return selectorRemoval(nodes) ?? removal(of: rule)
    }
    guard Self.removableItems.contains(finding.code), let node = nodes.last(where: { Self.names[$0.kind] != nil }),
      // One of several classes may need what another one does not.
      node.kind != .declaration || ClassPathText.paths(ofRulesAround: nodes).count <= 1
        || finding.code == .repeatedProperty
    else { return [] }
    return removal(of: node)
  }

  /// Removes one of several selectors; nil for an only one.
  private func selectorRemoval(_ nodes: [SyntaxNode]) -> [FixIt]? {
    guard let selector = nodes.last(where: { $0.kind == .selector }),
      let list = nodes.last(where: { $0.kind == .selectorList }), let range = list.rangeWithComma(of: selector)
    else { return nil }
    return fix("remove '\(selector.excerpt)'", TextEdit(span: range, replacement: ""))
  }

  /// Removes an item, and each rule around it that would be empty.
  private func removal(of node: SyntaxNode) -> [FixIt] {
    var removed = node
    let path = tree.nodes(at: Int(node.span.start)).prefix { $0.id != node.id }
    for around in path.reversed() {
      let isEmptied =
        switch around.kind {
        case .block: Array(around.children.prefix(2)).count == 1
        case .rule, .mediaRule: true
        default: false
        }
      guard isEmptied else { break }
      if around.kind != .block { removed = around }
    }
    return fix("remove the \(Self.names[node.kind] ?? "")", tree.removal(of: removed))
  }
}

extension SyntaxNode {
  /// The span of a child with the comma that sets it apart; nil for an only child.
  fileprivate func rangeWithComma(of child: SyntaxNode) -> Span? {
    let siblings = Array(children)
    guard siblings.count > 1, let index = siblings.firstIndex(of: child) else { return nil }
    var span = child.span
    if index > 0 { span.start = siblings[index - 1].span.end } else { span.end = siblings[1].span.start }
    return span
  }
}
