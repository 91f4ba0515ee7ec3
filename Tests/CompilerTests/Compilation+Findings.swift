import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeProject

/// The findings of `themec lint` on a theme.
extension Compilation {
  var diagnostics: [Diagnostic] { Linter.findings(self).diagnostics }
  var hasErrors: Bool { Linter.findings(self).hasErrors }
  /// The same, as a ``LintedTheme`` has it.
  var compilation: Compilation { self }
}

/// A compiled theme, with its findings by the user's choices.
@dynamicMemberLookup struct LintedTheme {
  let compilation: Compilation
  let lint: LintOptions

  init(_ graph: ImportGraph, _ setup: ThemeSetup) {
    compilation = Compiler.compile(graph.entries, of: graph, options: setup.options)
    lint = setup.lint
  }

  init(_ sources: SourceSet, _ setup: ThemeSetup) {
    compilation = Compiler.compile(sources, options: setup.options)
    lint = setup.lint
  }

  var diagnostics: [Diagnostic] { Linter.findings(compilation, lint).diagnostics }
  var hasErrors: Bool { Linter.findings(compilation, lint).hasErrors }

  subscript<Value>(dynamicMember path: KeyPath<Compilation, Value>) -> Value { compilation[keyPath: path] }
}
