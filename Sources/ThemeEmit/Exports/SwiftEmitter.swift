package import ThemeCompiler
package import ThemeDiagnostics
import ThemeTable
import ThemeValues

/// The colours of a theme as Swift that stands alone: each is a value with eight variants, and a `UIColor` and a `Color` where
/// there are such.
///
/// This is the only form besides the table that holds all eight.
package enum SwiftEmitter {
  /// The source file, and what could not be written; with an error the text is of no use.
  package static func emit(
    _ compilation: Compilation
  ) -> (text: String, diagnostics: [Diagnostic]) {
    let exported = ExportedColors(compilation)
    let names = ExportedNames(exported.colors, spelling: identifier)
    var text = header
    text += "/// The colours of the theme by name.\npublic enum ThemeColors {\n"
    for (color, name) in zip(exported.colors, names.names) {
      text += "  /// \(documentation(of: color))\n"
      text += "  public static let \(quoted(name)) = \(value(of: color))\n\n"
    }
    text += "  /// All colours with the names that the theme has for them, in the order of these.\n"
    text += "  public static let all: [(name: String, color: ThemeColor)] = [\n"
    for (color, name) in zip(exported.colors, names.names) {
      text += "    (\(literal(color.name)), \(quoted(name))),\n"
    }
    text += "  ]\n}\n" + type
    return (text, names.diagnostics(with: exported, in: compilation.program))
  }

  private static func value(of color: ExportedColor) -> String {
    if let alias = color.alias { return quoted(identifier(alias)) }
    let colors = ColorSituation.allCases.map { "0x\(color[$0].description.dropFirst())" }
    if Set(color.colors).count == 1 { return "ThemeColor(\(colors[0]))" }
    let lines = [colors[0..<4], colors[4..<8]].map { $0.joined(separator: ", ") }
    return "ThemeColor(\n    \(lines[0]),\n    \(lines[1]))"
  }

  /// What a comment says of a colour; nothing from the theme can end the comment's line.
  private static func documentation(of color: ExportedColor) -> String {
    let name = color.name.unicodeScalars.map {
      $0.properties.isAlphabetic || $0.isASCIIWord ? String($0) : "-"
    }
    let light = color[ColorSituation(index: 0)].description
    let dark = color[ColorSituation(index: 1)].description
    return "`\(name.joined())`: \(light)"
      + (light == dark ? "." : " in the light, \(dark) in the dark.")
  }

  // MARK: - Names

  /// `brandColor` for `brand-color`; a leading digit gets an underscore.
  private static func identifier(_ name: String) -> String {
    let words = ExportedNames.words(of: name)
    let joined = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    let isName = joined.unicodeScalars.first.map { !("0"..."9").contains($0) } ?? false
    return isName ? joined : "_" + joined
  }

  private static func quoted(_ name: String) -> String {
    // The list of all colours has this name.
    if name == "all" { return "all_" }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.isASCIIWord
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\"\(escaped.joined())\""
  }

  /// The words that Swift takes for itself.
  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  // MARK: - The parts that are the same for every theme

  private static let header = [
    "// The colours of a theme, written by themec. Do not edit: change the theme.",
    "// swift-format-ignore-file", "// swiftlint:disable all", "",
    "#if canImport(UIKit) && !os(watchOS)", "import UIKit", "#endif",
    "#if canImport(SwiftUI)", "import SwiftUI", "#endif", "", "",
  ].joined(separator: "\n")

  private static let type = """

    /// A colour in sRGB with a variant for each appearance, level and contrast.
    public struct ThemeColor: Sendable, Hashable {
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
    extension ThemeColor {
      /// A colour that follows appearance, level and contrast of where it is drawn.
      public var uiColor: UIColor {
        UIColor { traits in
          let rgba = rgba(
            isDark: traits.userInterfaceStyle == .dark,
            isElevated: traits.userInterfaceLevel == .elevated,
            isHighContrast: traits.accessibilityContrast == .high)
          func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
          return UIColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
        }
      }
    }
    #endif

    #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    extension ThemeColor {
      /// The same for SwiftUI.
      public var color: Color { Color(uiColor: uiColor) }
    }
    #endif

    """
}

extension Unicode.Scalar {
  fileprivate var isASCIIWord: Bool {
    self == "_" || self == "-" || ("0"..."9").contains(self)
  }
}
