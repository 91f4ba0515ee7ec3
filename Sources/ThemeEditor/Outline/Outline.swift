package import ThemeBase
package import ThemeSyntax

/// One entry of the outline of a file: a rule, a definition, a media rule, a declaration.
package struct OutlineItem: Hashable, Sendable {
  /// The kinds of entries.
  package enum Subject: Hashable, Sendable {
    case rule, definition, mediaRule, declaration, importRule, classRule, component
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
  /// The longest piece of the file that is shown as it is, in bytes.
  private static let longestSource = 60

  private let tree: SyntaxTree
  private let nested: Bool
  private var items: [OutlineItem] = []

  /// The items of a file in source order, each before those within it; those that have no name are left out.
  ///
  /// Pass false for `nested` to leave out the items within others.
  package static func items(of tree: SyntaxTree, nested: Bool = true) -> [OutlineItem] {
    var outline = Outline(tree: tree, nested: nested)
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
        add(subject, name.text, text(of: node.child(.value)), node, name.span, nil, depth)
      case .rule:
        guard let list = node.child(.selectorList) else { continue }
        add(.rule, text(of: list), "", node, list.span, node.child(.block), depth)
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
      let subject = word.isSpelt("@class") ? OutlineItem.Subject.classRule : .component
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

  private func text(of node: SyntaxNode?) -> String {
    guard let node else { return "" }
    let range = node.tokens.range
    let isPlain = range.count <= Self.longestSource && tree.file.bytes[range].allSatisfy { $0 >= 0x20 }
    return isPlain ? String(decoding: tree.file.bytes[range], as: UTF8.self) : string(of: node)
  }

  private func string(of node: SyntaxNode) -> String { Self.singleLine(node.excerpt) }

  private static func singleLine(_ text: String) -> String {
    let isPlain = text.utf8.count <= longestText && !text.utf8.contains { $0 < 0x20 }
    guard !isPlain else { return text }
    return String(text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ").prefix(longestText))
  }
}
