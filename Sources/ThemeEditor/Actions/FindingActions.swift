import ThemeBase

/// The fixes of findings, those of all findings of a kind together, and comments that accept them.
enum FindingActions {
  static func find(_ selection: ActionSelection) -> [EditorAction] {
    let file = Int(selection.id.index)
    let findings = selection.theme.findings(inFile: file, where: selection.touches)
    guard !findings.isEmpty else { return [] }
    let comments = AcceptanceComments(in: selection.tree)
    let fixes = FindingFixes(theme: selection.theme, tree: selection.tree)
    let single = findings.flatMap { finding in
      actions(fixes.fixes(of: finding), for: finding) + rewrites(for: finding, selection.theme)
        + (declaration(for: finding, fixes).map { [$0] } ?? [])
        + (acceptance(of: finding, comments).map { [$0] } ?? [])
    }
    var seen: Set<DiagnosticCode> = []
    return single
      + findings.filter { seen.insert($0.code).inserted }.compactMap {
        FileFixes.similarAction(for: $0, fixes, of: selection.theme)
      }
  }

  /// Every fix of a finding; a safe one is preferred.
  private static func actions(_ fixes: [FixIt], for finding: Diagnostic) -> [EditorAction] {
    let best = fixes.firstIndex { $0.applicability == .safe }
    return fixes.indices.map { index in
      EditorAction(
        title: capitalized(fixes[index].title), purpose: .quickFix, edits: fixes[index].edits, finding: finding,
        isPreferred: index == best)
    }
  }

  /// The rewriting at the place of a finding that mends it.
  private static func rewrites(for finding: Diagnostic, _ theme: AnalyzedTheme) -> [EditorAction] {
    let place = Int(finding.span.start)..<Int(finding.span.start)
    let selection = ActionSelection(place, Int(finding.span.file.index), theme)
    let found: EditorAction? =
      switch finding.code {
      case .lowContrast, .invisibleText: VariantActions.fixContrast(selection)
      case .unsortedProperties: RuleActions.sort(selection)
      default: nil
      }
    guard var action = found, action.refusal == nil else { return [] }
    action.purpose = .quickFix
    action.finding = finding
    return [action]
  }

  /// The declaration of a class in the registry file, where the named target cannot read it in the stylesheet.
  private static func declaration(for finding: Diagnostic, _ fixes: FindingFixes) -> EditorAction? {
    guard finding.code == .undeclaredClass, fixes.theme.namesTarget,
      let line = fixes.line(declaringClassAt: finding.span)
    else { return nil }
    return EditorAction(
      title: "Declare the class in the registry file: '\(line)'", purpose: .quickFix, finding: finding,
      declaration: line + "\n")
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func acceptance(of finding: Diagnostic, _ comments: AcceptanceComments) -> EditorAction? {
    guard let edit = comments.edit(accepting: finding) else { return nil }
    return EditorAction(
      title: "Accept '\(finding.code)' here, with a reason", purpose: .quickFix, edits: [edit], finding: finding)
  }
}
