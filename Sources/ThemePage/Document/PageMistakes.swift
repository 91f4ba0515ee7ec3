import ThemeBase

/// Mistakes in the themes of a page, shown above the pictures.
package struct PageMistakes: Sendable {
  /// The themes with their mistakes.
  let themes: [PageTheme]
  /// Whether the pictures are those of the last version without mistakes.
  private let areOlderThemesShown: Bool

  /// Mistakes.
  ///
  /// - Parameters:
  ///   - themes: The themes with their mistakes.
  ///   - areOlderThemesShown: Whether the pictures are those of the last version without mistakes.
  package init(in themes: [PageTheme] = [], areOlderThemesShown: Bool = false) {
    self.themes = themes
    self.areOlderThemesShown = areOlderThemesShown
  }

  /// Writes the first mistake where the reader is, whatever part of the page that is.
  func writeAlarm(to html: inout HTML) {
    let errors = themes.flatMap { $0.findings.filter { $0.severity == .error } }
    guard let first = errors.first else { return }
    html.element("p", ["class": "alarm", "role": "alert"]) { html in
      html.element("a", ["href": areOlderThemesShown ? "#mistakes" : "#findings"]) { html in
        let areAlike = errors.allSatisfy { $0.message == first.message }
        html.write(counted(errors.count, "error") + (areAlike ? ": " : ", the first: "))
        html.element("bdi", text: first.message)
      }
    }
  }

  /// Writes the mistakes that are not among the page's findings, as its themes are those without them.
  func write(to html: inout HTML) {
    guard areOlderThemesShown else { return }
    html.element("section", ["class": "banner", "id": "mistakes", "aria-label": "Mistakes"]) { html in
      html.element("p", text: "The theme has mistakes. Below is the last picture without them.")
      for theme in themes where theme.hasErrors {
        FindingSection(theme: theme, least: .error, mostOpen: 2).write(to: &html)
      }
    }
  }
}
