package import ThemeTable

/// The nearest colour of the same hue that can be read on some backgrounds.
package enum ReadableColor {
  /// The distance of two lightnesses that are tried one after the other, in OKLab.
  private static let step = 1.0 / 512

  /// The colour nearest to `color`, of its hue and alpha, whose contrast on every background is at least `ratio`.
  ///
  /// Only the lightness changes, and the chroma as far as sRGB demands it. The result is tested as 8 bits a channel, so it
  /// passes as it is written. nil if no lightness is enough on all backgrounds.
  package static func nearest(
    to color: StyleColor, on backgrounds: [ScreenColor], ratio: Double
  ) -> StyleColor? {
    let lab = OKLab(color)
    for number in 1...512 {
      let distance = Double(number) * step
      let candidates = [lab.lightness - distance, lab.lightness + distance]
        .filter { $0 > -step && $0 < 1 + step }
        .map { shade(lab, lightness: $0, alpha: color.alpha) }
        .filter { candidate in
          backgrounds.allSatisfy { ContrastRatio.of(candidate, on: $0) >= ratio }
        }
      if let first = candidates.first { return first }
    }
    return nil
  }

  private static func shade(_ lab: OKLab, lightness: Double, alpha: UInt8) -> StyleColor {
    GamutMapping.map(OKLab(lightness: min(max(lightness, 0), 1), a: lab.a, b: lab.b))
      .color(alpha: alpha)
  }
}
