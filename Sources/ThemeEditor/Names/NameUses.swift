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
    var declared: Set<Int> = []
    var uses: [NameUse] = []
    for index in 0..<tree.tokens.count where tree.tokens.kinds[index].isVariable {
      let range = tree.tokens.range(index)
      guard range.count == bytes.count, tree.file.bytes[range].elementsEqual(bytes) else {
        continue
      }
      if declared.isEmpty { declared = definitionTokens(in: tree) }
      uses.append(
        NameUse(span: tree.span(ofToken: index), isDeclaration: declared.contains(index)))
    }
    return uses
  }

  /// The tokens that name definitions.
  ///
  /// The set also has -1, so that it is never empty.
  private static func definitionTokens(in tree: SyntaxTree) -> Set<Int> {
    var tokens: Set<Int> = [-1]
    for node in tree.nodes where node.kind == .definition { tokens.insert(Int(node.firstToken)) }
    return tokens
  }

  /// The selectors and at-rules that name a class path, with what nesting makes of it, in source order.
  package static func ofClass(_ path: String, in tree: SyntaxTree) -> [NameUse] {
    var uses: [NameUse] = []
    var parents: [(end: Int, paths: [String])] = []
    for index in tree.nodes.indices {
      while let last = parents.last, index >= last.end { parents.removeLast() }
      let node = SyntaxNode(tree, NodeID(index: index))
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
        parents.append((Int(tree.nodes[index].endNode), followed))
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
