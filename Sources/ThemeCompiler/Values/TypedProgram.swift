import ThemeBase
package import ThemeModel

/// A resolved program whose values are read as the types of their properties, those of declarations that lose too.
package struct TypedProgram: Sendable {
  package let resolved: ResolvedProgram
  /// The declarations by class path and property.
  package let groups: DeclarationGroups
  /// The type of each cell's property.
  package let meanings: PropertyMeanings
  /// The values of each text, by grammar.
  package let values: ValueTable
  /// The registry of what can be styled, with the theme's own declarations.
  package let registry: Registry

  package var program: Program { resolved.program }

  /// Reads all values of a resolved program, whose groups are `groups`.
  static func read(
    _ resolved: ResolvedProgram, _ groups: DeclarationGroups, _ registry: Registry, _ reader: ValueReader
  ) -> (theme: TypedProgram, readings: ValueReadings) {
    let meanings = PropertyMeanings(groups, of: resolved.program, registry)
    var values = ValueTable(reader, texts: resolved.program.texts.count, meanings.grammars)
    let readings = ValueReadings(resolved, groups, meanings, to: &values)
    let theme = TypedProgram(resolved: resolved, groups: groups, meanings: meanings, values: values, registry: registry)
    return (theme, readings)
  }
}
