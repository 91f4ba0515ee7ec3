package import ThemeBase
package import ThemeModel
package import ThemeTable

/// The result of a compilation: the best table possible, what it was made of, and the diagnostics.
///
/// Immutable. A class, because it is handed on everywhere, and copying its some eighty arrays would take longer than what
/// many of its readers do.
package final class Compilation: Sendable {
  /// All files, and what each imports.
  package let graph: ImportGraph
  package let options: CompilerOptions
  /// The files that were compiled as layers, the later over the earlier.
  package let layers: [Int]
  package let table: ResolvedTable
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
  /// For each class with bases the classes that give it values, the strongest first, itself among them.
  package let lineages: [PathID: [PathID]]

  /// Collects the results of the passes.
  init(
    _ layers: [Int], of graph: ImportGraph, table: ResolvedTable, names: TableNames, reports: DiagnosticList,
    theme: TypedProgram, options: CompilerOptions, palettes: PaletteOverrides, lineages: [PathID: [PathID]]
  ) {
    self.graph = graph
    self.layers = layers
    self.table = table
    self.names = names
    self.reports = reports
    self.theme = theme
    program = theme.program
    registry = theme.registry
    self.options = options
    self.palettes = palettes
    self.lineages = lineages
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

  /// The value of a text under the first type that it fits; none for other texts, and for words that no font is called.
  private static func defined(_ text: ArraySlice<UInt8>, _ reader: ValueReader) -> [Match.Variant] {
    let isName = text.contains { $0 == 0x22 || (0x41...0x5A).contains($0) } || text.elementsEqual("system".utf8)
    for type in [ValueType.color, .number, .fontStyle, .fontName] where type != .fontName || isName {
      let reading = reader.read(ValueText(text), under: ValueGrammar(type))
      if reading.faults.isEmpty, reading.match?.mismatch == nil { return reading.values }
    }
    return []
  }
}
