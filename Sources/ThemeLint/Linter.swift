package import ThemeCompiler
package import ThemeDiagnostics

/// The compiler, followed by every check that is not needed to resolve a theme.
package enum Linter {
  /// Compiles the files of `sources` as layers, the later over the earlier, and checks them.
  package static func compile(_ sources: SourceSet, options: CompilerOptions) -> Compilation {
    lint(Compiler.compile(sources, options: options), options: options)
  }

  /// Compiles some files of a graph as layers, the later over the earlier, and checks them.
  ///
  /// `didRun` is called when a pass has ended: neither compiler nor linter has a clock.
  package static func compile(
    _ layers: [Int], of graph: ImportGraph, options: CompilerOptions,
    didRun: (CompilerPass) -> Void = { _ in }
  ) -> Compilation {
    let compilation = Compiler.compile(layers, of: graph, options: options, didRun: didRun)
    return lint(compilation, options: options, didRun: didRun)
  }

  /// Adds the findings of all checks, and gives every diagnostic the severity that the user chose.
  private static func lint(
    _ compilation: Compilation, options: CompilerOptions,
    didRun: (CompilerPass) -> Void = { _ in }
  ) -> Compilation {
    var compilation = compilation
    var reports = compilation.reports
    reports.append(contentsOf: ProgramCheck.run(compilation))
    if !options.portability.isEmpty {
      let theme = PortableTheme(compilation)
      reports.append(contentsOf: PortabilityCheck.run(theme, for: options.portability))
    }
    didRun(.portability)
    reports.append(contentsOf: DefinitionCheck.run(compilation))
    reports.append(contentsOf: RuleCheck.run(compilation.program))
    compilation.reports = reports
    compilation.diagnostics = SeverityPolicy.apply(options, to: reports.diagnostics)
      .sortedForReport()
    compilation.suppressed = SeverityPolicy.count(options, of: reports.suppressed)
    didRun(.checks)
    return compilation
  }
}
