import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject
import ThemeSyntax

/// Diagnostics that are sent once the client is quiet.
extension LanguageServer {
  /// Whether diagnostics are to be sent once the client is quiet.
  package var isUnsettled: Bool { reports.areUnsettled && session.isRunning }

  /// Notes that a file has changed, and with it the diagnostics of the files around it.
  mutating func noteChange(of path: ImportPath) {
    if workspace.takeGeneralChange() { noteGeneralChange() }
    appReports.noteChange(of: workspace.lastTops(above: path))
    // Files that are parts of the same themes before the change, or after it, are reported on again.
    if reports.noteChange(of: path) { reports.current.subtract(workspace.lastFilesAround(path)) }
  }

  /// Notes that anything may have changed.
  mutating func noteGeneralChange() {
    reports.noteGeneralChange(workspace.documents.paths)
    appReports.noteChange(of: nil)
    refreshAll()
  }

  /// Sends the diagnostics that have changed, once the client has been quiet for a moment.
  package mutating func settle() {
    let changed = reports.takeUnsettled()
    guard session.isRunning else { return }
    defer { publishConfigurationFaults() }
    var themes: [ImportPath: [ImportPath]] = [:]
    for path in workspace.documents.paths { themes[path] = workspace.themes(of: path) }
    let moved = reports.settle(themes)
    var tops: Set<ImportPath> = []
    for (path, its) in themes where changed.contains(path) || !changed.isDisjoint(with: its) || moved.contains(path) {
      tops.formUnion(its)
    }
    // Answers about other documents of these themes are out of date, and the client does not know.
    if themes.contains(where: { !changed.contains($0.key) && !tops.isDisjoint(with: $0.value) }) { refreshAll() }
    defer {
      watchApps()
      watchBaselines()
    }
    guard !client.has(.pullDiagnostics) else {
      for top in tops { _ = workspace.analysis(of: top) }
      return
    }
    publish(changed.union(files(of: tops).filter { $0.origin != .builtIn }))
  }

  /// The files of some themes, and the registry files, whose mistakes count for all themes.
  private mutating func files(of tops: Set<ImportPath>) -> Set<ImportPath> {
    var files: Set<ImportPath> = []
    defer { files.formUnion(workspace.settings.registryFiles) }
    for top in tops.sorted() {
      guard let theme = workspace.analysis(of: top) else { continue }
      files.formUnion(theme.files.map { theme.graph.paths[$0] })
    }
    return files
  }

  // MARK: - Publishing

  /// Publishes the diagnostics of files that have changed, and clears files that no open document needs any longer.
  private mutating func publish(_ changed: Set<ImportPath>) {
    var tops: Set<ImportPath> = []
    for path in workspace.documents.paths { tops.formUnion(workspace.themes(of: path)) }
    let needed = files(of: tops).union(workspace.documents.paths)
    for path in changed.union(reports.sent.keys).sorted() {
      if !needed.contains(path) { clear(path) } else if changed.contains(path) { publish(path) }
    }
  }

  private mutating func clear(_ path: ImportPath) {
    if let old = reports.sent.removeValue(forKey: path), !old.isEmpty, let uri = old.uri {
      send(diagnostics: Array("[]\n".utf8), of: uri, version: nil)
    }
  }

  private mutating func publish(_ path: ImportPath) {
    guard let uri = uri(of: path) else { return }
    let version = workspace.documents[path]?.version
    let old = reports.sent[path]
    let new = Reports.Sent(uri: uri, version: version, body: diagnostics(findings(in: path), of: path), resultID: 0)
    if let old, old.body == new.body, old.version == version { return }
    if old == nil, version == nil, new.isEmpty { return }
    reports.sent[path] = new
    send(diagnostics: new.body, of: uri, version: version)
  }

  mutating func send(diagnostics: [UInt8], of uri: String, version: Int?) {
    outbox.send(
      notification: "textDocument/publishDiagnostics",
      ["uri": uri, "version": version, "diagnostics": JSONDocument(bytes: diagnostics)])
  }

  // MARK: - Configurations

  /// Publishes the mistakes in the configurations that apply, and clears those that were fixed.
  mutating func publishConfigurationFaults() {
    for problem in workspace.settings.problems.sorted() { outbox.warn(problem) }
    for path in workspace.settings.foreignConfigurations { outbox.warn(Configuration.noteAboutForeign(path.text)) }
    let faults = workspace.settings.faults
    for path in Set(faults.keys).union(reports.faultyConfigurations).sorted() {
      guard let uri = uri(of: path) else { continue }
      var json = JSONWriter(.compact)
      (faults[path].map(diagnostics) ?? []).write(to: &json)
      send(diagnostics: json.document(), of: uri, version: workspace.documents[path]?.version)
    }
    reports.faultyConfigurations = Set(faults.keys)
  }

  private func diagnostics(of fault: ConfigurationFault) -> [JSONObject] {
    let text = TextDocument(fault.file.bytes, client.encoding)
    return fault.problems.map { problem in
      [
        "range": text.range(problem.span), "severity": 1, "source": "themec",
        "message": problem.message + (problem.help.map { "\nhelp: \($0)" } ?? ""),
      ]
    }
  }

  // MARK: The diagnostics of files, as they are pushed and pulled

  /// The limit of diagnostics that are sent for a file.
  private static let maximumCount = 2_000

  /// The report on a file: its diagnostics, or that they have not changed.
  struct FileReport {
    /// Nil if nothing has changed.
    var body: [UInt8]?
    var resultID: Int

    var json: JSONObject {
      ["kind": body == nil ? "unchanged" : "full", "resultId": "\(resultID)", "items": body.map(JSONDocument.init)]
    }
  }

  /// The report on a file; one that is known to be up to date is not worked out again.
  mutating func report(on path: ImportPath, previous: String?, isCurrent: Bool = false) -> FileReport {
    let old = reports.sent[path]
    let current = isCurrent ? old?.body : nil
    let body = current ?? appReports.bodies[path] ?? diagnostics(findings(in: path), of: path)
    if let old, old.body == body, "\(old.resultID)" == previous { return FileReport(resultID: old.resultID) }
    reports.lastResult += 1
    reports.sent[path] = Reports.Sent(body: body, resultID: reports.lastResult)
    return FileReport(body: body, resultID: reports.lastResult)
  }

  /// The findings of a theme in a file, with the ranges there.
  typealias FileFindings = (findings: [Diagnostic], ranges: FindingRanges)

  /// Some findings in the file at a path as an array.
  mutating func diagnostics(_ pieces: [FileFindings], of path: ImportPath) -> [UInt8] {
    diagnostics(pieces, workspace.settings.settings(for: path, workspace.documents).pages)
  }

  /// Some findings in one file as an array; their codes lead to a site if there is one.
  mutating func diagnostics(_ pieces: [FileFindings], _ site: CodePages?) -> [UInt8] {
    let count = pieces.reduce(0) { $0 + $1.findings.count }
    var (json, room) = (JSONWriter(.compact), Self.maximumCount)
    var writer = DiagnosticWriter(client: client, site: site, count: count)
    json.array { json in
      for (findings, ranges) in pieces {
        var ranges = ranges
        for finding in findings.prefix(room) { writer.write(finding, &ranges, to: &json, &pages) }
        room -= min(room, findings.count)
      }
    }
    return json.document()
  }

  /// The findings in a file by the themes to which it belongs, those that are accepted if the client wants them.
  mutating func findings(in path: ImportPath) -> [FileFindings] {
    let themes = workspace.themes(of: path).compactMap { workspace.analysis(of: $0) }
    // Several themes that import a file report the same findings in it.
    var reported: Set<String> = []
    return themes.compactMap { theme in
      guard let file = theme.file(at: path) else { return nil }
      var findings = theme.findings(inFile: file, first: Self.maximumCount)
      if workspace.settings.shown.contains(.acceptedFindings) { findings += theme.acceptedFindings(inFile: file) }
      if themes.count > 1 {
        findings.removeAll { !reported.insert("\($0.span.start) \($0.span.end) \($0.code) \($0.message)").inserted }
      }
      return (findings, FindingRanges(theme, workspace.documents))
    }
  }
}

/// The diagnostics that the client has, and the files whose diagnostics may have changed since they were sent.
struct Reports {
  /// The diagnostics that were sent last for a file.
  struct Sent {
    /// The address that they were pushed for, or nil if the client has pulled them.
    var uri: String?
    var version: Int?
    var body: [UInt8]
    var resultID: Int

    /// Whether there are no diagnostics.
    var isEmpty: Bool { body.elementsEqual("[]\n".utf8) }
  }

  /// Files whose diagnostics may have changed since they were sent.
  private var unsettled: Set<ImportPath> = []
  /// The themes that each open document belonged to when diagnostics were sent last.
  private var settledThemes: [ImportPath: [ImportPath]] = [:]
  var sent: [ImportPath: Sent] = [:]
  /// The id of the last report; none is used twice.
  var lastResult = 0
  /// The configurations about which something was sent.
  var faultyConfigurations: Set<ImportPath> = []
  /// Files that have changed since the last report on the workspace; nil after a change of everything.
  private var changedSinceReport: Set<ImportPath>?
  /// The files whose diagnostics a report on the workspace need not work out again.
  var current: Set<ImportPath> = []

  /// Whether diagnostics are to be sent once the client is quiet.
  var areUnsettled: Bool { !unsettled.isEmpty }

  // MARK: - Changes

  /// Notes that the diagnostics of a file may have changed.
  ///
  /// Returns whether it is the first change since the last report on the workspace: then the files around it are to be
  /// reported on again.
  mutating func noteChange(of path: ImportPath) -> Bool {
    unsettled.insert(path)
    return changedSinceReport?.insert(path).inserted ?? false
  }

  /// Notes that all diagnostics may have changed, those of open documents above all.
  mutating func noteGeneralChange(_ documents: some Sequence<ImportPath>) {
    unsettled.formUnion(documents)
    changedSinceReport = nil
  }

  /// Has diagnostics sent for a document even if the same were sent before.
  mutating func forgetVersion(of path: ImportPath) { sent[path]?.version = nil }

  /// Takes the files whose diagnostics may have changed.
  mutating func takeUnsettled() -> Set<ImportPath> {
    defer { unsettled = [] }
    return unsettled
  }

  /// Notes the themes of the open documents, and returns those that belong to other themes than before.
  mutating func settle(_ themes: [ImportPath: [ImportPath]]) -> Set<ImportPath> {
    defer { settledThemes = themes }
    return Set(themes.keys.filter { settledThemes[$0] != themes[$0] })
  }

  // MARK: - Reports on the workspace

  /// Whether something may have changed since the last report on the workspace.
  var areOutdated: Bool { changedSinceReport.map { !$0.isEmpty } ?? true }

  /// Begins a report, and returns the files that have changed since the last one; all may have if there are none.
  mutating func beginReport() -> Set<ImportPath> {
    defer { changedSinceReport = [] }
    guard let changed = changedSinceReport else {
      current = []
      return []
    }
    current.subtract(changed)
    return changed
  }
}
