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
    let sources = theme.compilation?.sources ?? SourceSet()
    let group = Findings.Group(sources: sources, diagnostics: findings)
    let sorted = group.repeatedFindings.sorted { $0.diagnostic.severity > $1.diagnostic.severity }
    let paths = Set(theme.table.rows.map { theme.table.names[$0.path] })
    var positions = SourcePositions(sources)
    write(sorted.prefix(mostOpen), paths, &positions, to: &html)
    let rest = sorted.dropFirst(mostOpen)
    guard !rest.isEmpty else { return }
    html.element("details", ["class": "fold"]) { html in
      html.element("summary", text: "\(rest.count) more")
      write(rest, paths, &positions, to: &html)
    }
  }

  private func write(
    _ findings: ArraySlice<RepeatedFinding>, _ paths: Set<String>, _ positions: inout SourcePositions,
    to html: inout HTML
  ) {
    guard !findings.isEmpty else { return }
    html.element("ul", ["class": "findings"]) { html in
      for finding in findings { write(finding, paths, &positions, to: &html) }
    }
    html.endLine()
  }

  private func write(
    _ finding: RepeatedFinding, _ paths: Set<String>, _ positions: inout SourcePositions, to html: inout HTML
  ) {
    let diagnostic = finding.diagnostic
    html.element("li", ["class": "finding \(diagnostic.severity.rawValue)"]) { html in
      html.element("strong", text: diagnostic.severity.rawValue)
      html.element("span", ["class": "message"], text: diagnostic.message)
      html.element("span", ["class": "where"]) { html in
        html.element("code", text: diagnostic.code.rawValue)
        if let place = Self.place(of: diagnostic.span, &positions) { html.element("bdi", text: place) }
        // The finding of a selector list names several paths.
        let named = diagnostic.subject?.classPath?.split(separator: ",").map { String($0.drop { $0 == " " }) }
        if let path = named?.first(where: paths.contains) {
          html.element("a", ["href": "#\(PageAnchor.path(path))"]) { $0.element("bdi", text: path) }
        }
        if !finding.repeats.isEmpty { html.element("span", text: Self.also(finding.repeats, &positions)) }
      }
    }
  }

  /// The number of further places that are named, as in the terminal.
  private static let mostPlaces = 8

  /// `and 9 more, in lines 4, 9, …`.
  private static func also(_ places: [Span], _ positions: inout SourcePositions) -> String {
    var lines: [String] = []
    for place in places.prefix(mostPlaces) {
      guard let line = positions.position(in: place.file, at: place.start)?.line else { continue }
      if lines.last != String(line) { lines.append(String(line)) }
    }
    let rest = places.count > mostPlaces ? ", …" : ""
    return "and \(places.count) more, in lines \(lines.joined(separator: ", "))\(rest)"
  }

  /// `theme.nss:3:12`.
  private static func place(of span: Span, _ positions: inout SourcePositions) -> String? {
    guard let file = positions.sources[span.file], let position = positions.position(in: span.file, at: span.start)
    else { return nil }
    return "\(file.path):\(position.line):\(position.column)"
  }
}
