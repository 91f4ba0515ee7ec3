import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// Rules that style nothing, and classes that are styled in two places of one file.
enum RuleCheck {
  static func run(_ compilation: Compilation) -> DiagnosticList {
    let program = compilation.program
    // Most classes of a large theme may be styled in two places: no more is made than can be kept.
    var diagnostics = DiagnosticList(addedTo: compilation.reports)
    for file in program.files.sorted() {
      for rule in program.tree(file).emptyRules() {
        guard let list = rule.selectorList else { continue }
        diagnostics.append(Diagnostic(.emptyRule, "the rule '\(list.node.excerpt)' is empty", at: list.span))
      }
    }
    for rule in program.splitRules() where !diagnostics.skips(.splitRule, .note) {
      let (first, later) = (program.selectors[rule.first], program.selectors[rule.later])
      diagnostics.append(
        Diagnostic(
          .splitRule, "duplicate rule for '\(program.paths[later.path])'", at: program.span(later.place),
          secondary: [.init(program.span(first.place), "and here")]))
    }
    return diagnostics
  }
}
