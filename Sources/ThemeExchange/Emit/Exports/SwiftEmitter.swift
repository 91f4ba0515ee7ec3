import ThemeBase
import ThemeCompiler
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
  static func emit(_ compilation: Compilation, _ options: EmissionOptions) -> EmittedProduct {
    let theme = ExportedTheme(compilation, includingStyles: options.includesStyles)
    let type = options.swiftName.text
    let names = names(of: theme.colors, reserved: ["all"])
    var (others, allNames) = ("", [names])
    for (noun, valueType, isFont) in [("numbers", "Double", false), ("fonts", "String", true)] {
      let values = theme.others.filter { ($0.use == .fontFamily) == isFont }
      let names = self.names(of: values)
      others += declaration(of: values, called: names, noun, valueType, in: type)
      allNames.append(names)
    }
    let (colors, list) = declarations(of: theme.colors, called: names, in: type)
    let text = Template(EmbeddedSwift.colors).filled(["theme": type, "colors": colors, "list": list, "others": others])
    return theme.product(.file(Array(text.utf8)), allNames)
  }

  private static func names(of values: [ExportedValue], reserved: Set<String> = []) -> ExportedNames {
    ExportedNames(
      values.map { $0.name }, reserved: AccessorEmitter.reservedMembers.union(reserved), spelling: SwiftNames.lowerCamel
    )
  }

  // MARK: - Colours

  /// The constants of colours, and the elements of the list of all.
  private static func declarations(of colors: [ExportedValue], called names: ExportedNames, in theme: String)
    -> (constants: String, list: String)
  {
    let deprecated = Set(colors.filter { $0.note.deprecation != nil }.map { $0.name })
    /// The constant of a name, or the colour itself: the name of a deprecated colour would draw a warning here.
    func value(_ color: ExportedValue, named name: String?) -> String {
      guard let name, !deprecated.contains(name) else { return literal(of: color, theme) }
      return SwiftNames.quoted(names[name])
    }
    var (text, list) = ("", "")
    for color in colors {
      let (light, dark) = (color.values[0].text, color.values[1].text)
      text += heading(of: color, ": " + (light == dark ? "\(light)." : "\(light) in the light, \(dark) in the dark."))
      text += "  public static let \(SwiftNames.quoted(names[color.name])) = \(value(color, named: color.alias))\n\n"
      list += "    (\(SwiftNames.literal(color.name)), \(value(color, named: color.name))),\n"
    }
    return (text, list)
  }

  private static func literal(of color: ExportedValue, _ theme: String) -> String {
    let texts = color.values.map { "0x\($0.text.dropFirst())" }
    if Set(texts).count == 1 { return "\(theme)Color(\(texts[0]))" }
    let lines = [texts[0..<4], texts[4..<8]].map { $0.joined(separator: ", ") }
    return "\(theme)Color(\n    \(lines[0]),\n    \(lines[1]))"
  }

  /// The documentation of a value, and the attribute of one that is deprecated.
  private static func heading(of value: ExportedValue, _ rest: String) -> String {
    var text = "  /// `\(SwiftNames.comment(value.name))`\(rest)"
    if let note = value.note.text { text += " \(SwiftNames.comment(note))" }
    guard let advice = value.note.deprecation else { return text + "\n" }
    let message = advice.isEmpty ? "" : ", message: \(SwiftNames.literal(advice))"
    return text + "\n  @available(*, deprecated\(message))\n"
  }

  // MARK: - Numbers and fonts

  /// The declarations of an `enum` of constants, and of functions for what differs in the dark, on elevated surfaces or in
  /// high contrast; empty if there are no values.
  ///
  /// `noun` says what they are: `numbers`. `type` is the Swift type of each.
  private static func declaration(
    of values: [ExportedValue], called names: ExportedNames, _ noun: String, _ type: String, in theme: String
  ) -> String {
    guard !values.isEmpty else { return "" }
    var text =
      "\n/// The \(noun) of the theme by name.\npublic nonisolated enum \(theme)\(noun.prefix(1).uppercased())\(noun.dropFirst()) {\n"
    for value in values {
      let name = SwiftNames.quoted(names[value.name])
      let texts = value.values.map(literal)
      text += heading(of: value, ".")
      guard Set(texts).count > 1 else {
        text += "  public static let \(name): \(type) = \(texts[0])\n\n"
        continue
      }
      text += """
          public static func \(name)(isDark: Bool, isElevated: Bool = false, isHighContrast: Bool = false) -> \(type) {
            [\(texts.joined(separator: ", "))][(isDark ? 1 : 0) + (isElevated ? 2 : 0) + (isHighContrast ? 4 : 0)]
          }


        """
    }
    return text + "}\n"
  }

  private static func literal(_ value: ExportedValue.Value) -> String {
    if case .font(let name) = value { SwiftNames.literal(name) } else { value.text }
  }
}
