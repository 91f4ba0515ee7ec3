import ThemeBase
import ThemeDiagnostics
import ThemeSyntax

/// Rules in another form with the same meaning.
enum RuleActions {
  static func find(_ place: ActionPlace) -> [EditorAction] {
    guard let rule = place.enclosing(.rule).flatMap(RuleSyntax.init), let block = rule.block,
      let list = rule.selectorList, isSound(rule, block)
    else { return [] }
    return split(rule, list, block, place) + merge(rule, list, block, place) + sort(block, place)
  }

  private static func isSound(_ rule: RuleSyntax, _ block: BlockSyntax) -> Bool {
    block.leftBrace != nil && block.node.tokens.last?.kind == .rightBrace
  }

  /// One rule for each selector of a list.
  private static func split(
    _ rule: RuleSyntax, _ list: SelectorListSyntax, _ block: BlockSyntax, _ place: ActionPlace
  ) -> [EditorAction] {
    let selectors = Array(list.selectors)
    guard selectors.count > 1, selectors.count <= 50 else { return [] }
    let indentation = place.line(of: Int(rule.span.start)).indentation
    let body = place.tree.file.text(block.span)
    let text = selectors.map { "\(place.tree.file.text($0.span)) \(body)" }
      .joined(separator: "\n\n\(indentation)")
    return [
      EditorAction(
        "Split into \(selectors.count) rules", .rewrite,
        edits: [TextEdit(span: rule.span, replacement: text)])
    ]
  }

  /// A rule and the next one, if that is for the same selectors.
  private static func merge(
    _ rule: RuleSyntax, _ list: SelectorListSyntax, _ block: BlockSyntax, _ place: ActionPlace
  ) -> [EditorAction] {
    guard let parent = place.nodes.last(where: { $0.id < rule.id && $0.contains(rule.id) })
    else { return [] }
    var isNext = false
    for sibling in parent.children {
      if isNext {
        guard let next = RuleSyntax(sibling), let nextBlock = next.block, isSound(next, nextBlock),
          let brace = nextBlock.leftBrace, let nextList = next.selectorList,
          names(nextList) == names(list), let close = block.node.tokens.last,
          place.tree.trivia(in: Int(rule.span.end)..<Int(next.span.start)).allSatisfy({
            $0.kind == .whitespace
          })
        else { return [] }
        // A last declaration may lack its semicolon.
        let previous = close.previous?.kind
        let isOpen = previous != .semicolon && previous != .leftBrace && previous != .rightBrace
        let gap = place.tree.file.span(
          Int(close.previous?.span.end ?? close.span.start), Int(brace.span.end))
        return [
          EditorAction(
            "Merge with the next rule for the same class", .rewrite,
            edits: [TextEdit(span: gap, replacement: isOpen ? ";" : "")])
        ]
      }
      isNext = sibling.id == rule.id
    }
    return []
  }

  private static func names(_ list: SelectorListSyntax) -> [String] {
    list.selectors.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The declarations of a rule by their names; only where their order means nothing.
  private static func sort(_ block: BlockSyntax, _ place: ActionPlace) -> [EditorAction] {
    var declarations: [(name: String, span: Span)] = []
    for item in block.items {
      guard case .declaration(let declaration) = item,
        declaration.node.tokens.last?.kind == .semicolon
      else { return [] }
      declarations.append((declaration.property.text, declaration.span))
    }
    let sorted = declarations.sorted { $0.name < $1.name }
    guard declarations.count > 1, Set(declarations.map(\.name)).count == declarations.count,
      sorted.map(\.name) != declarations.map(\.name),
      !place.tree.trivia(in: Int(block.span.start)..<Int(block.span.end)).contains(where: {
        $0.kind.isComment
      })
    else { return [] }
    let edits = zip(declarations, sorted).filter { $0.span != $1.span }.map {
      TextEdit(span: $0.span, replacement: place.tree.file.text($1.span))
    }
    return [EditorAction("Sort the declarations by name", .rewrite, edits: edits)]
  }
}
