import ThemeAnalysis
package import ThemeBase
package import ThemeCompiler
package import ThemeProject
import ThemeSyntax

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
