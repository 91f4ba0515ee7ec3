import ThemeBase
package import ThemeCompiler
import ThemeSyntax

/// The number of class paths that a pattern's declaration styles, of those that the pattern matches, for `--verbose`.
package struct PatternStyling: Sendable, Hashable {
  package var location: Explanation.Location
  package var property: String
  package var use: Program.PatternUse

  /// The declarations for patterns of a theme, by file and in source order.
  package static func list(of compilation: Compilation) -> [PatternStyling] {
    let program = compilation.program
    var chains = DefinitionChains(compilation.theme.resolved)
    let uses = program.patternUses.sorted { left, right in
      (left.key.file, left.key.node.rawValue) < (right.key.file, right.key.node.rawValue)
    }
    return uses.map { place, use in
      let span = program.nameSpan(place)
      return PatternStyling(
        location: chains.location(place), property: program.tree(place.file).file.excerpt(span), use: use)
    }
  }

  /// For people: `theme.nss:2:3: 'font-color' styles 4 of 5 class paths`.
  package var line: String { "\(location.shown): '\(property)' styles \(use.styled) of \(use.matched) class paths" }
}
