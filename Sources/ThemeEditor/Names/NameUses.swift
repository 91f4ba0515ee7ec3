package import ThemeDiagnostics
package import ThemeSyntax

/// The places of a file that name a definition or a class.
package struct NameUse: Hashable, Sendable {
  package var span: Span
  /// Whether the place gives the name its meaning: a definition, a rule, `@class`.
  package var isDeclaration: Bool
}

/// Finds names in a file, by its tokens and nodes alone.
package enum NameUses {
  /// The definitions of a name and their uses in values, in source order.
  ///
  /// Linear in the tokens of the file.
  package static func ofDefinition(_ name: String, in tree: SyntaxTree) -> [NameUse] {
    let bytes = Array(name.utf8)
    var declared: Set<TokenID>?
    var uses: [NameUse] = []
    for token in tree.allTokens where token.kind.isVariable {
      guard token.range.count == bytes.count, token.bytes.elementsEqual(bytes) else { continue }
      let definitions = declared ?? Set(tree.nodes(.definition).lazy.map(\.firstToken.id))
      declared = definitions
      uses.append(NameUse(span: token.span, isDeclaration: definitions.contains(token.id)))
    }
    return uses
  }

  /// The selectors and at-rules that name a class path, with what nesting makes of it, in source order.
  package static func ofClass(_ path: String, in tree: SyntaxTree) -> [NameUse] {
    var uses: [NameUse] = []
    var parents: [(rule: SyntaxNode, paths: [String])] = []
    for node in tree.nodes(.rule, .classRule, .atRule) {
      while let last = parents.last, !last.rule.contains(node.id) { parents.removeLast() }
      switch node.kind {
      case .rule:
        guard let list = RuleSyntax(node)?.selectorList else { break }
        var paths: [String] = []
        for selector in list.selectors {
          let named = ClassPathText.paths(of: selector, under: parents.last?.paths ?? [])
          if named.contains(path) {
            uses.append(NameUse(span: nameSpan(of: selector), isDeclaration: true))
          }
          paths += named
        }
        let followed = Array(paths.prefix(ClassPathText.limit))
        parents.append((node, followed))
      case .classRule, .atRule:
        uses += preludeUses(of: path, in: node)
      default: break
      }
    }
    return uses
  }

  /// The class that a rule styles: the last one of `A:B`.
  private static func nameSpan(of selector: SelectorSyntax) -> Span {
    selector.form == .classList ? selector.node.tokens.last?.span ?? selector.span : selector.span
  }

  private static func preludeUses(of path: String, in node: SyntaxNode) -> [NameUse] {
    guard let rule = AtRuleSyntax(node), let prelude = rule.prelude,
      ["@class", "@part"].contains(rule.name.text)
    else { return [] }
    return prelude.tokens.enumerated().compactMap { index, token in
      guard token.kind.isName, token.bytes.elementsEqual(path.utf8) else { return nil }
      return NameUse(span: token.span, isDeclaration: index == 0)
    }
  }
}
