import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Rules that style nothing, and classes that are styled in two places of one file.
struct RuleCheck {
  private var diagnostics = DiagnosticList()
  /// For each path the last entry about it.
  private var lastEntry: Column<Program.Path, ID<Entry>?>
  private var entries = Column<Entry, Entry>()

  /// Where a path was first named by a rule of its own in a file and some environments.
  private struct Entry {
    var selector: Program.Selector
    /// The entry about the same path before this one.
    var previous: ID<Entry>?
  }

  /// How many entries about one path a selector is held against.
  private static let reach = 16

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let program = compilation.program
    var check = RuleCheck(program)
    for file in program.files.sorted() { check.reportEmptyRules(program.tree(file)) }
    var file = program.files.first
    var nodes = file.map { program.tree($0).nodes } ?? []
    for selector in program.selectors.values where !selector.isFromPattern {
      if selector.place.file != file {
        file = selector.place.file
        nodes = program.tree(selector.place.file).nodes
      }
      let form = program.tree(selector.place.file).form(ofSelector: selector.place.node.index)
      // A class list has been reported.
      if form != .classList, selector.isAlone(in: nodes) { check.visit(selector, program) }
    }
    return check.diagnostics
  }

  private init(_ program: Program) {
    lastEntry = Column(repeating: nil, count: program.paths.count)
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
          .splitRule, String("duplicate rule for '", program.paths[selector.path], "'"),
          at: program.span(selector.place),
          secondary: [.init(program.span(earlier.place), "and here")]))
    }
    lastEntry[selector.path] = entries.append(
      Entry(selector: selector, previous: lastEntry[selector.path]))
  }

  /// The selector that first named the same path in the same file and environments.
  private func earlier(than selector: Program.Selector) -> Program.Selector? {
    var next = lastEntry[selector.path]
    var steps = 0
    while let id = next, steps < Self.reach {
      let entry = entries[id]
      if entry.selector.place.file == selector.place.file,
        entry.selector.environments == selector.environments
      {
        return entry.selector
      }
      next = entry.previous
      steps += 1
    }
    return nil
  }
}

extension Program.Selector {
  /// Whether it is the only one of its rule: `A, B { … } B { … }` is how one adds to a group, and a pattern is such a
  /// group too.
  fileprivate func isAlone(in nodes: [SyntaxTree.Node]) -> Bool {
    let list = place.node.index - 1
    return list >= 0 && nodes[list].kind == .selectorList
      && Int(nodes[list].endNode) == place.node.index + 1
  }
}
