#if canImport(UIKit)
  public import Foundation
  public import ThemeComponents
  import UIKit

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
#endif
