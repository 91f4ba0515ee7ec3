import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Rules that style nothing, and classes that are styled in two places of one file.
struct RuleCheck {
  private var diagnostics: DiagnosticList
  /// For each path the last entry about it.
  private var lastEntry: Column<Program.Path, ID<Entry>?>
  private var entries = Column<Entry, Entry>()

  /// Where a path was first named by a rule of its own in a file and some environments.
  private struct Entry {
    var selector: SelectorID
    /// The entry about the same path before this one.
    var previous: ID<Entry>?
  }

  /// How many entries about one path a selector is compared with.
  private static let reach = 16

  /// Most classes of a large theme may be styled in two places: `earlier` tells how many findings are kept at all.
  static func run(_ compilation: Compilation, after earlier: DiagnosticList) -> DiagnosticList {
    let program = compilation.program
    var check = RuleCheck(program, DiagnosticList(addedTo: earlier))
    for file in program.files.sorted() { check.reportEmptyRules(program.tree(file)) }
    check.reportSplitRules(program)
    return check.diagnostics
  }

  private init(_ program: Program, _ diagnostics: DiagnosticList) {
    self.diagnostics = diagnostics
    lastEntry = Column(repeating: nil, count: program.paths.count)
  }

  private mutating func reportEmptyRules(_ tree: SyntaxTree) {
    for rule in tree.emptyRules() {
      guard let list = rule.selectorList else { continue }
      diagnostics.append(
        Diagnostic(.emptyRule, "the rule '\(list.node.excerpt)' is empty", at: list.span))
    }
  }

  private mutating func reportSplitRules(_ program: Program) {
    var tree: SyntaxTree?
    for id in program.selectors.ids {
      let selector = program.selectors[id]
      guard !selector.isFromPattern, selector.isAlone else { continue }
      let (file, node) = (selector.place.file, selector.place.node)
      let known = tree.flatMap { $0.file.id.index == file.index ? $0 : nil } ?? program.tree(file)
      tree = known
      // A class list has been reported.
      if known.selectorForm(node) == .classList { continue }
      if let earlier = earlier(than: selector, in: program) {
        report(selector, after: program.selectors[earlier].place, in: program)
      } else {
        lastEntry[selector.path] = entries.append(
          Entry(selector: id, previous: lastEntry[selector.path]))
      }
    }
  }

  private mutating func report(
    _ selector: Program.Selector, after earlier: Program.Place, in program: Program
  ) {
    guard earlier != selector.place, !diagnostics.skips(.splitRule, .note) else { return }
    diagnostics.append(
      Diagnostic(
        .splitRule, .splitRule, about: program.paths.slice(selector.path),
        at: program.span(selector.place),
        secondary: [.init(program.span(earlier), "and here")]))
  }

  /// The selector that first named the same path in the same file and environments.
  private func earlier(than selector: Program.Selector, in program: Program) -> SelectorID? {
    var next = lastEntry[selector.path]
    var steps = 0
    while let id = next, steps < Self.reach {
      let entry = entries[id]
      let earlier = program.selectors[entry.selector]
      if earlier.place.file.index == selector.place.file.index,
        earlier.environments.bits == selector.environments.bits
      {
        return entry.selector
      }
      next = entry.previous
      steps += 1
    }
    return nil
  }
}

extension DiagnosticTemplate {
  fileprivate static let splitRule = DiagnosticTemplate(
    Phrase("duplicate rule for '", nameThen: "'"))
}
