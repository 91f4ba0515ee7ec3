import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeTable

/// The lines of a theme that give a part one of its values, the same only if all bytes are.
///
/// Their arrows are no ASCII: a text's own comparison would look for signs that can be spelt in two ways.
struct OriginText: Hashable {
  let text: String

  static func == (left: OriginText, right: OriginText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    _ = text.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// Finds the line of a theme that gives a part one of its values.
struct StyleOrigins {
  private let theme: PageTheme
  private var chains: DefinitionChains?
  /// What was told before of a declaration, and where: many parts have the same values.
  private var known: [DeclarationID: [(environments: EnvironmentSet, text: Int)]] = [:]

  init(_ theme: PageTheme) {
    self.theme = theme
    chains = theme.compilation.map { DefinitionChains($0.theme.resolved) }
  }

  /// The rows of the theme that a part has its values from.
  func rows(of part: StyledSelection) -> [ResolvedTable.Row] { theme.table.rows(ofClassList: part.classList) }

  /// The origins of a property's values in some environments, as the numbers of texts: lines of the theme, or the default
  /// theme.
  mutating func origins(
    of property: String, in state: StyleState, on rows: [ResolvedTable.Row], in environments: [StyleEnvironment],
    _ texts: inout Interner<OriginText>
  ) -> [Int] {
    let variants = theme.table.variants(
      of: StyleProperty(property), in: state, on: rows, within: EnvironmentSet(environments))
    return environments.map { environment in
      guard let variant = variants.first(where: { $0.environments.contains(environment) }) else {
        return texts.number(of: OriginText(text: "the default theme"))
      }
      if let told = known[variant.declaration]?.first(where: { $0.environments.contains(environment) }) {
        return told.text
      }
      let told = lines(of: variant, in: environment)
      let text = texts.number(of: OriginText(text: told.lines.joined(separator: "\n")))
      known[variant.declaration, default: []].append((told.environments, text))
      return text
    }
  }

  /// The most declarations that are named beside the one that won.
  private static let shownLosers = 3

  /// The declaration that won, the definitions of which its value is made, and the declarations that lost; with all
  /// environments in which these are the same.
  private mutating func lines(of variant: ResolvedTable.Variant, in environment: StyleEnvironment)
    -> (lines: [String], environments: EnvironmentSet)
  {
    guard let compilation = theme.compilation else { return (["this theme"], .all) }
    let winner = compilation.program.declarations[variant.declaration]
    var lines = [line(of: winner, compilation)]
    var (steps, environments) = chains?.walk(from: winner.place, in: environment) ?? ([], .all)
    for step in steps {
      let place = step.location.map { theme.shown($0) + "  " } ?? ""
      lines.append("← \(place)\(step.name): \(step.written)")
    }
    var losers = 0
    for loser in Self.others(than: variant.declaration, compilation).reversed() {
      guard loser.environments.contains(environment) else {
        environments = environments.subtracting(loser.environments)
        continue
      }
      environments.formIntersection(loser.environments)
      lines.append("over \(line(of: loser, compilation))")
      losers += 1
      if losers == Self.shownLosers { break }
    }
    return (lines, environments)
  }

  /// `Fiori.nss:63  Button { font-color: @accent }`.
  ///
  /// The chains stay where they are: to note a place in a copy would copy what they know of all files.
  private mutating func line(of declaration: Program.Declaration, _ compilation: Compilation) -> String {
    let program = compilation.program
    let place = chains?.location(declaration.place)
    return (place.map { theme.shown($0) + "  " } ?? "") + "\(program.paths[declaration.path]) "
      + "{ \(program.properties[declaration.property]): \(program.texts[declaration.value.text]) }"
  }

  /// The declarations of the same cell.
  private static func others(than winner: DeclarationID, _ compilation: Compilation) -> [Program.Declaration] {
    let (program, groups) = (compilation.program, compilation.theme.groups)
    let won = program.declarations[winner]
    guard let cell = groups.cell(won.property, of: won.path) else { return [] }
    return groups.declarations(of: cell).filter { $0 != winner }.map { program.declarations[$0] }
  }
}
