package import ThemeTable

/// The changes that colour functions make to a colour of 8 bits a channel.
///
/// Every result is rounded to 8 bits, so a call means the same as the literal that it flattens to.
extension StyleColor {
  /// The colour with its OKLab lightness raised (or lowered, where negative) by an amount and cut at 0 and 1.
  package func lightened(by amount: Double) -> StyleColor {
    var lab = OKLab(self)
    lab.lightness += amount
    return GamutMapping.map(lab).color(alpha: alpha)
  }

  /// The colour with its OKLCH chroma multiplied by 1 + amount; -1 makes it grey.
  package func saturated(by amount: Double) -> StyleColor {
    GamutMapping.map(OKLab(self).scalingChroma(by: 1 + amount)).color(alpha: alpha)
  }

  /// The colour between two, of which `weight` (0…1) is the share of this one.
  ///
  /// Interpolated in OKLab with
  /// [premultiplied alpha](https://www.w3.org/TR/css-color-4/#interpolation-alpha).
  package func mixed(with other: StyleColor, weight: Double) -> StyleColor {
    let mix = OKLabMix(
      first: (OKLab(self), Double(alpha) / 255), second: (OKLab(other), Double(other.alpha) / 255), weight: weight)
    return GamutMapping.map(mix.lab).color(alpha: UInt8(fraction: mix.alpha))
  }

  /// The same colour with another alpha, 0 transparent … 1 opaque.
  package func withAlpha(_ amount: Double) -> StyleColor {
    StyleColor(red: red, green: green, blue: blue, alpha: UInt8(fraction: amount))
  }

  /// The more readable of two colours on this one, or the first if both are equally readable.
  package func contrastColor(_ first: StyleColor, _ second: StyleColor) -> StyleColor {
    ContrastRatio.of(first, on: self) >= ContrastRatio.of(second, on: self) ? first : second
  }
}

extension UInt8 {
  /// The channel nearest to a fraction, which is cut at 0 and 1.
  ///
  /// Rounds by truncation: the rounding functions would need the C library's mathematics.
  init(fraction: Double) { self = fraction > 0 ? UInt8(Swift.min(fraction, 1) * 255 + 0.5) : 0 }
}

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
