import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Constructs that SAP's SwiftUI runtime skips: rules, and at-rules that would change the meaning of definitions.
enum SkippedRules {
  static func run(_ theme: PortableTheme, _ tree: SyntaxTree) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    let rules = tree.descendants(RuleSyntax.self)
    if let list = rules.first?.selectorList {
      // One for a file: all its rules have the same fate.
      diagnostics.append(
        Diagnostic(
          .rulesNotRead, "\(theme.target.runtime) reads no rules", at: list.span,
          notes: ["it takes the colours of definitions only"]
            + (rules.count > 1 ? ["this file has \(rules.count) rules"] : []),
          help: ["override palette colours, '@primaryLabel:#1D2731;', or style the views in code"]))
    }
    for item in tree.stylesheet.items {
      let name = item.node.firstToken
      guard item.node.kind == .importRule || name.isSpelt("@palette") else { continue }
      var addition = Diagnostic.themecOnly("'\(name.excerpt)'", at: name.span)
      addition.notes = ["\(theme.target.runtime) skips the line"] + paletteChanges(after: name)
      diagnostics.append(addition)
    }
    return diagnostics
  }

  /// The change that a runtime makes by drawing its newest palette, after the token of an `@palette` that applies.
  private static func paletteChanges(after name: SyntaxToken) -> [String] {
    guard let version = name.next.flatMap({ PaletteVersion(rawValue: $0.excerpt) }) else { return [] }
    let changed = ColorPalette(version).differences(from: ColorPalette())
    let names = Set(changed.map { $0.style }).sorted()
    guard !names.isEmpty else { return [] }
    return [
      "it draws its newest palette, \(PaletteVersion.latest.rawValue), which has other colours for "
        + names.quotedList(limit: 4)
    ]
  }
}
