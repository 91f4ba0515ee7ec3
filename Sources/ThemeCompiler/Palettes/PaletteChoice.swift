import ThemeBase
import ThemeModel
import ThemeSyntax

/// `@palette v8;`: the palette that a theme takes its colours from; the last one applies.
enum PaletteChoice {
  static func find(in trees: [SyntaxTree], default version: PaletteVersion) -> Checked<PaletteVersion> {
    var result = Checked(version)
    for tree in trees { for rule in tree.atRules where rule.name.isSpelt("@palette") { read(rule, &result) } }
    return result
  }

  private static func read(_ rule: AtRuleSyntax, _ result: inout Checked<PaletteVersion>) {
    guard let words = rule.prelude?.tokens, words.count == 1, let word = words.first else {
      return result.diagnostics.append(.unknownPalette("expected one palette after '@palette'", at: rule.span))
    }
    let name = word.excerpt
    if let version = PaletteVersion(rawValue: name) {
      result.value = version
    } else {
      result.diagnostics.append(.unknownPalette("there is no palette '\(name)'", at: word.span))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownPalette(_ message: String, at span: Span) -> Diagnostic {
    let names = PaletteVersion.allCases.map { $0.rawValue }.quotedList
    return Diagnostic(.unknownPalette, message, at: span, help: ["the palettes are \(names)"])
  }
}
