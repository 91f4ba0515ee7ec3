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
    let resolved = theme.resolved
    var reader = ValueReader(target: target, palette: palette)
    reader.isBrief = true
    var builder = StyleTableBuilder()
    for name in program.variables.ids {
      guard resolved.definitions.all(of: name).contains(where: { !program.isBuiltIn($0.place.file) }) else { continue }
      for part in resolved.parts(of: name) {
        let text = program.texts[part.text]
        for variant in Self.defined(text, reader) {
          builder.set(
            String(program.variables[name].dropFirst()), ResolvedTable.definedValue,
            in: variant.environments.intersection(part.environments), variant.value, text: text)
        }
      }
    }
    return builder.resolved
  }

  /// The value of a text under the first type that it fits; none for other texts, and for words that no font is called.
  private static func defined(_ text: String, _ reader: ValueReader) -> [Match.Variant] {
    let isName = text == "system" || text.utf8.contains { $0 == 0x22 || (0x41...0x5A).contains($0) }
    for type in [ValueType.color, .number, .fontStyle] + (isName ? [.fontName] : []) {
      let reading = reader.read(ValueText(Array(text.utf8)[...]), under: ValueGrammar(type))
      if reading.faults.isEmpty, reading.match?.mismatch == nil { return reading.values }
    }
    return []
  }
}
