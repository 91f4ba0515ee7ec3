package import ThemeBase
package import ThemeSyntax

/// One entry of the outline of a file: a rule, a definition, a media rule, a declaration.
package struct OutlineItem: Hashable, Sendable {
  /// The kinds of entries, with the numbers of the protocol.
  package enum Subject: Int, Sendable {
    case importRule = 1
    case mediaRule = 3
    /// Also the declaration of a class.
    case rule = 5
    case declaration = 7
    case definition = 13
    case component = 23
  }

  /// The kind of the entry.
  package var subject: Subject
  /// The name of the entry.
  package var name: String
  /// A few words beside the name: the value of a definition, for example.
  package var detail: String
  /// The whole item.
  package var span: Span
  /// The name within the item.
  package var nameSpan: Span
  /// The number of items around it.
  package var depth: Int
}

/// The outline of a file, by its tree alone.
package struct Outline {
  /// The longest name and detail that are shown, in characters.
  private static let longestText = 120

  private let nested: Bool
  private var items: [OutlineItem] = []

  /// The items of a file in source order, each before those within it; those that have no name are left out.
  ///
  /// Pass false for `nested` to leave out the items within others.
  package static func items(of tree: SyntaxTree, nested: Bool = true) -> [OutlineItem] {
    var outline = Outline(nested: nested)
    outline.add(tree.stylesheet.node.children, depth: 0)
    return outline.items
  }

  /// Recursive; the parser limits the depth.
  private mutating func add(_ nodes: SyntaxChildren, depth: Int) {
    for node in nodes {
      switch node.kind {
      case .declaration, .definition:
        let subject = node.kind == .definition ? OutlineItem.Subject.definition : .declaration
        let name = node.firstToken
        add(subject, name.text, node.child(.value).map(string) ?? "", node, name.span, nil, depth)
      case .rule:
        guard let list = node.child(.selectorList) else { continue }
        add(.rule, string(of: list), "", node, list.span, node.child(.block), depth)
      case .mediaRule, .importRule, .atRule, .classRule: addAtRule(node, depth: depth)
      default: continue
      }
    }
  }

  private mutating func addAtRule(_ node: SyntaxNode, depth: Int) {
    let word = node.firstToken
    if let rule = MediaRuleSyntax(node) {
      let condition = rule.condition.map { " " + string(of: $0.node) } ?? ""
      add(.mediaRule, "@media" + condition, "", node, word.span, rule.block?.node, depth)
    } else if let path = ImportSyntax(node)?.path {
      let name = "@import " + Self.singleLine(path.text)
      add(.importRule, name, "", node, word.span, nil, depth)
    } else if let rule = AtRuleSyntax(node), let prelude = rule.prelude, !prelude.tokens.isEmpty {
      let name = word.text + " " + string(of: prelude)
      let subject = word.isSpelt("@class") ? OutlineItem.Subject.rule : .component
      add(subject, name, "", node, prelude.span, rule.block?.node, depth)
    }
  }

  private mutating func add(
    _ subject: OutlineItem.Subject, _ name: String, _ detail: String, _ node: SyntaxNode, _ nameSpan: Span,
    _ block: SyntaxNode?, _ depth: Int
  ) {
    guard !name.isEmpty else { return }
    items.append(
      OutlineItem(subject: subject, name: name, detail: detail, span: node.span, nameSpan: nameSpan, depth: depth))
    if nested, let block { add(block.children, depth: depth + 1) }
  }

  private func string(of node: SyntaxNode) -> String { Self.singleLine(node.excerpt) }

  private static func singleLine(_ text: String) -> String {
    let isPlain = text.utf8.count <= longestText && !text.utf8.contains { $0 < 0x20 }
    guard !isPlain else { return text }
    return String(text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ").prefix(longestText))
  }
}
