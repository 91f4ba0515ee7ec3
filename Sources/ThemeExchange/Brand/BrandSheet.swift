import ThemeModel
import ThemeTable

/// A brand's scheme as a stylesheet: definitions with a comment each, and the rules of what a brand colours.
struct BrandSheet {
  let scheme: BrandScheme

  var text: String {
    var blocks = [head, "@import \"\(scheme.base.importName)\";", brand, tones]
    blocks += scheme.base.variants.dropFirst().compactMap(changes)
    blocks.append(BrandRules(scheme: scheme).text)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    let name = scheme.base == .nui ? "NUI" : "Fiori"
    return """
      /* The theme of the app: the brand's colour on top of the built-in theme '\(name)'. What is not said here is
       * as it is there. Wherever the brand is seen, text has a contrast of at least 4.5, and of 7 with high
       * contrast; 'themec lint --only contrast' checks it after every change. */
      """
  }

  // MARK: - Definitions

  private var brand: String {
    let note = BrandNote(scheme: scheme).text
    return """
      /* The brand's colour, as it was given. It fills buttons in the light and in the dark.\(note) */
      @brand: \(scheme.brand.literal);
      """
  }

  private var tones: String {
    BrandTone.allCases.map { tone in
      let value = tone == .fill ? "@brand" : scheme.color(tone, in: .plain).literal
      return "/* \(tone.comment) */\n@\(tone.rawValue): \(value);"
    }.joined(separator: "\n\n")
  }

  /// The tones that differ in a variant, under its condition; nil if none does.
  private func changes(in variant: BrandVariant) -> String? {
    let lines = BrandTone.allCases.compactMap { tone -> String? in
      let color = scheme.color(tone, in: variant)
      guard color != inherited(tone, by: variant) else { return nil }
      return "  @\(tone.rawValue): \(color.literal);"
    }
    guard !lines.isEmpty else { return nil }
    return "@media \(variant.condition) {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// The color that the blocks above a variant's give a tone there.
  private func inherited(_ tone: BrandTone, by variant: BrandVariant) -> StyleColor {
    let above = scheme.base.variants.prefix { $0 != variant }.filter(variant.isPart)
    return above.reduce(scheme.color(tone, in: .plain)) { color, other in
      scheme.color(tone, in: other) == inherited(tone, by: other) ? color : scheme.color(tone, in: other)
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
