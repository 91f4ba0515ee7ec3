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
    self.selection = selection
    self.rule = rule
    self.list = list
    self.block = block
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
