import ThemeRegistry
import ThemeCompiler
package import ThemeTable
import ThemeValues

/// The contrast of a colour of a class path with the background that the theme gives it.
package enum ContrastNotes {
  /// A ratio with the environments in which it holds.
  package struct Note: Hashable, Sendable {
    package var environments: EnvironmentSet
    package var ratio: Double
    package var background: StyleColor

    package var ratioText: String { ContrastNotes.text(ratio) }
  }

  /// A ratio with one digit after the point, as guidelines write it: `4.6:1`; cut, never rounded up.
  static func text(_ ratio: Double) -> String {
    "\(ContrastRatio.text(ratio).dropLast()):1"
  }

  /// The ratios of a text or tint colour on the `background-color` of the same path; empty without both.
  package static func notes(
    property: String, on path: String, in theme: AnalyzedTheme
  ) -> [Note] {
    let name = theme.registry.split(Array(property.utf8)[...])
    let base = String(decoding: name.base, as: UTF8.self)
    guard base == "font-color" || base == "tint-color" else { return [] }
    let colors = ValueVariants.ofProperty(property, on: path, in: theme)
    var notes: [Note] = []
    for background in ValueVariants.ofProperty("background-color", on: path, in: theme) {
      guard case .color(let below) = background.value, below.alpha == 255 else { continue }
      for variant in colors {
        guard case .color(let color) = variant.value else { continue }
        let common = variant.environments.intersection(background.environments)
        guard !common.isEmpty else { continue }
        notes.append(
          Note(
            environments: common, ratio: ContrastRatio.of(color, on: below), background: below))
      }
    }
    return notes
  }

  /// The notes as lines of a hover.
  static func lines(property: String, on path: String, in theme: AnalyzedTheme) -> [String] {
    notes(property: property, on: path, in: theme).map { note in
      let background = StyleValue.color(note.background).editorText
      let condition =
        note.environments == .all ? "" : " if " + MediaText.condition(for: note.environments)
      return "contrast \(note.ratioText) on \(background)\(condition)"
    }
  }
}
