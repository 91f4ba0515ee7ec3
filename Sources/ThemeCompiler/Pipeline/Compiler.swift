import Synchronization
package import ThemeBase
package import ThemeModel
import ThemeSyntax
package import ThemeTable

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
    let theme = TypedProgram(
      resolved.value, registry, ValueReader(target: options.target, palette: palettes.palette))
    let causes = ValueCauses(theme.resolved, palettes.settings)
    diagnostics.append(contentsOf: ValueCheck.run(theme, causes, options.growth, after: palettes.diagnostics))
    let names = TableNames(theme.program)
    let inheritance =
      registry.heirs.isEmpty ? nil : Inheritance(Cascade.run(theme, names), theme, names, options.growth)
    if let inheritance { diagnostics.append(contentsOf: inheritance.diagnostics) }
    return Compilation(
      layers, of: graph, names: names, reports: diagnostics, theme: theme, options: options, palettes: palettes,
      rows: inheritance?.table, lineages: inheritance?.lineages ?? [:])
  }
}

extension DiagnosticList {
  /// The result of a pass, when what the pass reported has been added.
  fileprivate mutating func take<Value>(_ checked: consuming Checked<Value>) -> Value {
    append(contentsOf: checked.diagnostics)
    return checked.value
  }
}

/// The result of a compilation: what the best table possible is made of, and the diagnostics.
///
/// Immutable. A class, because it is handed on everywhere, and copying its some eighty arrays would take longer than what
/// many of its readers do.
package final class Compilation: Sendable {
  /// All files, and what each imports.
  package let graph: ImportGraph
  package let options: CompilerOptions
  /// The files that were compiled as layers, the later over the earlier.
  package let layers: [Int]
  /// Which numbers the names of ``program`` have in ``table``.
  package let names: TableNames
  /// The reports of the passes, unsorted and with the severities that the passes gave.
  package let reports: DiagnosticList
  /// The theme, resolved and with its values read.
  package let theme: TypedProgram
  // These two are kept here too, because a property of another module that reads through to them copies all their arrays.
  /// The contents of the files.
  package let program: Program
  /// The registry of what can be styled, with the theme's own declarations.
  package let registry: Registry
  /// The palette, and what the theme changes in it.
  private let palettes: PaletteOverrides
  /// The rows of the table with what classes inherit; nil where none is declared with bases.
  private let rows: TableRows?
  /// For each class with bases the classes that give it values, the strongest first, itself among them.
  package let lineages: [PathID: [PathID]]
  private let made = AtomicLazyReference<MadeTable>()

  /// Collects the results of the passes.
  init(
    _ layers: [Int], of graph: ImportGraph, names: TableNames, reports: DiagnosticList, theme: TypedProgram,
    options: CompilerOptions, palettes: PaletteOverrides, rows: TableRows?, lineages: [PathID: [PathID]]
  ) {
    self.graph = graph
    self.layers = layers
    self.names = names
    self.reports = reports
    self.theme = theme
    program = theme.program
    registry = theme.registry
    self.options = options
    self.palettes = palettes
    self.rows = rows
    self.lineages = lineages
  }

  /// The table, made when something first asks for it: most runs of `lint` do not.
  package var table: ResolvedTable {
    _read {
      if let made = made.load() {
        yield made.table
      } else {
        let rows = rows ?? Cascade.run(theme, names)
        yield made.storeIfNil(MadeTable(ResolvedTable(rows, of: theme, names))).table
      }
    }
  }

  /// All files that were read, the imported ones included.
  package var sources: SourceSet { graph.sources }
  /// The runtime whose reading of a value applies.
  package var target: Target { options.target }
  /// The colours of palette names, with the theme's overrides.
  package var palette: ColorPalette { palettes.palette }
  /// The palette colours that the theme overrides.
  package var overrides: [PaletteOverride] { palettes.overrides }
  /// The names of definitions that override palette colours.
  package var overriding: Set<VariableID> { palettes.names }

  /// Finds what the user's definitions change in built-in themes.
  package var causes: ValueCauses { ValueCauses(theme.resolved, palettes.settings) }

  /// Whether some value or the palette uses a definition of a name.
  package func uses(_ name: VariableID) -> Bool { theme.resolved.uses(name) || overriding.contains(name) }

  /// The literals that a computed text of the table results in; nil if the text is a literal itself.
  package func literals(of variant: ResolvedTable.Variant) -> [ComputedLiteral]? {
    theme.values.literals[names.text(of: variant)]
  }
}

/// The table of a ``Compilation``.
private final class MadeTable: Sendable {
  let table: ResolvedTable

  init(_ table: ResolvedTable) { self.table = table }
}

extension Compilation {
  /// The table as apps open it: with the theme's own definitions.
  package var appTable: ResolvedTable {
    var table = table
    let definitions = definitionTable
    if !definitions.rows.isEmpty { table.definitions = [definitions] }
    return table
  }

  /// The definitions that are colours, numbers or fonts, but for those that only built-in themes have.
  package var definitionTable: ResolvedTable {
    var reader = ValueReader(target: target, palette: palette)
    reader.isBrief = true
    var table = ResolvedTable()
    let property = table.names.append(ResolvedTable.definedValue)
    // The arrays of the theme's own table: a dictionary would make types at run time, which takes longer than the work.
    var rows = TableRows()
    for name in ownDefinitions {
      let start = rows.variants.endTableIndex
      for part in theme.resolved.parts(of: name) {
        let text = program.texts.slice(part.text)
        let variants = Self.defined(text, reader).filter { !$0.environments.isDisjoint(with: part.environments) }
        guard !variants.isEmpty else { continue }
        let name = table.names.append(text)
        for variant in variants {
          let environments = variant.environments.intersection(part.environments)
          rows.variants.append(
            ResolvedTable.Variant(
              environments: environments, value: table.values.endTableIndex, text: name, origin: TableIndex(0)))
          table.values.append(variant.value)
        }
      }
      guard rows.variants.endTableIndex > start else { continue }
      rows.sortVariants(from: start)
      let cell = rows.cells.endTableIndex
      rows.cells.append(ResolvedTable.Cell(property: property, variants: start..<rows.variants.endTableIndex))
      let path = table.names.append(program.variables.slice(name).dropFirst())
      rows.rows.append(ResolvedTable.Row(path: path, cells: cell..<rows.cells.endTableIndex))
    }
    (table.rows, table.cells, table.variants) = (rows.rows, rows.cells, rows.variants)
    return table
  }

  /// The names that a file of the theme itself defines, in the order of their bytes.
  private var ownDefinitions: IDList<VariableID> {
    program.variables.sorted(
      program.variables.ids.lazy.filter { [self] name in
        theme.resolved.definitions.all(of: name).contains { !program.isBuiltIn($0.place.file) }
      })
  }

  private static let grammars = [ValueType.color, .number, .fontStyle, .fontName].map { ValueGrammar($0) }

  /// The value of a text under the first type that it fits; none for other texts, and for words that no font is called.
  private static func defined(_ text: ArraySlice<UInt8>, _ reader: ValueReader) -> [Match.Variant] {
    let isName = text.contains { $0 == 0x22 || (0x41...0x5A).contains($0) } || text.elementsEqual("system".utf8)
    let text = ValueText(text)
    for grammar in grammars.prefix(isName ? 4 : 3) {
      let reading = reader.read(text, under: grammar)
      if reading.faults.isEmpty, reading.match?.mismatch == nil { return reading.values }
    }
    return []
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
