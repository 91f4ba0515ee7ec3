import ThemeBase
package import ThemeModel

/// A resolved program whose values are read as the types of their properties, those of declarations that lose too.
///
/// A class for the same reason as ``ResolvedProgram``.
package final class TypedProgram: Sendable {
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

  private init(
    _ resolved: ResolvedProgram, _ groups: DeclarationGroups, _ meanings: PropertyMeanings, _ values: ValueTable,
    _ registry: Registry
  ) {
    self.resolved = resolved
    self.groups = groups
    self.meanings = meanings
    self.values = values
    self.registry = registry
  }

  /// Reads all values of a resolved program, whose groups are `groups`.
  static func read(
    _ resolved: ResolvedProgram, _ groups: DeclarationGroups, _ registry: Registry, _ reader: ValueReader
  ) -> (theme: TypedProgram, readings: ValueReadings) {
    let meanings = PropertyMeanings(groups, of: resolved.program, registry)
    var values = ValueTable(reader, texts: resolved.program.texts.count, meanings.grammars)
    let readings = ValueReadings(resolved, groups, meanings, to: &values)
    return (TypedProgram(resolved, groups, meanings, values, registry), readings)
  }
}
