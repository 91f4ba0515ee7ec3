import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeTable

/// The findings about a theme, each with a link to its class path.
struct FindingSection {
  let theme: PageTheme
  /// The least severity that is listed.
  var least = Severity.note

  /// Writes the list, or a sentence if there are no findings.
  func write(to html: inout HTML) {
    let findings = theme.findings.filter { $0.severity >= least }
    guard !findings.isEmpty else {
      return html.note("Nothing to report.")
    }
    let paths = Set(theme.table.rows.map { theme.table.names[$0.path] })
    var positions = theme.compilation.map { SourcePositions($0.sources) }
    html.element("ul", ["class": "findings"]) { html in
      for finding in findings { write(finding, paths, &positions, to: &html) }
    }
    html.endLine()
  }

  private func write(
    _ finding: Diagnostic, _ paths: Set<String>, _ positions: inout SourcePositions?,
    to html: inout HTML
  ) {
    html.element("li", ["class": "finding \(finding.severity.rawValue)"]) { html in
      html.element("strong", text: finding.severity.rawValue)
      html.element("span", ["class": "message"], text: finding.message)
      html.element("span", ["class": "where"]) { html in
        html.element("code", text: finding.code.rawValue)
        if let place = place(of: finding, &positions) { html.element("bdi", text: place) }
        // The finding of a selector list names several paths.
        let named = finding.subject?.classPath?.split(separator: ",").map {
          String($0.drop { $0 == " " })
        }
        if let path = named?.first(where: paths.contains) {
          html.element("a", ["href": "#\(PageAnchor.path(path))", "data-path": path]) {
            $0.element("bdi", text: path)
          }
        }
      }
    }
  }

  /// `theme.nss:3:12`.
  private func place(of finding: Diagnostic, _ positions: inout SourcePositions?) -> String? {
    let span = finding.span
    guard let file = positions?.sources[span.file],
      let position = positions?.position(in: span.file, at: span.start)
    else { return nil }
    return "\(file.path):\(position.line):\(position.column)"
  }
}
