import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeTable

/// Finds the line of a theme that gives a part one of its values.
struct StyleOrigins {
  private let table: ResolvedTable
  private let compilation: Compilation?
  private var chains: DefinitionChains?

  init(_ theme: PageTheme) {
    table = theme.table
    compilation = theme.compilation
    chains = theme.compilation.map { DefinitionChains($0.theme.resolved) }
  }

  /// The origin of a property's value in words: a line of the theme, or the default theme.
  mutating func origin(of property: String, part: StyledSelection, in environment: StyleEnvironment) -> String {
    let variant = table.variants(
      of: StyleProperty(property), in: part.state, on: table.rows(ofClassList: part.classList), within: [environment]
    ).first
    return variant.map { lines(of: $0, in: environment).joined(separator: "\n") } ?? "the default theme"
  }

  /// The most declarations that are named beside the one that won.
  private static let shownLosers = 3

  /// The declaration that won, the definitions of which its value is made, and the declarations that lost.
  private mutating func lines(of variant: ResolvedTable.Variant, in environment: StyleEnvironment) -> [String] {
    guard let compilation else { return ["this theme"] }
    let winner = compilation.program.declarations[variant.declaration]
    var lines = [line(of: winner, compilation)]
    for step in chains?.steps(of: winner.place, in: environment) ?? [] {
      let place = step.location.map { "\($0.path):\($0.line)  " } ?? ""
      lines.append("← \(place)\(step.name): \(step.written)")
    }
    return lines
      + Self.losers(of: variant.declaration, in: environment, compilation).map { "over \(line(of: $0, compilation))" }
  }

  /// `Fiori.nss:63  Button { font-color: @accent }`.
  ///
  /// The chains stay where they are: to note a place in a copy would copy what they know of all files.
  private mutating func line(of declaration: Program.Declaration, _ compilation: Compilation) -> String {
    let program = compilation.program
    let place = chains?.location(declaration.place)
    return (place.map { "\($0.path):\($0.line)  " } ?? "") + "\(program.paths[declaration.path]) "
      + "{ \(program.properties[declaration.property]): \(program.texts[declaration.value.text]) }"
  }

  /// The declarations that a winner prevails over in an environment, the last first.
  private static func losers(of winner: DeclarationID, in environment: StyleEnvironment, _ compilation: Compilation)
    -> [Program.Declaration]
  {
    let groups = compilation.theme.groups
    let won = compilation.program.declarations[winner]
    guard let cell = groups.cell(won.property, of: won.path) else { return [] }
    return Array(
      groups.declarations(of: cell).lazy.reversed().filter { $0 != winner }.map { compilation.program.declarations[$0] }
        .filter { $0.environments.contains(environment) }.prefix(shownLosers))
  }
}
