package import ThemeCompiler
package import ThemeDiagnostics
import ThemeLint

/// All safe fixes of a file, as `themec lint --fix` applies them.
///
/// The theme is compiled again for each batch of fixes, so the edits are worked out only when the user wants them.
package enum SafeFixes {
  /// The action that applies the fixes, without its edits; nil if there is nothing to fix.
  package static func action(forFile file: Int, of theme: AnalyzedTheme) -> EditorAction? {
    let chosen = FixChoice(theme.findings, level: .safe, in: [theme.id(ofFile: file)]).chosen
    guard !chosen.isEmpty else { return nil }
    let title =
      chosen.count == 1 ? "Apply the one safe fix" : "Apply all \(chosen.count) safe fixes"
    return EditorAction(title: title, purpose: .fixAll)
  }

  /// The edits of the fixes that pass; `access` finds the files that a changed file imports.
  package static func edits(
    inFile file: Int, of theme: AnalyzedTheme, through access: ImportGraph.Access
  ) -> [TextEdit] {
    let (id, setup) = (theme.id(ofFile: file), theme.setup)
    let fixer = Fixer(
      level: .safe, files: [id],
      themes: [Fixer.Theme(layers: theme.compilation.layers, options: setup.options)],
      access: access, review: { setup.applicable($0, in: $1) })
    return fixer.run(on: theme.graph).texts[id]?.edits(in: id) ?? []
  }
}
