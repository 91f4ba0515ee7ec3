import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeTable
import ThemeValues

extension OutputForm {
  /// The theme's colours as self-contained Swift.
  package static let swift = OutputForm(
    name: "swift", summary: "its colours as Swift that stands alone", fileExtension: "swift",
    productName: "source file",
    emit: SwiftEmitter.emit)
}

/// The colours of a theme as self-contained Swift: each is a value with eight variants, and a `UIColor` and a `Color` on
/// platforms that have them.
///
/// This is the only form besides the table that holds all eight. The types are `nonisolated`, because the main actor may be
/// the default of the app's module, and UIKit asks for colours on other threads too.
enum SwiftEmitter {
  /// The source file, with reports about colours that it cannot hold.
  ///
  /// With an error the text must not be used.
  static func emit(_ compilation: Compilation, _ options: EmissionOptions) -> EmittedProduct {
    let exported = ExportedColors(compilation, includingStyles: options.includesStyles)
    let names = ExportedNames(
      exported.colors.map(\.name), reserved: AccessorEmitter.reservedMembers.union(["all"]),
      spelling: SwiftNames.lowerCamel)
    let deprecated = Set(exported.colors.filter { $0.note.deprecation != nil }.map(\.name))
    let theme = options.swiftName.text
    func value(_ color: ExportedColor) -> String {
      // The name of a deprecated colour would draw a warning here.
      guard let alias = color.alias, !deprecated.contains(alias) else {
        return literal(of: color, theme)
      }
      return SwiftNames.quoted(names[alias])
    }
    var text = header
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
    text += "  ]\n}\n" + type(theme)
    let left = Diagnostic.leftOut(exported, kinds: "colours", of: compilation)
    return EmittedProduct(
      text: text, names.diagnostics(with: exported.diagnostics + left, in: compilation.program))
  }

  /// `@available(*, deprecated, message: "use link")`.
  static func attribute(_ advice: String) -> String {
    advice.isEmpty
      ? "@available(*, deprecated)"
      : "@available(*, deprecated, message: \(SwiftNames.literal(advice)))"
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

  // MARK: - The parts that are the same for every theme

  private static let header = [
    "// The colours of a theme, written by themec. Do not edit: change the theme.",
    "// swift-format-ignore-file", "// swiftlint:disable all", "",
    "#if canImport(UIKit) && !os(watchOS)", "public import UIKit", "#endif",
    "#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)", "public import SwiftUI",
    "#endif", "", "",
  ].joined(separator: "\n")

  private static func type(_ theme: String) -> String {
    """

    /// A colour in sRGB with a variant for each appearance, level and contrast.
    public nonisolated struct \(theme)Color: Sendable, Hashable {
      /// `0xRRGGBBAA` for each situation: dark counts 1, elevated 2, high contrast 4.
      public let variants: [UInt32]

      /// A colour that is the same everywhere.
      public init(_ rgba: UInt32) { variants = Array(repeating: rgba, count: 8) }

      /// Light, dark, light elevated, dark elevated, and these four with high contrast.
      public init(
        _ light: UInt32, _ dark: UInt32, _ lightElevated: UInt32, _ darkElevated: UInt32,
        _ lightHigh: UInt32, _ darkHigh: UInt32, _ lightElevatedHigh: UInt32, _ darkElevatedHigh: UInt32
      ) {
        variants = [
          light, dark, lightElevated, darkElevated, lightHigh, darkHigh, lightElevatedHigh, darkElevatedHigh,
        ]
      }

      /// The colour as `0xRRGGBBAA`.
      public func rgba(isDark: Bool, isElevated: Bool = false, isHighContrast: Bool = false) -> UInt32 {
        variants[(isDark ? 1 : 0) + (isElevated ? 2 : 0) + (isHighContrast ? 4 : 0)]
      }
    }

    #if canImport(UIKit) && !os(watchOS)
    nonisolated extension \(theme)Color {
      /// A colour that follows appearance, level and contrast of where it is drawn.
      public var uiColor: UIColor {
        UIColor { traits in
          #if os(tvOS)
          let isElevated = false
          #else
          let isElevated = traits.userInterfaceLevel == .elevated
          #endif
          let rgba = rgba(
            isDark: traits.userInterfaceStyle == .dark, isElevated: isElevated,
            isHighContrast: traits.accessibilityContrast == .high)
          func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
          return UIColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
        }
      }
    }
    #endif

    #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    nonisolated extension \(theme)Color {
      /// The same for SwiftUI.
      public var color: Color { Color(uiColor: uiColor) }
    }
    #endif

    """
  }
}
