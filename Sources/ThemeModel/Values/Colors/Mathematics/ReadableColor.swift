package import ThemeTable

/// The nearest colour of the same hue that can be read.
package enum ReadableColor {
  /// The distance of two lightnesses that are tried one after the other, in OKLab.
  private static let step = 1.0 / 512

  /// The colour nearest to `color`, of its hue and alpha, whose contrast on every background is at least `ratio`.
  ///
  /// nil if no lightness is enough on all backgrounds.
  package static func nearest(to color: StyleColor, on backgrounds: [ScreenColor], ratio: Double) -> StyleColor? {
    nearest(to: color) { candidate in backgrounds.allSatisfy { ContrastRatio.of(candidate, on: $0) >= ratio } }
  }

  /// The ground nearest to `ground`, of its hue, on which each text has at least its ratio.
  ///
  /// nil if no lightness is enough for all texts.
  package static func nearestGround(to ground: StyleColor, under texts: [(color: StyleColor, ratio: Double)])
    -> StyleColor?
  {
    nearest(to: ground) { candidate in
      texts.allSatisfy { ContrastRatio.of($0.color, on: ScreenColor(candidate)) >= $0.ratio }
    }
  }

  /// The nearest other colour of a hue that passes.
  ///
  /// Only the lightness changes, and the chroma as far as sRGB demands it. Candidates have 8 bits a channel, so the result
  /// passes as it is written.
  private static func nearest(to color: StyleColor, where passes: (StyleColor) -> Bool) -> StyleColor? {
    let lab = OKLab(color)
    for number in 1...512 {
      let distance = Double(number) * step
      let candidates = [lab.lightness - distance, lab.lightness + distance].filter { $0 > -step && $0 < 1 + step }.map {
        shade(lab, lightness: $0, alpha: color.alpha)
      }
      if let first = candidates.first(where: passes) { return first }
    }
    return nil
  }

  private static func shade(_ lab: OKLab, lightness: Double, alpha: UInt8) -> StyleColor {
    GamutMapping.map(OKLab(lightness: min(max(lightness, 0), 1), a: lab.a, b: lab.b)).color(alpha: alpha)
  }
}
