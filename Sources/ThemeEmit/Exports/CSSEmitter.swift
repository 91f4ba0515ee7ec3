import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeService
import ThemeTable
import ThemeValues

extension OutputForm {
  /// The theme's colours as custom properties of CSS.
  package static let css = OutputForm(
    name: "css", summary: "its colours as CSS", fileExtension: "css", productName: "stylesheet",
    emit: CSSEmitter.emit)
}

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
enum CSSEmitter {
  /// The stylesheet, with reports about colours that it cannot hold.
  ///
  /// With an error the text must not be used.
  static func emit(_ compilation: Compilation, _ options: EmissionOptions) -> EmittedProduct {
    let exported = ExportedColors(compilation, includingStyles: options.includesStyles)
    let elevated = exported.colors.filter(\.dependsOnLevel).map { $0.name + elevatedSuffix }
    let names = ExportedNames(
      exported.colors.map(\.name) + elevated, numbering: { "\($0)-\($1)" }, spelling: property)
    var normal: [String] = []
    var high: [String] = []
    func add(_ color: ExportedColor, isElevated: Bool) {
      let suffix = isElevated ? elevatedSuffix : ""
      let name = names[color.name + suffix]
      if let alias = color.alias {
        normal.append("\(name): var(\(names[alias + suffix]));")
        return
      }
      let plain = pair(color, isElevated: isElevated, isHighContrast: false)
      let contrasting = pair(color, isElevated: isElevated, isHighContrast: true)
      normal.append("\(name): \(plain);")
      if contrasting != plain { high.append("\(name): \(contrasting);") }
    }
    for color in exported.colors {
      add(color, isElevated: false)
      if color.dependsOnLevel { add(color, isElevated: true) }
    }
    let left = Diagnostic.leftOut(exported, kinds: "colours", of: compilation)
    return EmittedProduct(
      text: sheet(normal, high),
      names.diagnostics(with: exported.diagnostics + left, in: compilation.program))
  }

  private static let elevatedSuffix = "-elevated"

  private static func sheet(_ normal: [String], _ high: [String]) -> String {
    var text =
      "/* The colours of a theme, written by themec. */\n:root {\n  color-scheme: light dark;\n"
    for line in normal { text += "  \(line)\n" }
    text += "}\n"
    if !high.isEmpty {
      text += "\n@media (prefers-contrast: more) {\n  :root {\n"
      for line in high { text += "    \(line)\n" }
      text += "  }\n}\n"
    }
    return text
  }

  /// `--brand-color` for `brandColor`.
  private static func property(_ name: String) -> String {
    let words = ExportedNames.words(of: name).map { $0.lowercased() }
    return "--" + (words.isEmpty ? "unnamed" : words.joined(separator: "-"))
  }

  /// The colour in the light and in the dark.
  private static func pair(
    _ color: ExportedColor, isElevated: Bool, isHighContrast: Bool
  ) -> String {
    let variant = PaletteVariant(
      onDark: false, elevated: isElevated, highContrast: isHighContrast)
    let (light, dark) = (color[variant], color[variant.flipped(on: .appearance)])
    return light == dark ? light.cssText : "light-dark(\(light.cssText), \(dark.cssText))"
  }
}
