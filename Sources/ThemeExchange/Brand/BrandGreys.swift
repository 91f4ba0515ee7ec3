import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
package import ThemeTable

/// The greys of a base in the hue of a brand.
///
/// A text is never nearer to its ground than in the base, and a ground never nearer to its texts.
struct BrandGreys {
  let base: BuiltInTheme
  let hue: OKLab

  /// The greys of each base, with whether each is a ground.
  private static let palette = [
    ("primaryLabel", false), ("secondaryLabel", false), ("tertiaryLabel", false), ("navBarTitleLabel", false),
    ("separator", false), ("primaryBackground", true), ("primaryGroupedBackground", true),
    ("secondaryGroupedBackground", true), ("tertiaryFill", true), ("quaternaryFill", true),
  ]
  private static let definitions = [
    ("ink", false), ("inkSoft", false), ("inkFaint", false), ("paperDim", true), ("stroke", true),
  ]

  /// The definitions that take the place of the base's.
  var text: String {
    let lines = base.isNUI ? linesOfNUI : linesOfPalette
    return "/* The greys of the base in the hue of '@neutral'; none comes nearer to what it is seen with. */\n"
      + lines.joined(separator: "\n")
  }

  private var linesOfPalette: [String] {
    Self.palette.flatMap { name, isGround -> [String] in
      guard case .color(let colors) = ColorPalette().lookup(name) else { return [] }
      return PaletteVariant.allCases.compactMap { variant in
        let grey = colors.color(in: variant.applied(to: StyleEnvironment()))
        return grey.map {
          "@\(name)_\(variant.keySuffix): \(tinted($0, isGround: isGround, isOnDark: variant.isOnDark).literal);"
        }
      }
    }
  }

  private var linesOfNUI: [String] {
    let lines = String(decoding: base.bytes, as: UTF8.self).split(separator: "\n")
    return Self.definitions.compactMap { name, isGround in
      let start = "@\(name): "
      guard let line = lines.first(where: { $0.hasPrefix(start) }),
        let grey = try? BrandColor.read(String(line.dropFirst(start.utf8.count).prefix { $0 != ";" }))
      else { return nil }
      return start + tinted(grey, isGround: isGround, isOnDark: false).literal + ";"
    }
  }

  /// A grey with the hue, as light as it is or, for the sake of what is read, a little farther from what it is seen with.
  private func tinted(_ grey: StyleColor, isGround: Bool, isOnDark: Bool) -> StyleColor {
    let most = isGround ? (isOnDark ? 0.014 : 0.008) : 0.03
    let scale = hue.chroma > 0 ? min(1, most / hue.chroma) : 0
    let becomesLighter = isGround != isOnDark
    let own = ScreenColor(grey).luminance
    var lab = OKLab(grey)
    (lab.a, lab.b) = (hue.a * scale, hue.b * scale)
    for _ in 0...512 {
      let color = GamutMapping.map(lab).color(alpha: grey.alpha)
      let luminance = ScreenColor(color).luminance
      if becomesLighter ? luminance >= own : luminance <= own { return color }
      lab.lightness += becomesLighter ? 1.0 / 512 : -1.0 / 512
    }
    return grey
  }
}

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

  /// A tone under a finger: darker in the light, lighter in the dark, or as what it moves away from asks for; the other way
  /// where that changes nothing.
  func pressed(_ tone: StyleColor, on grounds: [StyleColor], awayFrom other: StyleColor? = nil) -> StyleColor {
    let away = other ?? (variant.isDark ? .black : .white) == .black ? Self.step : -Self.step
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

/// The opaque colours that a brand's theme is made of.
package struct BrandSeeds: Sendable {
  package var brand: StyleColor
  /// The colour that takes the brand's place in the dark, or nil for the same one.
  package var dark: StyleColor?
  /// The colour of what is chosen, of charts and of links, or nil for the brand's.
  package var secondary: StyleColor?
  /// The colour with whose hue greys are tinted, or nil for the greys of the base.
  package var neutral: StyleColor?

  package init(
    _ brand: StyleColor, dark: StyleColor? = nil, secondary: StyleColor? = nil, neutral: StyleColor? = nil
  ) {
    (self.brand, self.dark, self.secondary, self.neutral) = (brand, dark, secondary, neutral)
  }

  /// The colour of which a tone is made in a variant.
  func seed(of tone: BrandTone, in variant: BrandVariant) -> StyleColor {
    let brand = variant.isDark ? dark ?? brand : brand
    return tone.isSecondary ? secondary ?? brand : brand
  }
}

/// The colour of a brand, read from what a user wrote.
package enum BrandColor {
  /// Why a text is no brand's colour.
  package enum Fault: Error, Hashable {
    /// The text is not a value of a theme that is a colour, with what the compiler says about it.
    case unreadable(String)
    /// The text is a translucent colour, or several.
    case notOneOpaqueColor
  }

  /// The colour that a theme means by a text: a literal, a name or a function.
  package static func read(_ text: String) throws(Fault) -> StyleColor {
    var sources = SourceSet()
    sources.add(path: "brand.nss", bytes: Array("Label { font-color: \(text); }\n".utf8))
    let compilation = Compiler.compile(sources, options: CompilerOptions())
    if let first = Linter.findings(compilation).diagnostics.first(where: { $0.severity >= .warning }) {
      throw .unreadable(first.message)
    }
    let variants = compilation.table.variants
    guard variants.count == 1, case .color(let color) = compilation.table.values[variants[0].value], color.alpha == 255
    else { throw .notOneOpaqueColor }
    return color
  }
}
