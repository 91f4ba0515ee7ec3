import TestSupport
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeSyntax

@testable import ThemeEditor

/// A sheet to which fixes are applied one by one.
struct FixedSheet {
  let bytes: [UInt8]
  let setup: ThemeSetup
  let before: AnalyzedTheme

  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ bytes: [UInt8], _ setup: ThemeSetup = ThemeSetup()) {
    self.bytes = bytes
    self.setup = setup
    let graph = ImportGraph.load([.init(path: "/t/a.nss", bytes: bytes, root: nil)]) { path in
      path.hasSuffix("base.nss") ? .bytes([]) : .notFound
    }
    before = AnalyzedTheme(graph.entries, of: graph, setup)
  }

  /// The theme with which a code is explained, said once or more.
  init(sampleOf code: DiagnosticCode, times: Int = 1) {
    var setup = ThemeSetup()
    if let target = code.explanation.target.flatMap(Target.init) {
      setup.options.target = target
      setup.lint.portability = [target]
    }
    if code.isOptIn { setup.lint.severities[code] = code.defaultSeverity }
    let text = Array(repeating: code.explanation.wrong, count: times).joined(separator: "\n")
    self.init(Array(text.utf8), setup)
  }

  func actions(in range: Range<Int>) -> [EditorAction] { EditorActions.find(in: range, ofFile: 0, of: before) }

  /// The fixes that are offered for a finding besides its acceptance.
  func fixes(of finding: Diagnostic) -> [EditorAction] {
    let start = Int(finding.span.start)
    return actions(in: start..<start).filter {
      $0.finding == finding && $0.purpose == .quickFix && $0.deferred == nil && !$0.title.hasPrefix("Accept")
    }
  }

  func applied(_ action: EditorAction) -> [UInt8] {
    var bytes = bytes
    for edit in action.edits.sorted(by: { $0.span < $1.span }).reversed() {
      bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
    }
    return bytes
  }

  /// The findings whose fixes change no style.
  private static let withoutEffect: Set<DiagnosticCode> = [
    .undeclaredClass, .unusedDefinition, .splitRule, .repeatedProperty, .shadowedDeclaration, .duplicateDeclaration,
    .undoneMediaRule, .redefinedDefinition,
  ]

  /// Why a fix is wrong: its finding stays, an error or a warning comes, or a style changes that must not; nil if it is
  /// right.
  func fault(of action: EditorAction, for finding: Diagnostic) -> String? {
    let after = FixedSheet(applied(action), setup).before
    if count(finding.code, after) >= count(finding.code, before) { return "the finding stays" }
    for code in Set(after.findings.map(\.code)) where code != .lostStylesheet {
      // A class that is declared makes others look like misspellings of it: they were undeclared too.
      if code == .misspeltClass, finding.code == .undeclaredClass { continue }
      // A comment with a wrong code and no finding has two faults.
      if code == .unusedSuppression, finding.code == .malformedSuppression { continue }
      if important(code, after) > important(code, before) { return "'\(code)' is new" }
    }
    let hasErrors = before.findings.contains { $0.severity == .error }
    if !hasErrors, Self.withoutEffect.contains(finding.code),
      ThemeMeaning(before.compilation.table) != ThemeMeaning(after.compilation.table)
    {
      return "the theme resolves to something else"
    }
    return nil
  }

  private func count(_ code: DiagnosticCode, _ theme: AnalyzedTheme) -> Int { theme.findings.count { $0.code == code } }

  private func important(_ code: DiagnosticCode, _ theme: AnalyzedTheme) -> Int {
    theme.findings.count { $0.code == code && $0.severity > .note }
  }
}
