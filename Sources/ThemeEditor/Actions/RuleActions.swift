import ThemeBase
import ThemeSyntax

/// Rewrites rules without changing their meaning.
struct RuleActions {
  private let selection: ActionSelection
  private let rule: RuleSyntax
  private let list: SelectorListSyntax
  private let block: BlockSyntax

  private init?(_ selection: ActionSelection) {
    guard let rule = selection.enclosing(.rule).flatMap(RuleSyntax.init), let block = rule.block,
      let list = rule.selectorList, RuleMerge.isSound(rule)
    else { return nil }
    (self.selection, self.rule, self.list, self.block) = (selection, rule, list, block)
  }

  static func find(_ selection: ActionSelection) -> [EditorAction] {
    RuleActions(selection).map { [$0.split, $0.merge, $0.sort].compactMap(\.self) } ?? []
  }

  /// The action that sorts the declarations of the rule around a selection, or nil if their order matters.
  static func sort(_ selection: ActionSelection) -> EditorAction? { RuleActions(selection)?.sort }

  /// One rule for each selector of a list.
  private var split: EditorAction? {
    let selectors = Array(list.selectors)
    guard selectors.count > 1, selectors.count <= 50 else { return nil }
    let indentation = selection.tree.line(of: Int(rule.span.start)).indentation
    let body = selection.tree.file.text(block.span)
    let text = selectors.map { "\(selection.tree.file.text($0.span)) \(body)" }.joined(separator: "\n\n\(indentation)")
    return EditorAction(
      title: "Split into \(selectors.count) rules", purpose: .rewrite,
      edits: [TextEdit(span: rule.span, replacement: text)])
  }

  /// A rule and the next one for the same classes.
  private var merge: EditorAction? {
    guard let parent = selection.nodes.last(where: { $0.id < rule.id && $0.contains(rule.id) }) else { return nil }
    let siblings = Array(parent.children.drop { $0.id != rule.id })
    let merges = siblings.indices.dropFirst().lazy.compactMap { index in
      RuleSyntax(siblings[index]).flatMap { RuleMerge($0, among: Array(siblings[..<index])) }
    }
    guard let merge = merges.first, merge.first.id == rule.id else { return nil }
    return EditorAction(title: "Merge with the next rule for the same class", purpose: .rewrite, edits: merge.edits)
  }

  /// The declarations of a rule by their names; only where their order means nothing.
  private var sort: EditorAction? {
    var declarations: [(name: String, span: Span)] = []
    for item in block.items {
      guard case .declaration(let declaration) = item, declaration.node.tokens.last?.kind == .semicolon else {
        return nil
      }
      declarations.append((declaration.property.text, declaration.span))
    }
    let sorted = declarations.sorted { $0.name < $1.name }
    guard declarations.count > 1, Set(declarations.map(\.name)).count == declarations.count,
      sorted.map(\.name) != declarations.map(\.name),
      !selection.tree.trivia(in: Int(block.span.start)..<Int(block.span.end)).contains(where: { $0.kind.isComment })
    else { return nil }
    let edits = zip(declarations, sorted).filter { $0.span != $1.span }.map {
      TextEdit(span: $0.span, replacement: selection.tree.file.text($1.span))
    }
    return EditorAction(title: "Sort the declarations by name", purpose: .rewrite, edits: edits)
  }
}

/// A rule whose declarations move to the end of an earlier one for the same classes.
struct RuleMerge {
  /// The earlier rule.
  let first: SyntaxNode
  /// The edits that move the declarations.
  let edits: [TextEdit]

  /// The rule of a finding and the last one before it for the same classes; nil where a rule between them styles one of
  /// the classes too, so that the order matters.
  init?(of finding: Diagnostic, in tree: SyntaxTree) {
    let nodes = tree.nodes(at: Int(finding.span.start))
    guard let node = nodes.last(where: { $0.kind == .rule }), let later = RuleSyntax(node),
      let parent = nodes.last(where: { $0.id < node.id && $0.contains(node.id) })
    else { return nil }
    self.init(later, among: Array(parent.children.prefix { $0.id != node.id }))
  }

  /// A rule and the last one of some earlier siblings that is for the same classes.
  init?(_ later: RuleSyntax, among siblings: [SyntaxNode]) {
    let names = Self.names(later)
    guard Self.isPlain(later), !names.isEmpty,
      let index = siblings.lastIndex(where: { RuleSyntax($0).map(Self.names) == names }),
      let first = RuleSyntax(siblings[index]), Self.isPlain(first),
      first.node.tokens.bytes.contains(0x0D) == later.node.tokens.bytes.contains(0x0D),
      !siblings[(index + 1)...].contains(where: { Self.styles(names, $0) })
    else { return nil }
    self.first = first.node
    edits = Self.edits(first, later)
  }

  private static func names(_ rule: RuleSyntax) -> [String] {
    rule.selectorList?.selectors.map { String(decoding: $0.bytes, as: UTF8.self) } ?? []
  }

  static func isSound(_ rule: RuleSyntax) -> Bool {
    rule.block?.leftBrace != nil && rule.block?.node.tokens.last?.kind == .rightBrace
  }

  /// Whether the text of a rule means the same in another place.
  private static func isPlain(_ rule: RuleSyntax) -> Bool {
    isSound(rule)
      && rule.node.tokens.allSatisfy { ![.unterminatedString, .unopenedCommentEnd, .unknown].contains($0.kind) }
  }

  /// Whether an item styles one of some classes, or may do so.
  private static func styles(_ names: [String], _ node: SyntaxNode) -> Bool {
    guard node.kind == .rule || node.kind == .mediaRule else { return false }
    return node.tokens.contains { token in
      token.kind == .ampersand || token.kind == .asterisk || token.kind.isName && names.contains(token.text)
    }
  }

  private static func edits(_ first: RuleSyntax, _ later: RuleSyntax) -> [TextEdit] {
    guard let close = first.block?.node.tokens.last, let open = later.block?.leftBrace,
      let last = later.block?.node.tokens.last
    else { return [] }
    let tree = later.node.tree
    let body = tree.file.text(tree.file.span(Int(open.span.end), Int(last.span.start)))
    // A last declaration may lack its semicolon.
    let previous = close.previous?.kind
    let isOpen = previous != .semicolon && previous != .leftBrace && previous != .rightBrace
    let gap = close.leadingGap
    let comments = String(tree.file.text(gap).reversed().drop(while: \.isWhitespace).reversed())
    let isLine = close.trivia.filter(\.kind.isComment).last?.kind == .lineComment
    // A line comment would take in what follows on its line.
    let newline = isLine && body.first?.isNewline == false ? "\n" : ""
    return [
      TextEdit(span: gap, replacement: (isOpen ? ";" : "") + comments + newline + body),
      tree.removal(of: later.node),
    ]
  }
}
