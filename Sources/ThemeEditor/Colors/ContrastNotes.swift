import ThemeBase
import ThemeCompiler
import ThemeRegistry
import ThemeTable
import ThemeValues

/// The contrast of a colour of a class path with the background that the theme gives it.
enum ContrastNotes {
  /// A ratio with one digit after the point, as guidelines write it: `4.6:1`; cut, never rounded up.
  static func text(_ ratio: Double) -> String {
    "\(ContrastRatio.text(ratio).dropLast()):1"
  }

  /// The ratios of a text or tint colour on the `background-color` of the same path, as lines of a hover; empty without
  /// both.
  static func lines(property: String, on path: String, in theme: AnalyzedTheme) -> [String] {
    let name = theme.registry.split(Array(property.utf8)[...])
    let base = String(decoding: name.base, as: UTF8.self)
    guard base == "font-color" || base == "tint-color" else { return [] }
    let colors = ValueVariants.ofProperty(property, on: path, in: theme)
    var lines: [String] = []
    for background in ValueVariants.ofProperty("background-color", on: path, in: theme) {
      guard case .color(let below) = background.value, below.alpha == 255 else { continue }
      for variant in colors {
        guard case .color(let color) = variant.value else { continue }
        let common = variant.environments.intersection(background.environments)
        guard !common.isEmpty else { continue }
        let condition = common == .all ? "" : " if " + MediaText.condition(for: common)
        let ratio = text(ContrastRatio.of(color, on: below))
        lines.append("contrast \(ratio) on \(background.value.editorText)\(condition)")
      }
    }
    return lines
  }
}
