package import ThemeTable

/// The ratio that tells how well one colour can be read on another, not rounded.
///
/// By the definition of
/// [WCAG 2](https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio): 1 for equal luminance, 21 for black on white.
package enum ContrastRatio {
  /// The ratio between a text colour, laid over its background, and the background, which is taken to be opaque.
  package static func of(_ text: StyleColor, on background: StyleColor) -> Double {
    of(text, on: ScreenColor(background))
  }

  /// The ratio between a text colour, laid over its background, and the background.
  package static func of(_ text: StyleColor, on background: ScreenColor) -> Double {
    between(background.covered(by: text).luminance, background.luminance)
  }

  /// The ratio between two luminances.
  package static func between(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// A ratio with two digits after the point, rounded down: 4.499 fails, so it must not read 4.50.
  package static func text(_ ratio: Double) -> String {
    let hundredths = Int(min(max(ratio, 0), 100) * 100 + 1e-9)
    return "\(hundredths / 100)." + String(100 + hundredths % 100).dropFirst()
  }
}
