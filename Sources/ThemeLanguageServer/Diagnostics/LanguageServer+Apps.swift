import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject

/// The findings in the files of apps, which all themes of the workspace cause together.
extension LanguageServer {
  /// Whether themes are to be compared with an app that was read.
  var hasAppWork: Bool {
    appReports.areOutdated && workspace.settings.knowsApps && !workspace.settings.apps.areUnread
  }

  /// Compares one more theme with its app; after the last one the findings are known.
  mutating func compareApps() {
    let tops = appReports.areBegun ? [] : workspace.tops()
    guard let top = appReports.next(of: tops) else { return finishApps() }
    let app = workspace.app(of: top)?.usage
    let theme = app == nil ? nil : workspace.analysis(of: top)
    appReports.take(app.flatMap { app in theme.map { StyledClasses($0.compilation, for: app) } }, of: top)
  }

  private mutating func finishApps() {
    var themes: [WorkspaceApps.Place: [ImportPath]] = [:]
    for (top, classes) in appReports.classes where classes != nil {
      if let place = workspace.place(ofAppOf: top) { themes[place, default: []].append(top) }
    }
    var bodies: [ImportPath: [UInt8]] = [:]
    for tops in themes.values { bodies.merge(diagnostics(ofAppOf: tops.sorted())) { $1 } }
    let changed = appReports.finish(bodies)
    reports.forget(changed)
    guard !appReports.arePulled else { return }
    for path in changed { push(appReports.bodies[path] ?? [], of: path) }
  }

  /// The diagnostics of the files of the app that some themes have, judged by the settings of the first of them.
  private mutating func diagnostics(ofAppOf tops: [ImportPath]) -> [ImportPath: [UInt8]] {
    guard let first = tops.first, let app = workspace.app(of: first), let usage = app.usage,
      let theme = workspace.analysis(of: first)
    else { return [:] }
    let files = app.sources(after: theme.compilation.sources) { workspace.name(of: $0) }
    let classes = tops.compactMap { appReports.classes[$0] ?? nil }
    let found = AppCheck.findings(
      usage, files: files.byNumber, themes: classes, sheets: workspace.sheetNames(),
      namesTarget: theme.setup.lint.namesTarget)
    let review = theme.setup.review(theme.setup.graded(found), in: [], sources: files.comments)
    let ranges = FindingRanges(
      client.encoding, workspace.documents, path: { files.paths[$0] ?? first }, bytes: { files.sources.files[$0].bytes }
    )
    let site = workspace.settings.settings(for: first, workspace.documents).pages
    var bodies: [ImportPath: [UInt8]] = [:]
    for (file, findings) in Dictionary(grouping: review.diagnostics.sortedForReport(), by: { $0.span.file }) {
      guard let path = files.paths[Int(file.index)] else { continue }
      var writer = DiagnosticWriter(client: client, site: site, ranges: ranges)
      var json = JSONWriter(.compact)
      json.array { json in for finding in findings { writer.write(finding, to: &json, &pages) } }
      bodies[path] = json.document()
    }
    return bodies
  }

  private mutating func push(_ body: [UInt8], of path: ImportPath) {
    if let uri = uri(of: path) { send(diagnostics: body, of: uri, version: nil) }
  }

  /// Leaves the findings in the apps' files to reports on the workspace from now on.
  mutating func pullApps() {
    guard !appReports.arePulled else { return }
    appReports.arePulled = true
    for path in appReports.bodies.keys.sorted() { push(Array("[]\n".utf8), of: path) }
  }
}
