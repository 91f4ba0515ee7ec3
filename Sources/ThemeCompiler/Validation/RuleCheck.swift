import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Rules that style nothing, and classes that are styled in two places of one file.
struct RuleCheck {
  private var diagnostics = DiagnosticList()
  /// Where each path was first named by a rule of its own, by file and environments.
  private var first: [Key: Program.Selector] = [:]

  private struct Key: Hashable {
    var path: UInt32
    var tree: UInt32
    var environments: EnvironmentSet
  }

  static func run(_ program: Program) -> DiagnosticList {
    var check = RuleCheck()
    for (number, tree) in program.trees.enumerated() where program.isUsed(tree: number) {
      check.reportEmptyRules(tree)
    }
    for selector in program.selectors { check.visit(selector, program) }
    return check.diagnostics
  }

  private mutating func reportEmptyRules(_ tree: SyntaxTree) {
    for node in tree.nodes.indices where tree.nodes[node].kind == .rule {
      guard let block = tree.child(of: node, .block), tree.nodes[block].endNode == block + 1,
        let list = tree.child(of: node, .selectorList), tree.nodes[block].endToken > 0
      else { continue }
      let name = tree.file.excerpt(tree.span(of: list))
      diagnostics.append(
        Diagnostic(.emptyRule, "the rule '\(name)' is empty", at: tree.span(of: list)))
    }
  }

  /// Only rules of a single selector count: `A, B { … } B { … }` is how one adds to a group, and a pattern is such a
  /// group too.
  private mutating func visit(_ selector: Program.Selector, _ program: Program) {
    guard !selector.isFromPattern else { return }
    let tree = program.trees[Int(selector.place.tree)]
    let list = Int(selector.place.node) - 1
    guard list >= 0, tree.nodes[list].kind == .selectorList,
      tree.nodes[list].endNode == selector.place.node + 1
    else { return }
    let key = Key(
      path: selector.path, tree: selector.place.tree, environments: selector.environments)
    guard let earlier = first[key] else { return first[key] = selector }
    guard earlier.place != selector.place else { return }
    diagnostics.append(
      Diagnostic(
        .splitRule, "'\(program.names[selector.path])' is styled in two places",
        at: program.span(selector.place),
        secondary: [.init(program.span(earlier.place), "and here")]))
  }
}

extension Program {
  /// Whether some selector or definition of a tree is a part of the program.
  fileprivate func isUsed(tree: Int) -> Bool { collectedTrees.contains(UInt32(tree)) }
}
