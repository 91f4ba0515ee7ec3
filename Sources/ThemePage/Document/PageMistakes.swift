import ThemeDiagnostics

/// Mistakes because of which a page could not be made anew: it shows them above the last good picture.
package struct PageMistakes: Sendable {
  /// The themes with their mistakes.
  private let themes: [PageTheme]
  /// Other reasons, such as a file that cannot be read.
  private let problems: [String]

  /// Mistakes.
  ///
  /// - Parameters:
  ///   - themes: The themes with their mistakes.
  ///   - problems: Other reasons, such as a file that cannot be read.
  package init(in themes: [PageTheme] = [], problems: [String] = []) {
    self.themes = themes
    self.problems = problems
  }

  /// Writes them; nothing if there are none.
  func write(to html: inout HTML) {
    guard !themes.isEmpty || !problems.isEmpty else { return }
    html.element("section", ["class": "banner", "role": "alert", "aria-label": "Mistakes"]) {
      html in
      html.element(
        "p", text: "The theme has mistakes. Below is the last picture that could be made.")
      for problem in problems { html.element("p") { $0.element("bdi", text: problem) } }
      for theme in themes { FindingSection(theme: theme, least: .error).write(to: &html) }
    }
  }
}
