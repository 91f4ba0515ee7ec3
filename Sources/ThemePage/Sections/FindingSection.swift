import ThemeBase
import ThemeCompiler
import ThemeReports
import ThemeTable

/// The findings about a theme, grouped as in the terminal: the gravest first, each once with all its places.
struct FindingSection {
  let theme: PageTheme
  /// The least severity that is listed.
  var least = Severity.note
  /// The number of findings that are not folded.
  var mostOpen = 8

  /// Writes the list; nothing if there are no findings.
  func write(to html: inout HTML) {
    let findings = theme.findings.filter { $0.severity >= least }
    let sources = sources
    let group = Findings.Group(sources: sources, diagnostics: findings)
    let sorted = group.repeatedFindings().sorted { $0.diagnostic.severity > $1.diagnostic.severity }
    let paths = Set(theme.table.rows.map { theme.table.names[$0.path] })
    var renderer = TextRenderer(sources, RenderingOptions())
    write(sorted.prefix(mostOpen), paths, &renderer, to: &html)
    let rest = sorted.dropFirst(mostOpen)
    guard !rest.isEmpty else { return }
    html.element("details", ["class": "fold"]) { html in
      html.element("summary", text: "\(rest.count) more")
      write(rest, paths, &renderer, to: &html)
    }
  }

  /// The files, named from the folder of the theme.
  private var sources: SourceSet {
    var sources = SourceSet()
    for file in theme.compilation?.sources.files ?? [] {
      sources.add(path: theme.shown(file.path), bytes: Array(file.bytes), origin: file.origin)
    }
    return sources
  }

  private func write(
    _ findings: ArraySlice<RepeatedFinding>, _ paths: Set<String>, _ renderer: inout TextRenderer, to html: inout HTML
  ) {
    guard !findings.isEmpty else { return }
    html.element("ul", ["class": "findings"]) { html in
      for finding in findings { write(finding, paths, &renderer, to: &html) }
    }
    html.endLine()
  }

  private func write(
    _ finding: RepeatedFinding, _ paths: Set<String>, _ renderer: inout TextRenderer, to html: inout HTML
  ) {
    let diagnostic = finding.diagnostic
    html.element("li", ["class": "finding \(diagnostic.severity.rawValue)"]) { html in
      html.element("pre", ["tabindex": "0"]) { html in
        html.write(renderer.text(of: finding))
      }
      // The finding of a selector list names several paths.
      let named = diagnostic.subject?.classPath?.split(separator: ",").map { String($0.drop { $0 == " " }) }
      if let path = named?.first(where: paths.contains) {
        html.element("a", ["href": "#\(PageAnchor.path(path))"]) { $0.element("bdi", text: path) }
      }
      let code = diagnostic.code
      let page = theme.pages?.page(of: code) ?? "#about-\(code.rawValue)"
      html.element("a", ["href": page], text: "about \(code.rawValue)")
    }
  }

  /// Writes what the codes of some themes mean, where no site says it.
  static func writeCodes(of themes: [PageTheme], to html: inout HTML) {
    let codes = Set(themes.filter { $0.pages == nil }.flatMap { $0.findings.map { $0.code } })
    for code in codes.sorted(by: { $0.rawValue < $1.rawValue }) {
      html.element("details", ["class": "fold", "id": "about-\(code.rawValue)"]) { html in
        html.element("summary") { $0.code(code.rawValue) }
        html.element("pre", ["tabindex": "0"]) { $0.write(ExplanationRenderer().render(code)) }
      }
    }
  }
}
