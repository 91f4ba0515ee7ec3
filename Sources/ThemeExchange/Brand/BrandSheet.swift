import ThemeCompiler
import ThemeModel
import ThemeTable

/// A brand's theme as a stylesheet: `Data/sheet.txt` with the theme's tones in it.
///
/// Blocks have blank lines between. What follows `?fiori bars:` is kept if all these words are true of the theme: the
/// rest of the line or, where the line ends there, of the block. `$name$` is a value; a block without any text is left
/// out.
struct BrandSheet {
  let theme: BrandTheme

  var text: String {
    let (words, values) = (words, values)
    var blocks: [[String]] = [[]]
    var isKept = true
    for line in Self.template {
      guard !line.isEmpty else {
        blocks.append([])
        isKept = true
        continue
      }
      let parts = line.first == "?" ? line.dropFirst().split(separator: ":", maxSplits: 1) : []
      let holds = parts.isEmpty || parts[0].split(separator: " ").allSatisfy { words.contains(String($0)) }
      if parts.count == 1 {
        isKept = holds
      } else if isKept, holds {
        blocks[blocks.count - 1].append(Template.filled(parts.last ?? line, values))
      }
    }
    return blocks.map { $0.joined(separator: "\n") }.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static let template = Template(BrandData.sheet).text.split(
    separator: "\n", omittingEmptySubsequences: false)

  /// The words that are true of the theme.
  private var words: Set<String> {
    Set(
      theme.shownTones.map { $0.rawValue }
        + theme.faintFills.flatMap { ["faint", $0 == .dark ? "faintInDark" : "faintInLight"] }
        + [theme.base.isNUI ? "nui" : "fiori"] + (theme.fillsBars ? ["bars"] : [])
        + (theme.variants.contains(.highContrast) ? ["contrast"] : []))
  }

  private var values: [String: String] {
    let (ground, text, pressed): (BrandTone, BrandTone, BrandTone) =
      theme.fillsBars ? (.fill, .onFill, .onFill) : (.bar, .text, .pressedText)
    var values = [
      "base": theme.base.name, "brand": theme.seeds.brand.literal, "note": note,
      "fills": theme.seeds.dark == nil ? "in the light and in the dark" : "in the light; in the dark another one does",
      "changes": theme.variants.dropFirst().compactMap(changes).joined(separator: "\n\n"),
      "greys": theme.seeds.neutral.map { BrandGreys(base: theme.base, hue: OKLab($0)).text } ?? "",
      "barGround": "@" + ground.rawValue, "barText": "@" + text.rawValue, "barTextPressed": "@" + pressed.rawValue,
    ]
    for tone in theme.shownTones { values[tone.rawValue] = value(of: tone, in: .plain) }
    return values
  }

  // MARK: - Definitions

  /// Sentences to go on with in a comment, each on a line of its own.
  private var note: String {
    let others = [
      theme.seeds.secondary.map { "What is chosen, charts and links have the second colour, \($0.literal)." },
      theme.seeds.neutral.map { "Greys have the hue of \($0.literal)." },
    ]
    let edges = theme.faintFills.map {
      "On \($0.rawValue) grounds the fill itself is hardly seen, so buttons have an edge there."
    }
    return (others.compactMap { $0 } + meaning + edges).map { "\n * " + $0 }.joined()
  }

  /// The palette's colours that mean something, with what they tell.
  private static let meanings = [
    ("negative", "that something is wrong"), ("critical", "that something needs care"),
    ("positive", "that all is well"),
  ]

  /// A brand whose hue is that of a colour with a meaning may be taken for it.
  private var meaning: [String] {
    guard !theme.base.isNUI else { return [] }
    return Self.meanings.compactMap { name, words in
      guard case .color(let color) = ColorPalette().lookup(name + "Label"),
        color.variants.contains(where: { OKLab($0.color).hasHue(of: OKLab(theme.seeds.brand)) })
      else { return nil }
      return "Its hue is near that of '\(name)Label', which tells \(words)."
    }
  }

  /// The definitions that differ in a variant, under its condition; nil if none does.
  private func changes(in variant: BrandVariant) -> String? {
    let brand = variant == .dark ? theme.seeds.dark.map { "  @brand: \($0.literal);" } : nil
    let lines = theme.shownTones.compactMap { tone -> String? in
      let value = value(of: tone, in: variant)
      return value == inherited(tone, by: variant) ? nil : "  @\(tone.rawValue): \(value);"
    }
    let all = (brand.map { [$0] } ?? []) + lines
    return all.isEmpty
      ? nil : "@media \(MediaText.condition(for: variant.environments)) {\n\(all.joined(separator: "\n"))\n}"
  }

  /// A tone's value as it is written.
  private func value(of tone: BrandTone, in variant: BrandVariant) -> String {
    let color = theme.color(tone, in: variant)
    return tone == .fill && color == theme.seeds.seed(of: tone, in: variant) ? "@brand" : color.literal
  }

  /// The value that the blocks above a variant's give a tone there.
  private func inherited(_ tone: BrandTone, by variant: BrandVariant) -> String {
    let above = theme.variants.prefix { $0 != variant }.filter(variant.isPart)
    return above.reduce(value(of: tone, in: .plain)) { written, other in
      let own = value(of: tone, in: other)
      return own == inherited(tone, by: other) ? written : own
    }
  }
}

extension StyleColor {
  /// `#RRGGBB`, or `rgba (1, 2, 3, 0.5)`.
  var literal: String {
    String(decoding: ColorText.literal(self), as: UTF8.self).replacing("( ", with: "(").replacing(" )", with: ")")
      .replacing(" ,", with: ",")
  }
}

extension OKLab {
  /// Whether two colours are neither grey nor more than 20 degrees apart on the circle of hues.
  fileprivate func hasHue(of other: OKLab) -> Bool {
    let (first, second) = (chroma, other.chroma)
    let cosine = 0.94
    return first > 0.04 && second > 0.04 && a * other.a + b * other.b > cosine * first * second
  }
}
