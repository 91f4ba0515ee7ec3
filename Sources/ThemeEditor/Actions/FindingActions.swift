import ThemeConfiguration
import ThemeDiagnostics
import ThemeSyntax

/// The fixes of findings, and comments that accept them.
enum FindingActions {
  static func find(_ place: ActionPlace) -> [EditorAction] {
    let findings = place.theme.findings(inFile: Int(place.id.index))
      .filter { place.touches($0.primary.span) }
    return findings.flatMap { fixes(of: $0) + acceptance(of: $0, place) }
  }

  /// Every fix of a finding; a safe one is preferred.
  private static func fixes(of finding: Diagnostic) -> [EditorAction] {
    let best = finding.fixIts.firstIndex { $0.applicability == .safe }
    return finding.fixIts.indices.map { index in
      let fix = finding.fixIts[index]
      return EditorAction(
        capitalized(fix.title), .quickFix, edits: fix.edits, finding: finding,
        isPreferred: index == best)
    }
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A comment above the line of a finding.
  private static func acceptance(of finding: Diagnostic, _ place: ActionPlace) -> [EditorAction] {
    guard finding.code.canBeAccepted else { return [] }
    let owner = place.tree.nodes(at: Int(finding.primary.span.start)).last {
      $0.kind == .declaration || $0.kind == .definition
    }
    let line = place.line(of: Int(owner?.span.start ?? finding.primary.span.start))
    let comment = "\(line.indentation)/* themec-disable-next-line \(finding.code) -- reason */\n"
    return [
      EditorAction(
        "Accept '\(finding.code)' here, with a reason", .quickFix,
        edits: [place.insertion(comment, at: line.start)], finding: finding)
    ]
  }
}
