package import ThemeTable

/// The ratio that tells how well one colour can be read on another.
///
/// By the definition of
/// [WCAG 2](https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio): 1 for equal luminance, 21 for black on white.
package enum ContrastRatio {
  /// The ratio between a text colour and its background.
  ///
  /// A translucent text is laid over the background first. The background is taken to be opaque: what shines through it
  /// is not known.
  package static func of(_ text: StyleColor, on background: StyleColor) -> Double {
    between(luminance(blend(text, over: background)), luminance(background))
  }

  /// The [relative luminance](https://www.w3.org/TR/WCAG22/#dfn-relative-luminance), 0…1.
  static func luminance(_ color: StyleColor) -> Double {
    0.2126 * TransferFunction.light(color.red) + 0.7152 * TransferFunction.light(color.green) + 0.0722
      * TransferFunction.light(color.blue)
  }

  /// The colour on a screen: the bytes are blended, not the light.
  private static func blend(_ text: StyleColor, over background: StyleColor) -> StyleColor {
    let alpha = Int(text.alpha)
    func channel(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      UInt8((Int(upper) * alpha + Int(lower) * (255 - alpha) + 127) / 255)
    }
    return StyleColor(
      red: channel(text.red, background.red), green: channel(text.green, background.green),
      blue: channel(text.blue, background.blue))
  }
}
