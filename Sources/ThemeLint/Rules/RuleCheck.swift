import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Rules that style nothing, and classes that are styled in two places of one file.
struct RuleCheck {
  private var diagnostics = DiagnosticList()
  /// For each path the last entry about it, plus one; 0 for none.
  private var lastEntry: [UInt32]
  private var entries: [Entry] = []

  /// Where a path was first named by a rule of its own in a file and some environments.
  private struct Entry {
    var selector: Program.Selector
    /// The entry about the same path before this one, in the notation of `lastEntry`.
    var previous: UInt32
  }

  /// How many entries about one path a selector is held against.
  private static let reach = 16

  static func run(_ program: Program) -> DiagnosticList {
    var check = RuleCheck(program)
    for number in program.collectedTrees.sorted() {
      check.reportEmptyRules(program.trees[Int(number)])
    }
    var (nodes, tree) = (program.trees.first?.nodes ?? [], UInt32(0))
    for selector in program.selectors where !selector.isFromPattern {
      if selector.place.tree != tree {
        tree = selector.place.tree
        nodes = program.trees[Int(tree)].nodes
      }
      if selector.isAlone(in: nodes) { check.visit(selector, program) }
    }
    return check.diagnostics
  }

  private init(_ program: Program) {
    lastEntry = Array(repeating: 0, count: program.names.count)
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

  private mutating func visit(_ selector: Program.Selector, _ program: Program) {
    if let earlier = earlier(than: selector) {
      guard earlier.place != selector.place, !diagnostics.skips(.splitRule, .note) else { return }
      return diagnostics.append(
        Diagnostic(
          .splitRule, "'\(program.names[selector.path])' is styled in two places",
          at: program.span(selector.place),
          secondary: [.init(program.span(earlier.place), "and here")]))
    }
    entries.append(Entry(selector: selector, previous: lastEntry[Int(selector.path)]))
    lastEntry[Int(selector.path)] = UInt32(truncatingIfNeeded: entries.count)
  }

  /// The selector that first named the same path in the same file and environments.
  private func earlier(than selector: Program.Selector) -> Program.Selector? {
    var next = Int(lastEntry[Int(selector.path)])
    var steps = 0
    while next > 0, steps < Self.reach {
      let entry = entries[next - 1]
      if entry.selector.place.tree == selector.place.tree,
        entry.selector.environments == selector.environments
      {
        return entry.selector
      }
      next = Int(entry.previous)
      steps += 1
    }
    return nil
  }
}

extension Program.Selector {
  /// Whether it is the only one of its rule: `A, B { … } B { … }` is how one adds to a group, and a pattern is such a
  /// group too.
  fileprivate func isAlone(in nodes: [SyntaxTree.Node]) -> Bool {
    let list = Int(place.node) - 1
    return list >= 0 && nodes[list].kind == .selectorList && nodes[list].endNode == place.node + 1
  }
}
