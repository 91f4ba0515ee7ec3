import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

extension OutputForm {
  /// The theme's colours, numbers and fonts as custom properties of CSS.
  package static let css = OutputForm(
    name: "css", summary: "its colours, numbers and fonts as CSS", fileExtension: "css", productName: "stylesheet",
    emit: CSSEmitter.emit)
}

/// The colours, numbers and fonts of a theme as custom properties of CSS.
///
///     :root {
///       color-scheme: light dark;
///       --brand: light-dark(#0B6E99, #7FD4FF);
///       --size: 17px;
///     }
///     @media (prefers-contrast: more) {
///       :root { --brand: light-dark(#084C6B, #B8E6FF); }
///     }
///
/// CSS knows no elevated surfaces: where a value differs there, it has a second property, `--brand-elevated`. What is no
/// colour has no `light-dark()`, so a media rule holds what it is in the dark.
struct CSSEmitter {
  /// The stylesheet, with reports about what it cannot hold.
  ///
  /// With an error the text must not be used.
  static func emit(_ compilation: Compilation, _ options: EmissionOptions) -> EmittedProduct {
    let exported = ExportedColors(compilation, includingStyles: options.includesStyles)
    let (values, others, losses) = ExportedValue.list(of: exported.otherDefinitions, in: compilation)
    let properties = exported.colors.map(Property.init) + values.map(Property.init)
    let elevated = properties.filter(\.dependsOnLevel).map { $0.name + elevatedSuffix }
    let names = ExportedNames(
      properties.map(\.name) + elevated, numbering: { "\($0)-\($1)" }, spelling: options.css.property)
    var sheet = CSSEmitter(names: names)
    for property in properties {
      sheet.add(property, isElevated: false)
      if property.dependsOnLevel { sheet.add(property, isElevated: true) }
    }
    let places = properties.flatMap { [($0.name, $0.span), ($0.name + elevatedSuffix, $0.span)] }
    let left = Diagnostic.leftOut(exported, others, of: compilation)
    return EmittedProduct(
      text: sheet.text(options.css.selector),
      names.diagnostics(with: exported.diagnostics + losses + left, at: places, in: compilation.program))
  }

  private static let elevatedSuffix = "-elevated"

  /// A custom property with its text in each variant.
  private struct Property {
    let name: String
    let alias: String?
    let isColor: Bool
    let dependsOnLevel: Bool
    let texts: [String]
    let span: Span

    init(_ color: ExportedColor) {
      (name, alias, isColor) = (color.name, color.alias, true)
      dependsOnLevel = color.dependsOnLevel
      texts = color.colors.map(\.cssText)
      span = color.span
    }

    init(_ value: ExportedValue) {
      (name, alias, isColor) = (value.name, value.alias, false)
      dependsOnLevel = value.dependsOnLevel
      span = value.span
      texts = value.values.map { one in
        if case .font(let name) = one { return CSSEmitter.string(name) }
        return one.text + (value.use == .dimension ? "px" : "")
      }
    }
  }

  private let names: ExportedNames
  /// The declarations of each situation; a later situation overrides the ones before it.
  private var declarations: [[String]] = [[], [], [], []]
  private static let situations = [
    "", "(prefers-contrast: more)", "(prefers-color-scheme: dark)",
    "(prefers-color-scheme: dark) and (prefers-contrast: more)",
  ]

  private init(names: ExportedNames) { self.names = names }

  private mutating func add(_ property: Property, isElevated: Bool) {
    let suffix = isElevated ? Self.elevatedSuffix : ""
    let name = names[property.name + suffix]
    if let alias = property.alias {
      declarations[0].append("\(name): var(\(names[alias + suffix]));")
      return
    }
    /// The text in the light or in the dark, with normal or high contrast.
    func text(_ isDark: Bool, _ isHigh: Bool) -> String {
      property.texts[(isDark ? 1 : 0) + (isElevated ? 2 : 0) + (isHigh ? 4 : 0)]
    }
    if property.isColor {
      let pairs = [false, true].map { isHigh in
        let (light, dark) = (text(false, isHigh), text(true, isHigh))
        return light == dark ? light : "light-dark(\(light), \(dark))"
      }
      declarations[0].append("\(name): \(pairs[0]);")
      if pairs[1] != pairs[0] { declarations[1].append("\(name): \(pairs[1]);") }
      return
    }
    let (light, high, dark) = (text(false, false), text(false, true), text(true, false))
    let texts = [light, high, dark, text(true, true)]
    // The text that each situation has from the rules of those before it.
    let inherited = [nil, light, light, dark == light ? high : dark]
    for (situation, text) in texts.enumerated() where text != inherited[situation] {
      declarations[situation].append("\(name): \(text);")
    }
  }

  private func text(_ selector: String) -> String {
    var text = "/* The colours of a theme, written by themec. */\n"
    for (lines, situation) in zip(declarations, Self.situations) {
      if situation.isEmpty {
        text += "\(selector) {\n  color-scheme: light dark;\n"
        for line in lines { text += "  \(line)\n" }
        text += "}\n"
      } else if !lines.isEmpty {
        text += "\n@media \(situation) {\n  \(selector) {\n"
        for line in lines { text += "    \(line)\n" }
        text += "  }\n}\n"
      }
    }
    return text
  }

  /// A string of CSS; nothing from the theme can end it.
  private static func string(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      let isPlain = scalar.value >= 0x20 && !"\"\\<".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
    }
    return "\"\(scalars.joined())\""
  }
}
