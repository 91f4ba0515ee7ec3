#if canImport(UIKit)
  public import Foundation
  public import ThemeComponents
  public import ThemeTable
  public import UIKit

  extension UIColor {
    /// The colour of a theme.
    public nonisolated convenience init(_ color: StyleColor) {
      self.init(
        red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
        alpha: CGFloat(color.alpha) / 255)
    }

    #if !os(watchOS) && !os(tvOS)
      /// The colour of one of a theme's own definitions, which follows appearance, contrast and level; nil if it is no colour.
      ///
      /// - Parameters:
      ///   - name: The name without `@`.
      ///   - theme: The theme's table.
      public nonisolated convenience init?(definition name: String, of theme: StyleTable) {
        guard let plain = theme.definition(name)?.color else { return nil }
        self.init { UIColor(theme.definition(name, in: StyleEnvironment($0))?.color ?? plain) }
      }
    #endif
  }

  extension FontDescription {
    /// The font for UIKit; the system's where the device has none of the name.
    public nonisolated var uiFont: UIFont {
      let weights: [StyleFontWeight: UIFont.Weight] = [.semibold: .semibold, .bold: .bold]
      return name.flatMap { UIFont(name: $0, size: pointSize) }
        ?? .systemFont(ofSize: pointSize, weight: weights[weight] ?? .regular)
    }
  }

  #if !os(watchOS)
    extension StyleEnvironment {
      /// The environment of a view of UIKit.
      ///
      /// - Parameters:
      ///   - traits: The traits of the view.
      ///   - size: The room of its window, whose longer side is the orientation; without it a phone that lies is known by its
      ///     low height.
      public nonisolated init(_ traits: UITraitCollection, size: CGSize? = nil) {
        self.init(
          device: traits.userInterfaceIdiom == .pad ? .ipad : .iphone,
          orientation: size.map { $0.width > $0.height } ?? (traits.verticalSizeClass == .compact)
            ? .landscape : .portrait,
          appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
          contrast: traits.accessibilityContrast == .high ? .high : .normal,
          sizeClass: traits.horizontalSizeClass == .regular ? .regular : .compact)
        #if !os(tvOS)
          level = traits.userInterfaceLevel == .elevated ? .elevated : .base
        #endif
      }
    }
  #endif

  /// Measures texts with the fonts of the platform, which also draw them.
  public struct PlatformTextMetrics: TextMeasuring {
    /// Metrics without settings.
    public init() {}

    /// The height of one line in whole points.
    public func lineHeight(of font: FontDescription) -> Double { Double(font.uiFont.lineHeight.rounded(.up)) }

    /// The room that a text takes when the platform breaks it into lines at a width.
    public func measure(_ text: String, font: FontDescription, width: Double, lineLimit: Int) -> TextMeasure {
      let line = lineHeight(of: font)
      let room = CGSize(width: min(width, 1e6), height: 1e6)
      let size = NSAttributedString(string: text, attributes: [.font: font.uiFont]).boundingRect(
        with: room, options: .usesLineFragmentOrigin, context: nil
      ).size
      let wanted = max(1, Int((Double(size.height) / line).rounded()))
      let count = lineLimit > 0 ? min(wanted, lineLimit) : wanted
      return TextMeasure(
        size: LayoutSize(width: Double(size.width.rounded(.up)), height: Double(count) * line), lineCount: count,
        isTruncated: wanted > count)
    }
  }

  extension CountFormat {
    /// The digits and the separator of a language.
    public init(_ locale: Locale) {
      self.init(zero: 0.formatted(.number.locale(locale)), groupingSeparator: locale.groupingSeparator ?? "")
    }
  }
#elseif canImport(AppKit)
  public import AppKit
  public import ThemeComponents
  public import ThemeTable

  extension NSColor {
    /// The colour of a theme.
    public nonisolated convenience init(_ color: StyleColor) {
      self.init(
        srgbRed: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
        alpha: CGFloat(color.alpha) / 255)
    }
  }

  extension FontDescription {
    /// The font for AppKit; the system's where the device has none of the name.
    public nonisolated var nsFont: NSFont {
      let weights: [StyleFontWeight: NSFont.Weight] = [.semibold: .semibold, .bold: .bold]
      return name.flatMap { NSFont(name: $0, size: pointSize) }
        ?? .systemFont(ofSize: pointSize, weight: weights[weight] ?? .regular)
    }
  }
#endif
