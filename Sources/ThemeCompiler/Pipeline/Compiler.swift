package import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax
import ThemeTable

/// The whole pipeline as one pure function over files in memory.
package enum Compiler {
  /// Compiles the files of `sources` as layers, the later over the earlier; imports are looked for among them.
  package static func compile(_ sources: SourceSet, options: CompilerOptions) -> Compilation {
    let entries = sources.files.map {
      ImportGraph.Entry(
        path: $0.path, bytes: $0.bytes, root: ImportPath($0.path).root.text)
    }
    let graph = ImportGraph.load(entries) { path in
      sources.files.first { $0.path == path }.map { .bytes($0.bytes) } ?? .notFound
    }
    return compile(graph.entries, of: graph, options: options)
  }

  /// Compiles some files of a graph as layers, the later over the earlier.
  ///
  /// `didRun` is told of each pass when it has ended: the compiler has no clock.
  package static func compile(
    _ layers: [Int], of graph: ImportGraph, options: CompilerOptions,
    didRun: (CompilerPass) -> Void = { _ in }
  ) -> Compilation {
    let reachable = graph.reachable(from: layers)
    var diagnostics = graph.diagnostics(of: reachable)
    for file in reachable.map({ graph.files[$0] }) {
      diagnostics.append(contentsOf: file.diagnostics)
    }
    let trees = reachable.map { graph.files[$0].tree }
    let palette = PaletteChoice.find(in: trees, default: options.palette)
    diagnostics.append(contentsOf: palette.diagnostics)
    let registry = options.registry.adding(declarationsOf: trees)
    diagnostics.append(contentsOf: registry.diagnostics)
    didRun(.registry)
    let program = RuleCollector.collect(layers, of: graph, registry: registry.value)
    diagnostics.append(contentsOf: program.diagnostics)
    didRun(.rules)
    var resolver = DefinitionResolver(program.value)
    resolver.resolveDefinitions()
    didRun(.definitions)
    let overrides = PaletteOverrides.apply(
      resolver, to: ColorPalette(palette.value), target: options.target)
    diagnostics.append(contentsOf: overrides.diagnostics)
    didRun(.palette)
    let typer = ValueTyper(target: options.target, palette: overrides.palette)
    let cascaded = Cascade.run(
      resolver, registry: registry.value, typer: typer, target: options.target,
      reported: overrides.reported)
    diagnostics.append(contentsOf: cascaded.diagnostics)
    didRun(.cascade)
    return Compilation(
      sources: graph.sources, table: cascaded.value.table, reports: diagnostics,
      program: cascaded.value.program,
      target: options.target, palette: overrides.palette, overrides: overrides.overrides,
      literals: cascaded.value.literals, lineages: cascaded.value.lineages,
      groups: cascaded.value.groups, definitions: resolver,
      used: cascaded.value.used.union(overrides.names), registry: registry.value,
      layers: layers, graph: graph)
  }
}
