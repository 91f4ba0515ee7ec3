import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// Rules whose properties are not in alphabetical order, for teams that want that order.
enum PropertyOrderCheck {
  static func run(_ compilation: Compilation) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for file in compilation.program.files.sorted() {
      for node in compilation.program.tree(file).nodes(.rule) {
        if let rule = RuleSyntax(node), let diagnostic = check(rule) { diagnostics.append(diagnostic) }
      }
    }
    return diagnostics
  }

  /// Reports the first property of a rule that follows one that it should precede.
  private static func check(_ rule: RuleSyntax) -> Diagnostic? {
    guard let block = rule.block else { return nil }
    var previous: SyntaxToken?
    for case .declaration(let declaration) in block.items {
      let property = declaration.property
      if let previous, property.bytes.lexicographicallyPrecedes(previous.bytes) {
        return Diagnostic(
          .unsortedProperties, "'\(property.excerpt)' comes before '\(previous.excerpt)' in the alphabet",
          at: property.span, secondary: [.init(previous.span, "comes before it")])
      }
      previous = property
    }
    return nil
  }
}
