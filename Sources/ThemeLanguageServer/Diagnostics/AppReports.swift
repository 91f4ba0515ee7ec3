import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeProject

/// The findings in the files of apps, and the classes of the themes that were compared with them.
struct AppReports {
  /// Whether a theme or an app may have changed since the comparison.
  private(set) var areOutdated = true
  /// The classes of each theme of an app, by the theme's top; nil for a theme of no app.
  private(set) var classes: [ImportPath: StyledClasses?] = [:]
  /// The tops of the themes that are still to be compared; nil before the comparison begins.
  private var pending: [ImportPath]?
  /// The diagnostics of each of the apps' files that has or had some.
  private(set) var bodies: [ImportPath: [UInt8]] = [:]
  /// Whether the client asks about the whole workspace, so that nothing is pushed.
  var arePulled = false

  /// Notes that some themes have changed, or all.
  mutating func noteChange(of tops: [ImportPath]?) {
    (areOutdated, pending) = (true, nil)
    guard let tops else { return classes = [:] }
    for top in tops { classes[top] = nil }
  }

  /// Whether some themes have been compared since the last change.
  var areBegun: Bool { pending != nil }

  /// The next theme to be compared, of those that there are; nil after the last one.
  mutating func next(of tops: [ImportPath]) -> ImportPath? {
    if !areBegun {
      let known = Set(tops)
      classes = classes.filter { known.contains($0.key) }
      pending = tops.filter { classes[$0] == nil }.reversed()
    }
    return pending?.popLast()
  }

  /// Takes the classes of a theme.
  mutating func take(_ theme: StyledClasses?, of top: ImportPath) { classes.updateValue(theme, forKey: top) }

  /// Takes the diagnostics of all files; returns the files whose diagnostics have changed.
  mutating func finish(_ found: [ImportPath: [UInt8]]) -> [ImportPath] {
    (areOutdated, pending) = (false, nil)
    let changed = Set(bodies.keys).union(found.keys).filter { bodies[$0] != (found[$0] ?? Self.none) }
    for path in changed { bodies[path] = found[path] ?? Self.none }
    return changed.sorted()
  }

  private static let none = Array("[]\n".utf8)
}

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
    reports.current.subtract(changed)
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
    let findings = review.diagnostics + (workspace.settings.shown.contains(.acceptedFindings) ? review.accepted : [])
    let ranges = FindingRanges(
      documents: workspace.documents, path: { files.paths[$0] ?? first }, bytes: { files.sources.files[$0].bytes })
    let site = workspace.settings.settings(for: first, workspace.documents).pages
    var bodies: [ImportPath: [UInt8]] = [:]
    for (file, findings) in Dictionary(grouping: findings.sortedForReport(), by: { $0.span.file }) {
      if let path = files.paths[Int(file.index)] { bodies[path] = diagnostics([(findings, ranges)], site) }
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
