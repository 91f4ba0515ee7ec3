package import ThemeAnalysis
import ThemeBase
package import ThemeCompiler
package import ThemeTable

/// The locations of the declarations that give a table its values.
package struct Provenance: Sendable {
  /// By the origin of a variant.
  private var locations: [TableIndex<ResolvedTable.Origin>: Explanation.Location] = [:]
  private let program: Program
  private var chains: DefinitionChains

  /// Looks the winning declarations of a compilation up.
  package init(_ compilation: Compilation) {
    program = compilation.program
    chains = DefinitionChains(compilation.theme.resolved)
    for variant in compilation.table.variants where locations[variant.origin] == nil {
      guard program.declarations.contains(variant.declaration) else { continue }
      locations[variant.origin] = chains.location(program.declarations[variant.declaration].place)
    }
  }

  /// The location of the declaration that gave a variant its value, or nil if the variant is not of the compilation.
  package func location(of variant: ResolvedTable.Variant) -> Explanation.Location? { locations[variant.origin] }

  /// The definitions that the value of a variant is made of, depth first.
  mutating func definitions(of variant: ResolvedTable.Variant) -> [Explanation.Step] {
    guard program.declarations.contains(variant.declaration) else { return [] }
    let declaration = program.declarations[variant.declaration]
    guard declaration.value.hasReferences, let environment = variant.environments.first else { return [] }
    return chains.steps(of: declaration.place, in: environment)
  }

  /// Numbers the origins of a table of the same compilation anew, in the order of its variants, and gives for each
  /// number what a binary table says about it: `theme.nss:3:12`.
  package func number(_ table: inout ResolvedTable) -> [String] {
    var numbers: [TableIndex<ResolvedTable.Origin>: TableIndex<ResolvedTable.Origin>] = [:]
    var names: [String] = []
    for index in table.variants.indices {
      let origin = table.variants[index].origin
      if numbers[origin] == nil {
        numbers[origin] = TableIndex(names.count)
        names.append(locations[origin]?.shown ?? "")
      }
      table.variants[index].origin = numbers[origin] ?? TableIndex(0)
    }
    return names
  }
}
