package import ThemeBase
import ThemeProject
package import ThemeSyntax

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
        + [declaration(for: finding, fixes), acceptance(of: finding, comments)].compactMap(\.self)
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
    guard let edit = comments.edits(accepting: [finding], because: SuppressionComment.placeholder).first else {
      return nil
    }
    return EditorAction(
      title: "Accept '\(finding.code)' here, with a reason", purpose: .quickFix, edits: [edit], finding: finding)
  }
}

/// Writes comments that accept findings of a file, each where it applies.
package struct AcceptanceComments {
  /// A place for a comment, and what it is about.
  private struct Place: Hashable {
    var offset: Int
    var scope: SuppressionComment.Scope
  }

  private let tree: SyntaxTree
  private let map: CommentedLines

  package init(in tree: SyntaxTree) {
    self.tree = tree
    map = CommentedLines(tree)
  }

  /// The edits that write comments for findings with a reason, one comment for all at a place, as far as they can be written.
  package func edits(accepting findings: [Diagnostic], because reason: String) -> [TextEdit] {
    var codes: [Place: Set<DiagnosticCode>] = [:]
    for finding in findings {
      if let place = place(accepting: finding) { codes[place, default: []].insert(finding.code) }
    }
    return codes.sorted { $0.key.offset < $1.key.offset }.map { place, codes in
      edit(at: place, codes.sorted { $0.rawValue < $1.rawValue }, because: reason)
    }
  }

  /// Whether a comment can be written that accepts a finding.
  package func canAccept(_ finding: Diagnostic) -> Bool { place(accepting: finding) != nil }

  private func place(accepting finding: Diagnostic) -> Place? {
    let start = Int(finding.span.start)
    guard finding.canBeAcceptedByComment else { return nil }
    guard let subject = map.comment(at: start) else { return lineAbove(start) }
    // A comment about the next line skips the comments after it.
    let offset = subject.range.lowerBound
    guard map.lines.line(at: offset) == map.lines.line(at: start) else { return nil }
    return Place(offset: offset, scope: .line)
  }

  /// The place above the statement or the line of a finding.
  private func lineAbove(_ start: Int) -> Place? {
    let statement = tree.nodes(at: start).last { Self.isStatement($0) }
    let offsets = [statement.map { Int($0.span.start) }, start].compactMap { $0 }
    let places = offsets.map { map.freeStart(atOrAbove: $0) }
    return places.first { accepts(start, from: $0) }.map { Place(offset: $0, scope: .nextLine) }
  }

  private func edit(at place: Place, _ codes: [DiagnosticCode], because reason: String) -> TextEdit {
    let names = codes.map(\.rawValue).joined(separator: ", ")
    let text = "/* \(place.scope.rawValue) \(names) -- \(reason) */"
    guard place.scope == .nextLine else { return tree.insertion("\(text) ", at: place.offset) }
    let blank = tree.file.bytes[place.offset...].prefix { $0 == 0x20 || $0 == 0x09 }
    return tree.insertion("\(String(decoding: blank, as: UTF8.self))\(text)\n", at: place.offset)
  }

  /// Whether a comment about the next line, written at `place`, accepts findings at an offset.
  private func accepts(_ offset: Int, from place: Int) -> Bool {
    var token = tree.token(at: place)
    while Int(token.span.start) < place, let next = token.next { token = next }
    let first = Int(token.span.start)
    if map.lines.line(at: first) == map.lines.line(at: offset) { return true }
    return tree.nodes(at: first).contains {
      Self.isStatement($0) && Int($0.span.start) == first && first <= offset && offset < Int($0.span.end)
    }
  }

  private static func isStatement(_ node: SyntaxNode) -> Bool { node.kind == .declaration || node.kind == .definition }
}
