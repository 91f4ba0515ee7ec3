import ThemeBase
import ThemeReports
import ThemeTable

/// The head of a page: what it shows, and how many findings and failing contrasts there are, each with a link to them.
struct Masthead {
  let title: String
  let themes: [PageTheme]
  let contrasts: [ContrastIndex]
  let scope: PageScope

  /// Writes the head.
  func write(to html: inout HTML) {
    html.element("h1") { $0.element("bdi", text: title) }
    guard !scope.isFamily else {
      return html.element("p") { html in
        html.write("\(themes.count) themes: ")
        let count = contrasts.map { $0.failing.count }.reduce(0, +)
        html.element("a", ["href": "#family"], text: failures(count))
      }
    }
    for (theme, contrast) in zip(themes, contrasts) {
      html.element("p") { html in
        if themes.count > 1 {
          html.element("bdi", text: theme.name)
          html.write(": ")
        }
        let classes = counted(theme.table.rows.count, "class", plural: "classes")
        let properties = counted(theme.table.cells.count, "property", plural: "properties")
        html.write("\(classes), \(properties), ")
        let counts = theme.findings.isEmpty ? "no findings" : DiagnosticSummary(theme.findings).counts
        html.element("a", ["href": "#findings"], text: counts)
        guard !contrast.pairs.isEmpty else { return }
        html.write(", ")
        html.element("a", ["href": "#contrast"], text: failures(contrast.failing.count))
      }
    }
  }

  private func failures(_ count: Int) -> String {
    count == 0 ? "no text with too little contrast" : "\(count) with too little contrast"
  }
}
