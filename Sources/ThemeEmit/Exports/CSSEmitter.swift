package import ThemeCompiler
package import ThemeDiagnostics
import ThemeService
import ThemeTable
import ThemeValues

/// The colours of a theme as custom properties of CSS.
///
///     :root {
///       color-scheme: light dark;
///       --brand: light-dark(#0B6E99, #7FD4FF);
///     }
///     @media (prefers-contrast: more) {
///       :root { --brand: light-dark(#084C6B, #B8E6FF); }
///     }
///
/// CSS knows no elevated surfaces: where a colour differs there, it has a second property, `--brand-elevated`.
package enum CSSEmitter {
  /// The stylesheet, and what could not be written; with an error the text is of no use.
  package static func emit(
    _ compilation: Compilation
  ) -> (text: String, diagnostics: [Diagnostic]) {
    let exported = ExportedColors(compilation)
    let names = ExportedNames(exported.colors, spelling: property)
    var normal: [String] = []
    var high: [String] = []
    for (color, name) in zip(exported.colors, names.names) {
      let alias = color.alias.map { "var(\(property($0)))" }
      let base = pair(color, ColorSituation(index: 0))
      normal.append("\(name): \(alias ?? base);")
      let contrast = pair(color, ColorSituation(index: 4))
      if alias == nil, contrast != base { high.append("\(name): \(contrast);") }
      let elevated = pair(color, ColorSituation(index: 2))
      let both = pair(color, ColorSituation(index: 6))
      guard elevated != base || both != contrast else { continue }
      let target = color.alias.map { "var(\(property($0))-elevated)" }
      normal.append("\(name)-elevated: \(target ?? elevated);")
      if target == nil, both != elevated { high.append("\(name)-elevated: \(both);") }
    }
    var text =
      "/* The colours of a theme, written by themec. */\n:root {\n  color-scheme: light dark;\n"
    for line in normal { text += "  \(line)\n" }
    text += "}\n"
    if !high.isEmpty {
      text += "\n@media (prefers-contrast: more) {\n  :root {\n"
      for line in high { text += "    \(line)\n" }
      text += "  }\n}\n"
    }
    return (text, names.diagnostics(with: exported, in: compilation.program))
  }

  /// `--brand-color` for `brandColor`.
  private static func property(_ name: String) -> String {
    "--" + ExportedNames.words(of: name).map { $0.lowercased() }.joined(separator: "-")
  }

  /// The colour in the light and in the dark.
  private static func pair(_ color: ExportedColor, _ situation: ColorSituation) -> String {
    let (light, dark) = (color[situation.dark(false)], color[situation.dark(true)])
    return light == dark ? light.cssText : "light-dark(\(light.cssText), \(dark.cssText))"
  }
}
