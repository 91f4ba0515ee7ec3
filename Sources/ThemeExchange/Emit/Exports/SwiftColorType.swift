/// The type of a colour in generated Swift, which is the same for every theme but for its name.
enum SwiftColorType {
  static let imports = [
    "#if canImport(UIKit)", "public import UIKit", "#elseif canImport(AppKit)", "public import AppKit", "#endif",
    "#if canImport(SwiftUI)", "public import SwiftUI", "#endif", "", "",
  ].joined(separator: "\n")

  static func declaration(_ theme: String) -> String {
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

    """ + platforms(theme)
  }

  /// The colours of the platforms.
  ///
  /// A watch has neither levels nor a light appearance, a Mac no levels.
  private static func platforms(_ theme: String) -> String {
    """

    #if canImport(UIKit)
    nonisolated extension \(theme)Color {
      /// A colour that follows appearance, level and contrast of where it is drawn.
      public var uiColor: UIColor {
        #if os(watchOS)
        Self.uiColor(rgba(isDark: true))
        #else
        UIColor { traits in
          #if os(tvOS)
          let isElevated = false
          #else
          let isElevated = traits.userInterfaceLevel == .elevated
          #endif
          return Self.uiColor(
            rgba(
              isDark: traits.userInterfaceStyle == .dark, isElevated: isElevated,
              isHighContrast: traits.accessibilityContrast == .high))
        }
        #endif
      }

      private static func uiColor(_ rgba: UInt32) -> UIColor {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
        return UIColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
      }
    }
    #elseif canImport(AppKit)
    nonisolated extension \(theme)Color {
      /// A colour that follows appearance and contrast of where it is drawn.
      public var nsColor: NSColor {
        NSColor(name: nil) { appearance in
          let high: [NSAppearance.Name] = [.accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua]
          let dark: [NSAppearance.Name] = [.darkAqua, .accessibilityHighContrastDarkAqua]
          let name = appearance.bestMatch(from: [.aqua, .darkAqua] + high) ?? .aqua
          let rgba = rgba(isDark: dark.contains(name), isHighContrast: high.contains(name))
          func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
          return NSColor(srgbRed: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
        }
      }
    }
    #endif

    #if canImport(SwiftUI)
    nonisolated extension \(theme)Color {
      /// The same for SwiftUI.
      public var color: Color {
        #if canImport(UIKit)
        Color(uiColor: uiColor)
        #else
        Color(nsColor: nsColor)
        #endif
      }
    }
    #endif

    """
  }
}
