/// Finds the colour of sRGB that stands for one that sRGB does not have.
///
/// The chroma is reduced at constant lightness and hue, by a binary search in OKLCH, as
/// [CSS Color 4](https://www.w3.org/TR/css-color-4/#binsearch) suggests. Its last step, which trades some hue for chroma
/// by cutting channels, is left out: `lighten` must not turn a blue into a violet.
package enum GamutMapping {
  /// A colour in the gamut; the same one if it is there already.
  package static func map(_ color: OKLab) -> LinearRGB {
    if color.lightness >= 1 { return LinearRGB(SIMD3(repeating: 1)) }
    if color.lightness <= 0 { return LinearRGB(SIMD3(repeating: 0)) }
    let linear = color.linear
    let mapped = linear.isInGamut ? linear : reduceChroma(color)
    return LinearRGB(
      mapped.channels.clamped(
        lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1)))
  }

  /// The most colourful of the greyer ones that is in the gamut.
  private static func reduceChroma(_ color: OKLab) -> LinearRGB {
    var inside = 0.0
    var outside = 1.0
    // Far finer than 8 bits, and a fixed number of steps is the same on every machine.
    for _ in 0..<32 {
      let middle = (inside + outside) / 2
      if color.scalingChroma(by: middle).linear.isInGamut {
        inside = middle
      } else {
        outside = middle
      }
    }
    return color.scalingChroma(by: inside).linear
  }
}
