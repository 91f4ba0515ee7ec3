import ThemeModel
import ThemeTable

/// A brand's theme as a stylesheet: definitions with a comment each, and the rules of what a brand colours.
struct BrandSheet {
  let theme: BrandTheme

  var text: String {
    var blocks = [head, "@import \"\(theme.base.importName)\";", brand, tones]
    blocks += theme.base.variants.dropFirst().compactMap(changes)
    blocks.append(BrandRules(theme: theme).text)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    let name = theme.base == .nui ? "NUI" : "Fiori"
    return """
      /* The theme of the app: the brand's colour on top of the built-in theme '\(name)'. What is not said here is
       * as it is there. Wherever the brand is seen, text has a contrast of at least 4.5, and of 7 with high
       * contrast; 'themec lint --only contrast' checks it after every change. */
      """
  }

  // MARK: - Definitions

  private var brand: String {
    return """
      /* The brand's colour, as it was given. It fills buttons in the light and in the dark.\(note) */
      @brand: \(theme.brand.literal);
      """
  }

  /// Sentences to go on with in a comment, each on a line of its own.
  private var note: String { (meaning + shape).map { "\n * " + $0 }.joined() }

  /// The palette's colours that mean something, with what they tell.
  private static let meanings = [
    ("negative", "that something is wrong"), ("critical", "that something needs care"),
    ("positive", "that all is well"),
  ]

  /// A brand whose hue is that of a colour with a meaning may be taken for it.
  private var meaning: [String] {
    guard theme.base == .fiori else { return [] }
    return Self.meanings.compactMap { name, words in
      guard case .color(let color) = ColorPalette().lookup(name + "Label"),
        color.variants.contains(where: { OKLab($0.color).hasHue(of: OKLab(theme.brand)) })
      else { return nil }
      return "Its hue is near that of '\(name)Label', which tells \(words)."
    }
  }

  /// A fill may be hardly seen on the ground of the app; its text can be read all the same.
  private var shape: [String] {
    let grounds: [(String, StyleColor)] =
      theme.base == .nui ? [("light", .white)] : [("light", .white), ("dark", .black)]
    return grounds.compactMap { name, ground in
      ContrastRatio.of(theme.brand, on: ground) < 1.5
        ? "On \(name) grounds the fill itself is hardly seen, only what is written on it." : nil
    }
  }

  private var tones: String {
    BrandTone.allCases.map { tone in
      let value = tone == .fill ? "@brand" : theme.color(tone, in: .plain).literal
      return "/* \(tone.comment) */\n@\(tone.rawValue): \(value);"
    }.joined(separator: "\n\n")
  }

  /// The tones that differ in a variant, under its condition; nil if none does.
  private func changes(in variant: BrandVariant) -> String? {
    let lines = BrandTone.allCases.compactMap { tone -> String? in
      let color = theme.color(tone, in: variant)
      guard color != inherited(tone, by: variant) else { return nil }
      return "  @\(tone.rawValue): \(color.literal);"
    }
    guard !lines.isEmpty else { return nil }
    return "@media \(variant.condition) {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// The color that the blocks above a variant's give a tone there.
  private func inherited(_ tone: BrandTone, by variant: BrandVariant) -> StyleColor {
    let above = theme.base.variants.prefix { $0 != variant }.filter(variant.isPart)
    return above.reduce(theme.color(tone, in: .plain)) { color, other in
      theme.color(tone, in: other) == inherited(tone, by: other) ? color : theme.color(tone, in: other)
    }
  }
}

extension BrandVariant {
  /// The condition of the variant's block.
  fileprivate var condition: String {
    [isDark ? "(appearance: dark)" : nil, isHighContrast ? "(contrast: high)" : nil].compactMap { $0 }.joined(
      separator: " and ")
  }
}

extension StyleColor {
  /// `#RRGGBB`.
  var literal: String { String(decoding: ColorText.literal(self), as: UTF8.self) }
}

extension OKLab {
  /// Whether two colours are neither grey nor more than 20 degrees apart on the circle of hues.
  fileprivate func hasHue(of other: OKLab) -> Bool {
    let (first, second) = (chroma, other.chroma)
    let cosine = 0.94
    return first > 0.04 && second > 0.04 && a * other.a + b * other.b > cosine * first * second
  }
}
