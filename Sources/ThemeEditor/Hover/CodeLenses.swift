package import ThemeBase
import ThemeCompiler
import ThemeLint
package import ThemeSyntax
import ThemeTable

/// A line above a definition: how often it is used, and how well it can be read where it colours text.
///
/// The tree gives the places of the lines. Their texts are worked out only for lines that the user can see.
package struct CodeLens: Hashable, Sendable {
  package var span: Span
  /// The name of the definition.
  package var name: String

  /// The limit of ratios that are shown for a definition.
  private static let maximumRatios = 4

  /// The lenses of a file, in source order.
  package static func find(in tree: SyntaxTree) -> [CodeLens] {
    tree.stylesheet.items.compactMap { item in
      guard case .definition(let definition) = item else { return nil }
      return CodeLens(span: definition.name.span, name: definition.name.text)
    }
  }

  /// The text of the lens of a definition.
  package static func text(ofDefinition name: String, in theme: AnalyzedTheme) -> String {
    let count = useCount(name, theme)
    let uses = counted(count, "use")
    let ratios = contrasts(name, theme).map {
      let environments =
        $0.environments == .all ? "" : EnvironmentPhrase.describe($0.environments) + " "
      return environments + ContrastNotes.text($0.ratio)
    }
    return ([uses] + ratios).joined(separator: " · ")
  }

  /// The number of uses of a name in the theme, without its definitions.
  private static func useCount(_ name: String, _ theme: AnalyzedTheme) -> Int {
    guard let id = theme.program.variables.id(name) else { return 0 }
    let bytes = Array(name.utf8)
    var count = 0
    for file in theme.files {
      for token in theme.tree(file).tokens where token.kind.isVariable {
        if token.range.count == bytes.count, token.bytes.elementsEqual(bytes) { count += 1 }
      }
    }
    return max(0, count - theme.program.definitions.values.count { $0.name == id })
  }

  /// The lowest ratio of a definition where it is the whole colour of some text, for each part of the environments.
  private static func contrasts(
    _ name: String, _ theme: AnalyzedTheme
  ) -> [(environments: EnvironmentSet, ratio: Double)] {
    let program = theme.program
    guard let text = program.texts.id(name) else { return [] }
    func isColored(_ declaration: DeclarationID) -> Bool {
      program.declarations[declaration].value.text == text
    }
    let audit = ContrastAudit.of(theme.compilation, withValuesFrom: isColored)
    var lowest: [(environments: EnvironmentSet, ratio: Double)] = []
    for variant in audit.pairs.lazy.flatMap(\.variants) where isColored(variant.declaration) {
      if let same = lowest.firstIndex(where: { $0.environments == variant.environments }) {
        lowest[same].ratio = min(lowest[same].ratio, variant.ratio)
      } else if lowest.count < maximumRatios {
        lowest.append((variant.environments, variant.ratio))
      }
    }
    return lowest
  }
}
