import ThemeBase
import ThemeModel
package import ThemeTable

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
