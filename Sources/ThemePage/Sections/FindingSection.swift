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

  /// The files, named from the folder of the theme: a page is sent to people who do not know its maker's disk.
  private var sources: SourceSet {
    let files = theme.compilation?.sources.files ?? []
    // With the slash at its end; empty where the theme lies in the working folder.
    let folder = theme.path.flatMap { path in path.lastIndex(of: "/").map { path[...$0] } } ?? ""
    var sources = SourceSet()
    for file in files {
      let path = file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path
      sources.add(path: path, bytes: Array(file.bytes), origin: file.origin)
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
      if let pages = theme.pages {
        html.element("a", ["href": pages.page(of: diagnostic.code)], text: "about \(diagnostic.code.rawValue)")
      }
    }
  }
}
