package import ThemeBase
import ThemeCompiler
package import ThemeSyntax
import ThemeTable

/// A line above a definition: how often it is used, and how well it can be read where it colours text.
///
/// The tree gives the places of the lines. Their texts are worked out only for lines that the user can see.
package struct CodeLens: Hashable, Sendable {
  package var span: Span
  /// The name of the definition.
  package var name: String

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
    let ratios = ContrastNotes.lowest(ofDefinition: name, in: theme).map {
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
}
