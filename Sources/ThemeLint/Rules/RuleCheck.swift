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

  /// How many entries about one path a selector is compared with.
  private static let reach = 16

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let program = compilation.program
    var check = RuleCheck(program)
    for file in program.files.sorted() { check.reportEmptyRules(program.tree(file)) }
    for selector in program.selectors.values where !selector.isFromPattern && selector.isAlone {
      // A class list has been reported.
      let form = SelectorSyntax(program.node(selector.place))?.form
      if form != .classList { check.visit(selector, program) }
    }
    return check.diagnostics
  }

  private init(_ program: Program) {
    lastEntry = Column(repeating: nil, count: program.paths.count)
  }

  private mutating func reportEmptyRules(_ tree: SyntaxTree) {
    for node in tree.nodes(.rule) {
      guard let rule = RuleSyntax(node), let block = rule.block, block.isEmpty,
        let list = rule.selectorList
      else { continue }
      diagnostics.append(
        Diagnostic(.emptyRule, "the rule '\(list.node.excerpt)' is empty", at: list.span))
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
