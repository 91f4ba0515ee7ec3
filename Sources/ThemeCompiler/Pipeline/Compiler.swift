package import ThemeBase
package import ThemeModel
import ThemeSyntax
import ThemeTable

/// The whole pipeline as one pure function over files in memory.
package enum Compiler {
  /// Compiles the files of `sources` as layers, the later over the earlier; imports are looked for among them.
  package static func compile(_ sources: SourceSet, options: CompilerOptions) -> Compilation {
    let entries = sources.files.map {
      ImportGraph.Entry(path: $0.path, bytes: $0.bytes, root: ImportPath($0.path).root.text)
    }
    let graph = ImportGraph.load(entries) { path in
      sources.files.first { $0.path == path }.map { .bytes($0.bytes) } ?? .notFound
    }
    return compile(graph.entries, of: graph, options: options)
  }

  /// Compiles some files of a graph as layers, the later over the earlier.
  package static func compile(_ layers: [Int], of graph: ImportGraph, options: CompilerOptions) -> Compilation {
    let files = graph.reachable(from: layers)
    var diagnostics = graph.diagnostics(of: files)
    for file in files { diagnostics.append(contentsOf: graph.files[file].diagnostics) }
    let trees = files.map { graph.files[$0].tree }
    let version = diagnostics.take(PaletteChoice.find(in: trees, default: options.palette))
    let registry = diagnostics.take(options.registry.adding(declarationsOf: trees))
    var program = diagnostics.take(
      RuleCollector.collect(layers, of: graph, registry: registry, limits: options.growth))
    if options.marksDefinitions { program.markDefinitions() }
    let resolved = Definitions.resolve(consume program, options.growth, for: options.target)
    let palettes = PaletteOverrides.apply(resolved.value, to: ColorPalette(version), target: options.target)
    diagnostics.append(contentsOf: palettes.diagnostics)
    diagnostics.append(contentsOf: resolved.diagnostics)
    let (theme, readings) = TypedProgram.read(
      resolved.value, registry, ValueReader(target: options.target, palette: palettes.palette))
    let causes = ValueCauses(theme.resolved, palettes.settings)
    diagnostics.append(contentsOf: ValueCheck.run(theme, readings, causes, options.growth, after: palettes.diagnostics))
    let names = TableNames(theme.program)
    var (rows, lineages) = (Cascade.run(theme, readings, names), [PathID: [PathID]]())
    if !registry.heirs.isEmpty {
      let inheritance = Inheritance.complete(rows, theme, names, options.growth)
      (rows, lineages) = (inheritance.table, inheritance.lineages)
      diagnostics.append(contentsOf: inheritance.diagnostics)
    }
    return Compilation(
      layers, of: graph, table: ResolvedTable(rows, of: theme, names), names: names, reports: diagnostics, theme: theme,
      options: options, palettes: palettes, lineages: lineages)
  }
}

extension DiagnosticList {
  /// The result of a pass, when what the pass reported has been added.
  fileprivate mutating func take<Value>(_ checked: consuming Checked<Value>) -> Value {
    append(contentsOf: checked.diagnostics)
    return checked.value
  }
}

/// The user's choices for a table, apart from the files.
package struct CompilerOptions: Sendable {
  /// The runtime to follow where runtimes differ.
  package var target: Target = .fioriUIKit
  /// The registry of what can be styled: themec's own, with the user's registry files.
  package var registry = Registry.standard
  /// The palette that colour names are taken from, unless the theme names one.
  package var palette = PaletteVersion.latest
  /// The limits of what is kept.
  package var growth = GrowthLimits()
  /// Whether each definition that uses no other one has its own name as its value: so the table shows what a file that
  /// imports the theme can change.
  package var marksDefinitions = false

  package init() {}
}

/// How much may be kept beyond what is written in a theme: those of the language, unless a caller has less memory.
package struct GrowthLimits: Sendable {
  /// The class paths and declarations that selector lists, patterns and bases may add; nil for one more with each token.
  package var copies: Int?
  /// The bytes that the values in which definitions are used may be longer than the files.
  package var expansion = Definitions.maximumExpansion
  /// The findings of one severity that a pass keeps.
  package var findings = DiagnosticList.limit

  package init() {}
}
