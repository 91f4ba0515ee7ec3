import ThemeModel
import ThemeTable

/// Notes for the author about a brand's colour.
struct BrandNote {
  let scheme: BrandScheme

  /// Sentences to go on with in a comment, each on a line of its own.
  var text: String { (meaning + shape).map { "\n * " + $0 }.joined() }

  /// The palette's colours that mean something, with what they tell.
  private static let meanings = [
    ("negative", "that something is wrong"), ("critical", "that something needs care"),
    ("positive", "that all is well"),
  ]

  /// A brand whose hue is that of a colour with a meaning may be taken for it.
  private var meaning: [String] {
    guard scheme.base == .fiori else { return [] }
    return Self.meanings.compactMap { name, words in
      guard case .color(let color) = ColorPalette().lookup(name + "Label"),
        color.variants.contains(where: { OKLab($0.color).hasHue(of: OKLab(scheme.brand)) })
      else { return nil }
      return "Its hue is near that of '\(name)Label', which tells \(words)."
    }
  }

  /// A fill may be hardly seen on the ground of the app; its text can be read all the same.
  private var shape: [String] {
    let grounds: [(String, StyleColor)] =
      scheme.base == .nui ? [("light", .white)] : [("light", .white), ("dark", .black)]
    return grounds.compactMap { name, ground in
      ContrastRatio.of(scheme.brand, on: ground) < 1.5
        ? "On \(name) grounds the fill itself is hardly seen, only what is written on it." : nil
    }
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
