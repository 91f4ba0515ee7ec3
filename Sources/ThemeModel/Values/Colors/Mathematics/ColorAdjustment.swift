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
