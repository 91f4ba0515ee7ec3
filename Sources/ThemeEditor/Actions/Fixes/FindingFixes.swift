import ThemeBase
import ThemeSyntax

/// Finds the fixes of findings in a file: those that a finding carries, then those that need the text around it.
///
/// The latter are made only when somebody asks for them. None is certain to be meant.
struct FindingFixes {
  let theme: AnalyzedTheme
  /// The file, which may have changed since the theme was analysed.
  let tree: SyntaxTree

  /// The fixes of a finding in the file, the best first.
  func fixes(of finding: Diagnostic) -> [FixIt] { finding.fixIts.filter { !$0.edits.isEmpty } + made(for: finding) }

  private func made(for finding: Diagnostic) -> [FixIt] {
    switch finding.code {
    case .undeclaredClass: declaration(ofClassAt: finding.span)
    case .undefinedDefinition: definition(at: finding.span)
    case .partialPaletteOverride: missingVariants(at: finding.span)
    case .splitRule: merge(finding)
    case .definitionInRule: definitionMovedOut(at: finding.span)
    case .nestedSelectorWithoutParent: ruleMovedOut(at: finding.span)
    case .classListSelector where finding.fixIts.isEmpty: lastClass(at: finding.span)
    case .descendantSelector: separateClasses(at: finding.span)
    case .percentSign: fraction(at: finding.span)
    case .unterminatedString: closingQuote(at: finding.span)
    case .unterminatedComment: closedComment(at: finding.span)
    default: removals(for: finding)
    }
  }

  /// A fix that is not certain to be meant.
  func fix(_ title: String, _ edits: TextEdit...) -> [FixIt] { [FixIt(title, edits: edits, applicability: .unsafe)] }

  /// The innermost node of a kind at the start of a span.
  func node(_ kind: NodeKind, at span: Span) -> SyntaxNode? { tree.nodes(at: Int(span.start)).last { $0.kind == kind } }
}
