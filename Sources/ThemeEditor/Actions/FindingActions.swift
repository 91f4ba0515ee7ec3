import ThemeAnalysis
package import ThemeBase
package import ThemeCompiler
package import ThemeProject
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
  /// The places of all declarations and definitions, in order: a file may have thousands of findings.
  private let statements: [Span]

  package init(in tree: SyntaxTree) {
    self.tree = tree
    map = CommentedLines(tree)
    statements = tree.nodes(.declaration, .definition).map { $0.span }
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
    let offsets = [statement(at: start).map { Int($0.start) }, start].compactMap { $0 }
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
    return statement(at: first).map { Int($0.start) == first && first <= offset && offset < Int($0.end) } ?? false
  }

  private func statement(at offset: Int) -> Span? {
    let after = statements.partitionPoint { Int($0.start) <= offset }
    return after > 0 && offset <= Int(statements[after - 1].end) ? statements[after - 1] : nil
  }
}

/// The fixes of many findings of a file together.
///
/// They are tested as `themec lint --fix` tests them: the theme is compiled again for each batch. So the edits are worked
/// out only when the user wants them.
package enum FileFixes: Hashable, Sendable {
  /// All safe fixes, as `themec lint --fix` applies them.
  case safe
  /// The best fix of each finding of a code.
  case similar(DiagnosticCode)

  /// The action that applies all safe fixes, without its edits; nil if there is nothing to fix.
  package static func safeAction(inFile file: Int, of theme: AnalyzedTheme) -> EditorAction? {
    let chosen = FixChoice(theme.groupedFindings, level: .safe, in: theme.graph.trees[file]).chosen
    guard !chosen.isEmpty else { return nil }
    let title = chosen.count == 1 ? "Apply the one safe fix" : "Apply all \(chosen.count) safe fixes"
    return EditorAction(title: title, purpose: .fixAll, deferred: .safe)
  }

  /// The action for all findings of the kind of one, without its edits; nil unless several have a fix.
  static func similarAction(for finding: Diagnostic, _ fixes: FindingFixes, of theme: AnalyzedTheme) -> EditorAction? {
    let findings = theme.findings(inFile: Int(finding.span.file.index))
    let fixable = findings.lazy.filter { $0.code == finding.code }.map { $0.withFixes(fixes.fixes(of: $0)) }.filter {
      !$0.fixIts.isEmpty
    }.prefix(2)
    let errors = findings.filter { $0.severity == .error }.map { $0.withFixes([]) }
    guard fixable.count == 2, !FixChoice(errors + fixable, level: .unsafe, in: fixes.tree).chosen.isEmpty else {
      return nil
    }
    return EditorAction(
      title: "Fix all '\(finding.code)' in this file", purpose: .quickFix, finding: finding,
      deferred: .similar(finding.code))
  }

  /// A theme of a graph: the numbers of its layers, and how it is checked.
  package typealias Theme = (layers: [Int], setup: ThemeSetup)

  /// The edits of the safe fixes in some files of themes, as `themec lint --fix` applies them to all of these.
  package static func safeEdits(
    inFiles files: Set<FileID>, of graph: ImportGraph, _ themes: [Theme], through access: ImportGraph.Access
  ) -> [FileID: [TextEdit]] {
    guard let setup = themes.first?.setup else { return [:] }
    return edits(
      of: Fixer(
        level: .safe, files: files, themes: themes.map(Fixer.Theme.init), access: access,
        review: { setup.review($0, in: $1).diagnostics }), on: graph)
  }

  /// The edits that a fixer makes of each file, but for those that would cost a named target the file.
  private static func edits(of fixer: Fixer, on graph: ImportGraph) -> [FileID: [TextEdit]] {
    let namesTarget = fixer.themes.contains { $0.lint.namesTarget }
    let texts = fixer.run(on: graph).texts
    return Dictionary(uniqueKeysWithValues: texts.map { ($0, $1.edits(in: $0)) }).filter { file, edits in
      !namesTarget || TargetReading.allows(edits, in: graph.trees[Int(file.index)])
    }
  }

  /// The edits of the fixes that pass; `access` finds the files that a changed file imports.
  package func edits(inFile file: Int, of theme: AnalyzedTheme, through access: ImportGraph.Access) -> [TextEdit] {
    let (id, setup) = (theme.id(ofFile: file), theme.setup)
    let own = (theme.compilation.layers, setup)
    guard case .similar(let code) = self else {
      return Self.safeEdits(inFiles: [id], of: theme.graph, [own], through: access)[id] ?? []
    }
    var fixer = Fixer(
      level: .unsafe, files: [id], themes: [Fixer.Theme(own)], access: access,
      review: { findings, trees in
        let applicable = setup.review(findings, in: trees).diagnostics
        guard let tree = trees.first(where: { $0.file.id == id }) else { return applicable }
        let fixes = FindingFixes(theme: theme, tree: tree)
        // A declared class makes others look like misspellings of it, but these were undeclared too.
        return applicable.filter { code != .undeclaredClass || $0.code != .misspeltClass }.map {
          $0.withFixes($0.code == code ? fixes.fixes(of: $0) : [])
        }
      })
    fixer.reviewMakesFixes = true
    return Self.edits(of: fixer, on: theme.graph)[id] ?? []
  }
}

extension Fixer.Theme {
  fileprivate init(_ theme: FileFixes.Theme) {
    self.init(layers: theme.layers, options: theme.setup.options, lint: theme.setup.lint)
  }
}

extension Diagnostic {
  /// The finding with the first of some fixes, which a tool may apply.
  fileprivate func withFixes(_ fixes: [FixIt]) -> Diagnostic {
    var copy = self
    copy.fixIts = fixes.prefix(1).map { FixIt($0.title, edits: $0.edits, applicability: .unsafe) }
    return copy
  }
}
