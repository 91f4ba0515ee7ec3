package import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// The whole pipeline as one pure function over files in memory.
package enum Compiler {
  /// Compiles the files of `sources` as layers, the later over the earlier.
  package static func compile(_ sources: SourceSet, options: CompilerOptions) -> Compilation {
    var diagnostics = DiagnosticList()
    var trees: [SyntaxTree] = []
    for file in sources.files {
      let parsed = Parser.parse(file)
      trees.append(parsed.value)
      diagnostics.append(contentsOf: parsed.diagnostics)
      if !options.portability.isEmpty {
        diagnostics.append(contentsOf: PortabilityCheck.run(parsed.value))
      }
    }
    let program = RuleCollector.collect(trees)
    diagnostics.append(contentsOf: program.diagnostics)
    var resolver = DefinitionResolver(program.value)
    resolver.resolveDefinitions()
    let cascaded = Cascade.run(resolver, typer: ValueTyper())
    diagnostics.append(contentsOf: cascaded.diagnostics)
    return Compilation(
      sources: sources, table: cascaded.table,
      diagnostics: SeverityPolicy.apply(options, to: diagnostics.diagnostics).sortedForReport())
  }
}
