import ThemeDiagnostics

/// A rule: `A, B { … }`.
package struct RuleSyntax: SyntaxView {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .rule else { return nil }
    self.node = node
  }

  /// The selectors before the block: `A, B`.
  package var selectorList: SelectorListSyntax? { node.child() }

  /// Nil if the rule was nested too deeply to be read.
  package var block: BlockSyntax? { node.child() }
}

/// `A, B`: what stands before the block of a rule.
package struct SelectorListSyntax: SyntaxView {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .selectorList else { return nil }
    self.node = node
  }

  /// The selectors in source order.
  package var selectors: some Sequence<SelectorSyntax> & Sendable {
    node.children.lazy.compactMap { SelectorSyntax($0) }
  }

  /// The only selector, or nil if there are several or none.
  package var onlySelector: SelectorSyntax? {
    var selectors = selectors.makeIterator()
    let first = selectors.next()
    return selectors.next() == nil ? first : nil
  }
}

/// One selector of a rule.
package struct SelectorSyntax: SyntaxView {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .selector else { return nil }
    self.node = node
  }

  package var form: SelectorForm { tree.form(ofSelector: id.index) }

  /// All bytes of the selector, up to its last token.
  package var bytes: ArraySlice<UInt8> {
    let span = span
    return tree.file.bytes[Int(span.start)..<Int(span.end)]
  }

  /// The class that the rule styles: the last one of a class list, what follows the `&` of a nested rule,
  /// and all of any other selector.
  package var name: ArraySlice<UInt8> {
    switch form {
    case .classList: node.tokens.last?.bytes ?? []
    case .parentSuffix, .parentPattern: bytes.dropFirst()
    case .name, .nestedName, .pattern, .malformed: bytes
    }
  }
}

/// A block: `{ … }`.
package struct BlockSyntax: SyntaxView {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .block else { return nil }
    self.node = node
  }

  package var items: SyntaxItems { SyntaxItems(node) }

  /// Whether nothing but trivia stands in the block.
  package var isEmpty: Bool { node.children.isEmpty }

  /// Nil if the author left the `{` out.
  package var leftBrace: SyntaxToken? {
    let token = node.firstToken
    return token.kind == .leftBrace && node.tokens.first == token ? token : nil
  }
}
