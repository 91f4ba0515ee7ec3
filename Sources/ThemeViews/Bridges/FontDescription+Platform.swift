#if canImport(SwiftUI)
  public import SwiftUI
  public import ThemeComponents
  public import ThemeTable

  extension Font {
    /// A font in points: the user's text size is counted already.
    public nonisolated init(_ font: FontDescription) {
      let weights: [StyleFontWeight: Weight] = [.semibold: .semibold, .bold: .bold]
      let weight = weights[font.weight] ?? .regular
      self =
        font.name.map { .custom($0, fixedSize: font.pointSize).weight(weight) }
        ?? .system(size: font.pointSize, weight: weight)
    }

    /// The font that a style asks for, in the user's text size.
    public nonisolated init(_ style: ResolvedStyle, for size: DynamicTypeSize = .large) {
      self.init(FontDescription(style, for: StyleTextSize(size)))
    }
  }
#endif

#if canImport(UIKit)
  public import ThemeComponents
  public import UIKit

  extension FontDescription {
    /// The font for UIKit; the system's where the device has none of the name.
    public nonisolated var uiFont: UIFont {
      let weights: [StyleFontWeight: UIFont.Weight] = [.semibold: .semibold, .bold: .bold]
      return name.flatMap { UIFont(name: $0, size: pointSize) }
        ?? .systemFont(ofSize: pointSize, weight: weights[weight] ?? .regular)
    }
  }
#elseif canImport(AppKit)
  public import AppKit
  public import ThemeComponents

  extension FontDescription {
    /// The font for AppKit; the system's where the device has none of the name.
    public nonisolated var nsFont: NSFont {
      let weights: [StyleFontWeight: NSFont.Weight] = [.semibold: .semibold, .bold: .bold]
      return name.flatMap { NSFont(name: $0, size: pointSize) }
        ?? .systemFont(ofSize: pointSize, weight: weights[weight] ?? .regular)
    }
  }
#endif
