package import ThemeDiagnostics
package import ThemeSyntax

/// One entry of the outline of a file: a rule, a definition, a media rule, a declaration.
package struct OutlineItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case rule, definition, mediaRule, declaration, importRule, classRule, component
  }

  package var kind: Kind
  package var name: String
  /// A few words beside the name: the value of a definition, for example.
  package var detail: String
  /// The whole item.
  package var span: Span
  /// The name within the item.
  package var nameSpan: Span
  package var children: [OutlineItem]
}

/// The outline of a file, by its tree alone.
package enum Outline {
  /// The longest name and detail that are shown, in characters.
  private static let longestText = 120

  /// The items of a file in source order; those that have no name are left out.
  ///
  /// Pass false for `nested` to leave out the children of the items.
  package static func items(of tree: SyntaxTree, nested: Bool = true) -> [OutlineItem] {
    items(of: tree.stylesheet.items, nested)
  }

  /// Recursive; the parser limits the depth.
  private static func items(of items: SyntaxItems, _ nested: Bool) -> [OutlineItem] {
    var result: [OutlineItem] = []
    for item in items { if let item = self.item(item, nested) { result.append(item) } }
    return result
  }

  private static func item(_ item: ItemSyntax, _ nested: Bool) -> OutlineItem? {
    switch item {
    case .rule(let rule):
      guard let list = rule.selectorList else { return nil }
      return make(
        .rule, list.node.excerpt, "", rule.node, list.span,
        nested ? rule.block : nil)
    case .declaration(let declaration):
      return make(
        .declaration, declaration.property.text, text(of: declaration.value), declaration.node,
        declaration.property.span, nil)
    case .definition(let definition):
      return make(
        .definition, definition.name.text, text(of: definition.value), definition.node,
        definition.name.span, nil)
    case .mediaRule(let rule):
      let condition = rule.condition.map { " " + singleLine($0.node.excerpt) } ?? ""
      return make(
        .mediaRule, "@media" + condition, "", rule.node, rule.name.span,
        nested ? rule.block : nil)
    case .importRule(let rule):
      guard let path = rule.path else { return nil }
      return make(.importRule, "@import " + path.text, "", rule.node, rule.name.span, nil)
    case .atRule(let rule):
      guard let prelude = rule.prelude, !prelude.tokens.isEmpty else { return nil }
      let kind = rule.name.text == "@class" ? OutlineItem.Kind.classRule : .component
      return make(
        kind, rule.name.text + " " + singleLine(prelude.node.excerpt), "", rule.node, prelude.span,
        nested ? rule.block : nil)
    case .unexpected: return nil
    }
  }

  private static func make(
    _ kind: OutlineItem.Kind, _ name: String, _ detail: String, _ node: SyntaxNode,
    _ nameSpan: Span, _ block: BlockSyntax?
  ) -> OutlineItem? {
    let name = singleLine(name)
    guard !name.isEmpty else { return nil }
    return OutlineItem(
      kind: kind, name: name, detail: detail, span: node.span, nameSpan: nameSpan,
      children: block.map { items(of: $0.items, true) } ?? [])
  }

  private static func text(of value: ValueSyntax?) -> String {
    value.map { singleLine($0.node.excerpt) } ?? ""
  }

  private static func singleLine(_ text: String) -> String {
    // Most texts are short and stand on one line.
    let isPlain = text.utf8.count <= longestText && !text.utf8.contains { $0 < 0x20 }
    guard !isPlain else { return text }
    return String(
      text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ").prefix(longestText))
  }
}
