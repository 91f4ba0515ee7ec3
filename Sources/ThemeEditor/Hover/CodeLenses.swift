import ThemeCompiler
package import ThemeDiagnostics
import ThemeLint
import ThemeSyntax
import ThemeTable

/// A line above a definition: how often it is used, and how well it can be read where it colours text.
package struct CodeLens: Hashable, Sendable {
  package var span: Span
  package var text: String

  /// How many ratios are shown for each definition.
  private static let maximumRatios = 4

  /// The lenses of a file, in source order.
  package static func find(ofFile file: Int, of theme: AnalyzedTheme) -> [CodeLens] {
    let counts = useCounts(theme)
    let contrasts = contrasts(theme)
    let tree = theme.tree(file)
    return tree.stylesheet.items.compactMap { item in
      guard case .definition(let definition) = item else { return nil }
      let name = definition.name.text
      let count = theme.program.variables.id(name).map { max(0, counts[$0]) } ?? 0
      let uses = count == 1 ? "1 use" : "\(count) uses"
      let ratios = (contrasts[name] ?? []).map {
        let environments =
          $0.environments == .all ? "" : EnvironmentPhrase.describe($0.environments) + " "
        return environments + ContrastNotes.text($0.ratio)
      }
      return CodeLens(
        span: definition.name.span, text: ([uses] + ratios).joined(separator: " · "))
    }
  }

  /// How often each name stands in the theme beyond its definitions.
  private static func useCounts(_ theme: AnalyzedTheme) -> Column<Program.Variable, Int> {
    var counts = Column<Program.Variable, Int>(repeating: 0, count: theme.program.variables.count)
    for file in theme.files {
      let tree = theme.tree(file)
      for index in 0..<tree.tokens.count where tree.tokens.kinds[index].isVariable {
        if let id = theme.program.variables.id(tree.file.bytes[tree.tokens.range(index)]) {
          counts[id] += 1
        }
      }
    }
    for definition in theme.program.definitions.values { counts[definition.name] -= 1 }
    return counts
  }

  /// The lowest ratio of each definition that is the whole colour of some text, for each part of the environments.
  private static func contrasts(
    _ theme: AnalyzedTheme
  ) -> [String: [(environments: EnvironmentSet, ratio: Double)]] {
    var lowest: [String: [(environments: EnvironmentSet, ratio: Double)]] = [:]
    let program = theme.program
    let audit = ContrastAudit.of(theme.compilation) {
      program.declarations[$0].value.hasReferences
    }
    for variant in audit.pairs.lazy.flatMap(\.variants) {
      let value = program.declarations[variant.declaration].value
      guard value.hasReferences else { continue }
      let name = program.texts[value.text]
      let own = lowest[name] ?? []
      if let same = own.firstIndex(where: { $0.environments == variant.environments }) {
        lowest[name]?[same].ratio = min(own[same].ratio, variant.ratio)
      } else if own.count < maximumRatios {
        lowest[name, default: []].append((variant.environments, variant.ratio))
      }
    }
    return lowest
  }
}
