/// Maps an out-of-gamut colour to sRGB.
///
/// The chroma is reduced at constant lightness and hue by a binary search in OKLCH with local clipping, as
/// [CSS Color 4](https://www.w3.org/TR/css-color-4/#binsearch) does it. A colour is near enough if clipping its
/// channels moves it by less than can be seen. Without this tolerance, a dent of the gamut would make a darker blue
/// greyish.
package enum GamutMapping {
  /// The least [difference](https://www.w3.org/TR/css-color-4/#color-difference-OK) of two colours that can be seen.
  package static let justNoticeableDifference = 0.02

  /// A colour in the gamut; the same one if it is there already.
  package static func map(_ color: OKLab) -> LinearRGB {
    if color.lightness >= 1 { return LinearRGB(SIMD3(repeating: 1)) }
    if color.lightness <= 0 { return LinearRGB(SIMD3(repeating: 0)) }
    if let near = nearestInGamut(color) { return near }
    var inside = 0.0
    var outside = 1.0
    var result = OKLab(lightness: color.lightness, a: 0, b: 0).linear.clipped
    // Far finer than 8 bits, and a fixed number of steps is the same on every machine.
    for _ in 0..<32 {
      let middle = (inside + outside) / 2
      if let near = nearestInGamut(color.scalingChroma(by: middle)) {
        inside = middle
        result = near
      } else {
        outside = middle
      }
    }
    return result
  }

  /// The colour with its channels clipped, or nil if the difference could be seen.
  private static func nearestInGamut(_ color: OKLab) -> LinearRGB? {
    let linear = color.linear
    let clipped = linear.clipped
    if linear.isInGamut { return clipped }
    return OKLab(xyz: clipped.xyz).difference(from: color) < justNoticeableDifference ? clipped : nil
  }
}
