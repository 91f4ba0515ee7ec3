import ThemeAcceptance
import ThemeBase
import ThemeDiagnostics

/// The fixes of findings, and comments that accept them.
enum FindingActions {
  static func find(_ selection: ActionSelection) -> [EditorAction] {
    let findings = selection.theme.findings(inFile: Int(selection.id.index))
      .filter { selection.touches($0.span) }
    guard !findings.isEmpty else { return [] }
    let comments = AcceptanceComments(in: selection.tree)
    return findings.flatMap { fixes(of: $0) + (acceptance(of: $0, comments).map { [$0] } ?? []) }
  }

  /// Every fix of a finding; a safe one is preferred.
  private static func fixes(of finding: Diagnostic) -> [EditorAction] {
    let best = finding.fixIts.firstIndex { $0.applicability == .safe }
    return finding.fixIts.indices.map { index in
      let fix = finding.fixIts[index]
      return EditorAction(
        title: capitalized(fix.title), purpose: .quickFix, edits: fix.edits, finding: finding,
        isPreferred: index == best)
    }
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func acceptance(
    of finding: Diagnostic, _ comments: AcceptanceComments
  ) -> EditorAction? {
    guard finding.canBeAcceptedByComment, let edit = comments.edit(accepting: finding) else {
      return nil
    }
    return EditorAction(
      title: "Accept '\(finding.code)' here, with a reason", purpose: .quickFix, edits: [edit],
      finding: finding)
  }
}
