import ThemeModel
import ThemeTable

/// Finds the tones of a brand in one variant: its hue, lighter or darker, with as much of its chroma as sRGB has.
struct ToneFinder {
  let brand: StyleColor
  let variant: BrandVariant
  /// A step of lightness in OKLab that is seen at once.
  private static let step = 0.08

  /// The tones that follow from the brand alone, and placeholders for the others: near black, and no colour of a theme.
  var drafted: [BrandTone: StyleColor] {
    var tones: [BrandTone: StyleColor] = [
      .fill: fill, .onFill: onFill, .pressedFill: pressed(fill, on: [onFill], awayFrom: onFill),
    ]
    for (number, tone) in [BrandTone.text, .pressedText, .selection].enumerated() {
      tones[tone] = StyleColor(red: 1, green: 2, blue: UInt8(3 + number))
    }
    return tones
  }

  /// White where it can be read on the brand's colour, else black, which then can: one of the two always reaches 4.58.
  private var onFill: StyleColor {
    ContrastRatio.of(.white, on: brand) >= BrandVariant.plain.requiredRatio ? .white : .black
  }

  /// The brand's colour where its text can be read on it, which is everywhere but with high contrast.
  private var fill: StyleColor { readable(brand, on: [onFill]) }

  /// The brand's hue such that it can be read on all grounds.
  func text(on grounds: [StyleColor]) -> StyleColor { readable(brand, on: grounds) }

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

  /// A ground of the brand's hue, pale in the light and deep in the dark, on which all texts can be read.
  func selection(under texts: [StyleColor]) -> StyleColor {
    let grounds = variant.isDark ? [0.3, 0.27, 0.24, 0.21, 0.18, 0.12, 0] : [0.945, 0.96, 0.975, 0.985, 1]
    let hue = OKLab(brand)
    // A large ground has a part of the brand's chroma: a grey brand's is grey, and none is loud.
    let (share, most) = variant.isDark ? (0.45, 0.06) : (0.25, 0.035)
    let scale = min(share, hue.chroma > 0 ? most / hue.chroma : 0)
    let tones = grounds.map { lightness in
      let tone = OKLab(lightness: lightness, a: hue.a, b: hue.b).scalingChroma(by: scale)
      return GamutMapping.map(tone).color(alpha: 255)
    }
    let fitting = tones.first { ground in texts.allSatisfy { isReadable($0, on: [ground]) } }
    return fitting ?? (variant.isDark ? .black : .white)
  }

  // MARK: - Contrast

  private func isReadable(_ color: StyleColor, on grounds: [StyleColor]) -> Bool {
    grounds.allSatisfy { ContrastRatio.of(color, on: $0) >= variant.requiredRatio }
  }

  /// The colour itself where it can be read, else the nearest of its hue, else black or white.
  private func readable(_ color: StyleColor, on grounds: [StyleColor]) -> StyleColor {
    if isReadable(color, on: grounds) { return color }
    let nearest = ReadableColor.nearest(to: color, on: grounds.map { ScreenColor($0) }, ratio: variant.requiredRatio)
    return nearest ?? (variant.isDark ? .white : .black)
  }
}
