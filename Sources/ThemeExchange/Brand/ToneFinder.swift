import ThemeModel
import ThemeTable

/// Finds the tones of a brand in one variant: its hue, lighter or darker, with as much of its chroma as sRGB has.
struct ToneFinder {
  let seeds: BrandSeeds
  let variant: BrandVariant
  /// A step of lightness in OKLab that is seen at once.
  private static let step = 0.08
  /// The least contrast of what is no text, and of edges.
  private static let visibleRatio = 3.0

  /// The tones that follow from the brand alone, and placeholders for the others: near black, and no colour of a theme.
  var drafted: [BrandTone: StyleColor] {
    var tones: [BrandTone: StyleColor] = [
      .fill: fill, .onFill: onFill, .pressedFill: pressed(fill, on: [onFill], awayFrom: onFill),
    ]
    for (number, tone) in BrandTone.allCases.enumerated() where tones[tone] == nil {
      tones[tone] = StyleColor(red: 1, green: 2, blue: UInt8(truncatingIfNeeded: 3 + number))
    }
    return tones
  }

  private var brand: StyleColor { seeds.seed(of: .fill, in: variant) }

  /// White where it can be read on the brand's colour, else black, which then can: one of the two always reaches 4.58.
  private var onFill: StyleColor {
    ContrastRatio.of(.white, on: brand) >= BrandVariant.plain.requiredRatio ? .white : .black
  }

  /// The brand's colour where its text can be read on it, which is everywhere but with high contrast.
  private var fill: StyleColor { readable(brand, on: [onFill]) }

  /// The tone's seed such that it can be read on all grounds.
  func readable(_ tone: BrandTone, on grounds: [StyleColor]) -> StyleColor {
    readable(seeds.seed(of: tone, in: variant), on: grounds)
  }

  /// The tone's seed such that it stands out from all grounds.
  func visible(_ tone: BrandTone, on grounds: [StyleColor]) -> StyleColor {
    readable(seeds.seed(of: tone, in: variant), on: grounds, ratio: Self.visibleRatio)
  }

  /// A tone under a finger: darker in the light, lighter in the dark, or the other way where that changes nothing.
  func pressed(_ tone: StyleColor, on grounds: [StyleColor]) -> StyleColor {
    pressed(tone, on: grounds, awayFrom: variant.isDark ? .black : .white)
  }

  private func pressed(_ tone: StyleColor, on grounds: [StyleColor], awayFrom other: StyleColor) -> StyleColor {
    let away = other == .black ? Self.step : -Self.step
    let candidates = [away, -away, -2 * away].map { tone.lightened(by: $0) }
    let visible = candidates.first {
      OKLab($0).difference(from: OKLab(tone)) > Self.step / 2 && isReadable($0, on: grounds)
    }
    return visible ?? readable(tone, on: grounds)
  }

  /// A ground of the seed's hue, pale in the light and deep in the dark, on which all texts can be read.
  ///
  /// A large ground has a part of the seed's chroma: a grey brand's is grey, and none is loud. Bars are fainter than a
  /// selection.
  func ground(_ tone: BrandTone, under texts: [StyleColor]) -> StyleColor {
    let isBar = tone == .bar
    let lightnesses =
      variant.isDark
      ? [isBar ? 0.24 : 0.3, isBar ? 0.22 : 0.27, 0.21, 0.18, 0.12, 0]
      : [isBar ? 0.965 : 0.945, isBar ? 0.975 : 0.96, 0.985, 1]
    let hue = OKLab(seeds.seed(of: tone, in: variant))
    let (share, most) = variant.isDark ? (0.45, isBar ? 0.035 : 0.06) : (0.25, isBar ? 0.022 : 0.028)
    let scale = min(share, hue.chroma > 0 ? most / hue.chroma : 0)
    let tones = lightnesses.map { lightness in
      let tone = OKLab(lightness: lightness, a: hue.a, b: hue.b).scalingChroma(by: scale)
      return GamutMapping.map(tone).color(alpha: 255)
    }
    let fitting = tones.first { ground in texts.allSatisfy { isReadable($0, on: [ground]) } }
    return fitting ?? (variant.isDark ? .black : .white)
  }

  // MARK: - Contrast

  private func isReadable(_ color: StyleColor, on grounds: [StyleColor], ratio: Double? = nil) -> Bool {
    grounds.allSatisfy { ContrastRatio.of(color, on: $0) >= ratio ?? variant.requiredRatio }
  }

  /// The colour itself where it can be read, else the nearest of its hue, else black or white.
  func readable(_ color: StyleColor, on grounds: [StyleColor], ratio: Double? = nil) -> StyleColor {
    if isReadable(color, on: grounds, ratio: ratio) { return color }
    let nearest = ReadableColor.nearest(
      to: color, on: grounds.map { ScreenColor($0) }, ratio: ratio ?? variant.requiredRatio)
    return nearest ?? (variant.isDark ? .white : .black)
  }
}
