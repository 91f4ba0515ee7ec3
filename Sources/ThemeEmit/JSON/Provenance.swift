package import ThemeService
package import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
package import ThemeTable

/// Where the declarations stand that give a table its values.
package struct Provenance: Sendable {
  /// By the origin of a variant.
  private let locations: [TableIndex<ResolvedTable.Origin>: Explanation.Location]
  private let program: Program
  private var chains: DefinitionChains

  /// Looks the winning declarations of a compilation up.
  ///
  /// Each line is counted once, however many values stand on it.
  package init(_ compilation: Compilation) {
    let program = compilation.program
    var cursors: [FileID: LineMap.Cursor] = [:]
    var locations: [TableIndex<ResolvedTable.Origin>: Explanation.Location] = [:]
    for variant in compilation.table.variants where locations[variant.origin] == nil {
      guard program.declarations.contains(variant.declaration) else { continue }
      let place = program.declarations[variant.declaration].place
      let file = program.tree(place.file).file
      let start = Int(program.nameSpan(place).start)
      let position = cursors[place.file, default: LineMap.Cursor(LineMap(file))].position(at: start)
      locations[variant.origin] = Explanation.Location(
        path: file.path, line: position.line, column: position.column)
    }
    self.locations = locations
    self.program = program
    chains = DefinitionChains(compilation.theme.resolved)
  }

  /// Where the declaration stands that gave a variant its value; nil for one that is not of the compilation.
  package func location(of variant: ResolvedTable.Variant) -> Explanation.Location? {
    locations[variant.origin]
  }

  /// The definitions that the value of a variant is made of, depth first.
  mutating func definitions(of variant: ResolvedTable.Variant) -> [Explanation.Step] {
    guard program.declarations.contains(variant.declaration) else { return [] }
    let declaration = program.declarations[variant.declaration]
    guard declaration.value.hasReferences else { return [] }
    let index = UInt8(truncatingIfNeeded: variant.environments.bits.trailingZeroBitCount)
    return chains.steps(of: declaration.place, in: StyleEnvironment(index: index))
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
