import ThemeBase
import ThemeDiagnostics
import ThemeSyntax

/// Rewrites rules without changing their meaning.
struct RuleActions {
  private let selection: ActionSelection
  private let rule: RuleSyntax
  private let list: SelectorListSyntax
  private let block: BlockSyntax

  static func find(_ selection: ActionSelection) -> [EditorAction] {
    guard let rule = selection.enclosing(.rule).flatMap(RuleSyntax.init), let block = rule.block,
      let list = rule.selectorList, isSound(rule, block)
    else { return [] }
    let actions = RuleActions(selection: selection, rule: rule, list: list, block: block)
    return [actions.split, actions.merge, actions.sort].compactMap(\.self)
  }

  private static func isSound(_ rule: RuleSyntax, _ block: BlockSyntax) -> Bool {
    block.leftBrace != nil && block.node.tokens.last?.kind == .rightBrace
  }

  /// One rule for each selector of a list.
  private var split: EditorAction? {
    let selectors = Array(list.selectors)
    guard selectors.count > 1, selectors.count <= 50 else { return nil }
    let indentation = selection.line(of: Int(rule.span.start)).indentation
    let body = selection.tree.file.text(block.span)
    let text = selectors.map { "\(selection.tree.file.text($0.span)) \(body)" }
      .joined(separator: "\n\n\(indentation)")
    return EditorAction(
      title: "Split into \(selectors.count) rules", purpose: .rewrite,
      edits: [TextEdit(span: rule.span, replacement: text)])
  }

  /// A rule and the next one, if that is for the same selectors.
  private var merge: EditorAction? {
    guard let parent = selection.nodes.last(where: { $0.id < rule.id && $0.contains(rule.id) })
    else { return nil }
    let siblings = Array(parent.children.drop { $0.id != rule.id })
    guard siblings.count > 1, let next = RuleSyntax(siblings[1]), let nextBlock = next.block,
      Self.isSound(next, nextBlock), let brace = nextBlock.leftBrace,
      let nextList = next.selectorList, Self.names(nextList) == Self.names(list),
      let close = block.node.tokens.last,
      selection.tree.trivia(in: Int(rule.span.end)..<Int(next.span.start))
        .allSatisfy({ $0.kind == .whitespace })
    else { return nil }
    // A last declaration may lack its semicolon.
    let previous = close.previous?.kind
    let isOpen = previous != .semicolon && previous != .leftBrace && previous != .rightBrace
    let gap = selection.tree.file.span(
      Int(close.previous?.span.end ?? close.span.start), Int(brace.span.end))
    return EditorAction(
      title: "Merge with the next rule for the same class", purpose: .rewrite,
      edits: [TextEdit(span: gap, replacement: isOpen ? ";" : "")])
  }

  private static func names(_ list: SelectorListSyntax) -> [String] {
    list.selectors.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The declarations of a rule by their names; only where their order means nothing.
  private var sort: EditorAction? {
    var declarations: [(name: String, span: Span)] = []
    for item in block.items {
      guard case .declaration(let declaration) = item,
        declaration.node.tokens.last?.kind == .semicolon
      else { return nil }
      declarations.append((declaration.property.text, declaration.span))
    }
    let sorted = declarations.sorted { $0.name < $1.name }
    guard declarations.count > 1, Set(declarations.map(\.name)).count == declarations.count,
      sorted.map(\.name) != declarations.map(\.name),
      !selection.tree.trivia(in: Int(block.span.start)..<Int(block.span.end)).contains(where: {
        $0.kind.isComment
      })
    else { return nil }
    let edits = zip(declarations, sorted).filter { $0.span != $1.span }.map {
      TextEdit(span: $0.span, replacement: selection.tree.file.text($1.span))
    }
    return EditorAction(title: "Sort the declarations by name", purpose: .rewrite, edits: edits)
  }
}
