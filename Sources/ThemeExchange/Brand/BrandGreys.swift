import ThemeAnalysis
import ThemeModel
import ThemeTable

/// The greys of a base in the hue of a brand.
///
/// A text is never nearer to its ground than in the base, and a ground never nearer to its texts.
struct BrandGreys {
  let base: BrandBase
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
    let lines = base == .nui ? linesOfNUI : linesOfPalette
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
    let lines = base.lines
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
