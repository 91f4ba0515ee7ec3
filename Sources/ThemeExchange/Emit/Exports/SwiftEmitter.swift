import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

extension OutputForm {
  /// The theme's colours, numbers and fonts as self-contained Swift.
  package static let swift = OutputForm(
    name: "swift", summary: "its colours, numbers and fonts as Swift that stands alone", fileExtension: "swift",
    productName: "source file", emit: SwiftEmitter.emit)
}

/// The colours of a theme as self-contained Swift: each is a value with eight variants, and a `UIColor` and a `Color` on
/// platforms that have them.
///
/// Numbers and fonts are constants.
/// This is the only form besides the table that holds all eight. The types are `nonisolated`, because the main actor may be
/// the default of the app's module, and UIKit asks for colours on other threads too.
enum SwiftEmitter {
  /// The source file, with reports about colours that it cannot hold.
  ///
  /// With an error the text must not be used.
  static func emit(_ compilation: Compilation, _ options: EmissionOptions) -> EmittedProduct {
    let exported = ExportedColors(compilation, includingStyles: options.includesStyles)
    let (values, others, losses) = ExportedValue.list(of: exported.otherDefinitions, in: compilation)
    let names = ExportedNames(
      exported.colors.map(\.name), reserved: AccessorEmitter.reservedMembers.union(["all"]),
      spelling: SwiftNames.lowerCamel)
    let deprecated = Set(exported.colors.filter { $0.note.deprecation != nil }.map(\.name))
    let theme = options.swiftName.text
    func value(_ color: ExportedColor) -> String {
      // The name of a deprecated colour would draw a warning here.
      guard let alias = color.alias, !deprecated.contains(alias) else { return literal(of: color, theme) }
      return SwiftNames.quoted(names[alias])
    }
    var text = header + SwiftColorType.imports
    text += "/// The colours of the theme by name.\npublic nonisolated enum \(theme)Colors {\n"
    for color in exported.colors {
      text += "  /// \(documentation(of: color))\n"
      if let advice = color.note.deprecation { text += "  " + attribute(advice) + "\n" }
      text += "  public static let \(SwiftNames.quoted(names[color.name])) = "
      text += "\(value(color))\n\n"
    }
    text += "  /// All colours with the names that the theme has for them, in the order of these.\n"
    text += "  public static let all: [(name: String, color: \(theme)Color)] = [\n"
    for color in exported.colors {
      let isDeprecated = deprecated.contains(color.name)
      let value = isDeprecated ? literal(of: color, theme) : SwiftNames.quoted(names[color.name])
      text += "    (\(SwiftNames.literal(color.name)), \(value)),\n"
    }
    text += "  ]\n}\n"
    var diagnostics = exported.diagnostics + losses
    for (noun, type, isFont) in [("numbers", "Double", false), ("fonts", "String", true)] {
      let values = values.filter { ($0.use == .fontFamily) == isFont }
      let names = ExportedNames(
        values.map(\.name), reserved: AccessorEmitter.reservedMembers, spelling: SwiftNames.lowerCamel)
      text += SwiftValues.declaration(values, called: names, noun, type, in: theme)
      diagnostics += names.diagnostics(at: values.map { ($0.name, $0.span) }, in: compilation.program)
    }
    diagnostics += Diagnostic.leftOut(exported, others, of: compilation)
    return EmittedProduct(
      text: text + SwiftColorType.declaration(theme),
      names.diagnostics(with: diagnostics, at: exported.colors.map { ($0.name, $0.span) }, in: compilation.program))
  }

  /// `@available(*, deprecated, message: "use link")`.
  static func attribute(_ advice: String) -> String {
    advice.isEmpty ? "@available(*, deprecated)" : "@available(*, deprecated, message: \(SwiftNames.literal(advice)))"
  }

  private static func literal(of color: ExportedColor, _ theme: String) -> String {
    let colors = color.colors
    let texts = colors.map { "0x\($0.description.dropFirst())" }
    if Set(colors).count == 1 { return "\(theme)Color(\(texts[0]))" }
    let lines = [texts[0..<4], texts[4..<8]].map { $0.joined(separator: ", ") }
    return "\(theme)Color(\n    \(lines[0]),\n    \(lines[1]))"
  }

  private static func documentation(of color: ExportedColor) -> String {
    let light = color[PaletteVariant(onDark: false)].description
    let dark = color[PaletteVariant(onDark: true)].description
    var text = "`\(SwiftNames.comment(color.name))`: \(light)"
    text += light == dark ? "." : " in the light, \(dark) in the dark."
    if let note = color.note.text { text += " \(SwiftNames.comment(note))" }
    return text
  }

  private static let header = [
    "// The colours of a theme, written by themec. Do not edit: change the theme.", "// swift-format-ignore-file",
    "// swiftlint:disable all", "", "",
  ].joined(separator: "\n")
}
