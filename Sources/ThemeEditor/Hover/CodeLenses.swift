import ThemeAnalysis
package import ThemeApp
package import ThemeBase
import ThemeCompiler
package import ThemeProject
package import ThemeSyntax
import ThemeTable

/// A line above a definition: how often it is used, and how well it can be read where it colours text; or above the
/// first rule for a class: how often the app uses it.
///
/// The tree gives the places of the lines. Their texts are worked out only for lines that the user can see.
package struct CodeLens: Hashable, Sendable {
  /// The name in its definition or rule.
  package var span: Span
  /// The name of the definition, its `@` included, or the class.
  package var name: String

  /// The lenses of a file: those of its definitions, then those of the classes that the app asks for.
  package static func find(in tree: SyntaxTree, for app: AppUsage? = nil) -> [CodeLens] {
    let definitions = tree.stylesheet.node.children.filter { $0.kind == .definition }.map(\.firstToken).map {
      CodeLens(span: $0.span, name: $0.text)
    }
    guard let app else { return definitions }
    var seen: Set<String> = []
    let classes = NameUses.classes(in: tree).filter(\.isDeclaration).flatMap { use in
      use.paths.filter { app.asks(for: $0) && seen.insert($0).inserted }.map { CodeLens(span: use.span, name: $0) }
    }
    return definitions + classes
  }

  /// The text of the lens of a definition or a class.
  package static func text(of name: String, in theme: AnalyzedTheme) -> String {
    guard name.hasPrefix("@") else { return counted(theme.app?.requests(of: name).count ?? 0, "use") + " in the app" }
    let uses = counted(useCount(name, theme), "use")
    let ratios = ContrastNotes.lowest(ofDefinition: name, in: theme).map { _, variant in
      let environments = variant.environments == .all ? "" : EnvironmentPhrase.describe(variant.environments) + " "
      return "\(environments)\(variant.ratioText):1"
    }
    return ([uses] + ratios).joined(separator: " · ")
  }

  /// The number of uses of a name in the theme, without its definitions.
  private static func useCount(_ name: String, _ theme: AnalyzedTheme) -> Int {
    guard let id = theme.program.variables.id(name) else { return 0 }
    let tokens = theme.files.flatMap { NameUses.tokens(ofDefinition: name, in: theme.tree($0)) }
    return max(0, tokens.count - theme.program.definitions.values.count { $0.name == id })
  }
}
