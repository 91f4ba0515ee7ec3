package import ThemeTable

/// An opaque colour as a screen shows it, with channels that are not rounded to bytes.
///
/// Translucent colours are laid over it as screens do it: the encoded channels are blended, not the light.
package struct ScreenColor: Hashable, Sendable {
  /// Red, green and blue, 0…1, in the encoded scale.
  package var channels: SIMD3<Double>

  /// The colour that is seen when another one lies over this one.
  package func covered(by color: StyleColor) -> ScreenColor {
    let alpha = Double(color.alpha) / 255
    return ScreenColor(channels: ScreenColor(color).channels * alpha + channels * (1 - alpha))
  }

  /// The [relative luminance](https://www.w3.org/TR/WCAG22/#dfn-relative-luminance), 0…1.
  package var luminance: Double {
    0.2126 * TransferFunction.light(channels.x) + 0.7152 * TransferFunction.light(channels.y) + 0.0722
      * TransferFunction.light(channels.z)
  }

  /// The nearest colour of 8 bits a channel.
  package var rounded: StyleColor {
    StyleColor(red: UInt8(fraction: channels.x), green: UInt8(fraction: channels.y), blue: UInt8(fraction: channels.z))
  }

  package static let black = ScreenColor(channels: SIMD3(repeating: 0))
  package static let white = ScreenColor(channels: SIMD3(repeating: 1))
}

extension ScreenColor {
  /// The colour without its alpha.
  package init(_ color: StyleColor) {
    channels = SIMD3(Double(color.red), Double(color.green), Double(color.blue)) / 255
  }
}
