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
  static func emit(_ compilation: Compilation, _ options: EmissionOptions) -> EmittedProduct {
    let theme = ExportedTheme(compilation, includingStyles: options.includesStyles)
    let values = theme.colors + theme.others
    let elevated = values.filter { $0.dependsOnLevel }.map { $0.name + elevatedSuffix }
    let names = ExportedNames(
      values.map { $0.name } + elevated, numbering: { "\($0)-\($1)" }, spelling: options.css.property)
    var sheet = CSSEmitter(names: names)
    for value in values {
      sheet.add(value, isElevated: false)
      if value.dependsOnLevel { sheet.add(value, isElevated: true) }
    }
    let text = sheet.text(options.css.selector)
    return theme.product(.file(Array(text.utf8)), [names], suffixes: ["", elevatedSuffix])
  }

  private static let elevatedSuffix = "-elevated"

  private let names: ExportedNames
  /// The declarations of each situation; a later situation overrides the ones before it.
  private var declarations: [[String]] = [[], [], [], []]
  private static let situations = [
    "", "(prefers-contrast: more)", "(prefers-color-scheme: dark)",
    "(prefers-color-scheme: dark) and (prefers-contrast: more)",
  ]

  private mutating func add(_ value: ExportedValue, isElevated: Bool) {
    let suffix = isElevated ? Self.elevatedSuffix : ""
    let name = names[value.name + suffix]
    if let alias = value.alias {
      declarations[0].append("\(name): var(\(names[alias + suffix]));")
      return
    }
    /// The text in the light or in the dark, with normal or high contrast.
    func text(_ isDark: Bool, _ isHigh: Bool) -> String {
      let variant = PaletteVariant(onDark: isDark, elevated: isElevated, highContrast: isHigh)
      return Self.text(value.values[variant.index], value.use)
    }
    if value.use == .color {
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

  private static func text(_ value: ExportedValue.Value, _ use: DefinitionUse) -> String {
    switch value {
    case .color(let color): color.cssText
    case .font(let name): string(name)
    case .number: value.text + (use == .dimension ? "px" : "")
    }
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

/// The names of CSS's custom properties, and the elements that have them.
package struct CSSNames: Sendable {
  /// The first word of each name, `brand` for `--brand-accent`; empty for none.
  package var prefix = ""
  /// The elements that have the properties.
  package var selector = ":root"

  package init() {}

  /// Nil for a text that cannot begin a name: it is letters of ASCII, digits, `-` and `_`.
  package init?(prefix: String, selector: String) {
    let isName = prefix.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || [UInt8(ascii: "-"), UInt8(ascii: "_")].contains($0)
    }
    // A character that ends the selector or hides it would make another stylesheet.
    let isSelector =
      !selector.allSatisfy { $0.isWhitespace }
      && !selector.unicodeScalars.contains { "{};@".unicodeScalars.contains($0) || $0.value < 0x20 }
      && !zip(selector.utf8, selector.utf8.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "*") }
    guard isName, isSelector else { return nil }
    self.prefix = prefix
    self.selector = selector
  }

  /// `--brand-color` for `brandColor`.
  func property(_ name: String) -> String {
    let words = ExportedNames.words(of: name).map { $0.lowercased() }
    return "--" + (prefix.isEmpty ? "" : prefix + "-") + (words.isEmpty ? "unnamed" : words.joined(separator: "-"))
  }
}
