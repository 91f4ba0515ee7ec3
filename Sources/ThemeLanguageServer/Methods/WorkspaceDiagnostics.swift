import ThemeAnalysis
import ThemeBase
import ThemeCompiler

extension Method {
  /// Lists the diagnostics of a document for a client that asks for them.
  static let diagnostic = request(
    "textDocument/diagnostic", announcing: "diagnosticProvider",
    options: { client in
      guard client.has(.pullDiagnostics) else { return nil }
      return [
        "identifier": "themec", "interFileDependencies": true, "workspaceDiagnostics": true,
      ]
    }
  ) { (parameters, server) throws(ResponseError) in
    let path = try parameters.documentPath()
    return server.report(on: path, previous: parameters["previousResultId"]?.string).json
  }

  /// Lists the diagnostics of all files, which are worked out file by file between other messages.
  static let workspaceDiagnostic = deferred("workspace/diagnostic") { id, parameters, server in
    // The client asks one at a time.
    server.endReport(cancelling: false)
    server.pullApps()
    server.workspaceReport = WorkspaceReport(id, parameters)
    server.lookForFiles()
  }
}

extension LanguageServer {
  /// Whether there is work besides messages.
  package var hasWork: Bool {
    guard session.isRunning else { return false }
    return workspace.settings.apps.areUnread || hasAppWork
      || workspaceReport.map { !$0.isWaiting || reports.areOutdated } ?? false
  }

  /// Looks at all files from the first; those that have not changed are not worked out again.
  fileprivate mutating func lookForFiles() {
    for path in reports.beginReport() { reports.current.subtract(workspace.filesAround(path)) }
    workspaceReport?.begin(workspace.allFiles())
  }

  /// Does some of the work; messages come first.
  package mutating func work() {
    guard !workspace.settings.apps.areUnread else { return readApps() }
    guard var report = workspaceReport, !report.isWaiting || reports.areOutdated else {
      if hasAppWork { compareApps() }
      return
    }
    guard !report.isWaiting else { return lookForFiles() }
    guard let path = report.takeNext() else {
      guard !hasAppWork else { return compareApps() }
      guard workspaceReport?.take(appReports.bodies.keys.sorted()) ?? false else { return finish(report) }
      return
    }
    let file = self.report(on: path, previous: report.previous[path], isCurrent: reports.current.contains(path))
    reports.current.insert(path)
    if file.body != nil {
      report.hasNews = true
      report.previous[path] = "\(file.resultID)"
    }
    if let uri = uri(of: path) {
      var item = file.json
      item.append("uri", uri)
      item.append("version", (workspace.documents[path]?.version).orNull)
      report.items.append(item)
    }
    workspaceReport = report
  }

  /// Reads some more of the apps; what is known of a whole one changes the diagnostics.
  mutating func readApps() {
    guard let app = workspace.readApps() else { return }
    // An app that cannot be read at all is a mistake where it is named.
    if app.usage != nil { for problem in app.problems { outbox.warn(problem) } }
    _ = workspace.takeGeneralChange()
    noteGeneralChange()
  }

  /// Answers a report that has news, or has one that has none wait for them.
  private mutating func finish(_ report: WorkspaceReport) {
    publishConfigurationFaults()
    var report = report
    guard !report.hasNews, !report.previous.isEmpty else { return endReport(cancelling: false) }
    report.wait()
    workspaceReport = report
  }

  /// Answers the request for a report with the items so far, or that it was cancelled.
  mutating func endReport(cancelling: Bool) {
    guard let report = workspaceReport else { return }
    workspaceReport = nil
    guard !cancelling else { return outbox.send(error: .cancelled, to: report.id) }
    outbox.send(result: ["items": report.items] as JSONObject, to: report.id)
  }
}

/// A report on the diagnostics of all stylesheets, made file by file between other messages.
///
/// A report in which nothing is new is not sent until something changes. So a client that polls gets no empty answers.
struct WorkspaceReport {
  /// The request that it answers.
  let id: Message.ID
  /// The result id that the client has for each file.
  var previous: [ImportPath: String] = [:]
  /// The files that are still to be reported on.
  private var files: ArraySlice<ImportPath> = []
  /// The reports on files so far.
  var items: [JSONObject] = []
  var hasNews = false
  /// Whether it waits until something changes.
  private(set) var isWaiting = false
  /// Whether the files of apps are among the files.
  private var hasApps = false

  init(_ id: Message.ID, _ parameters: Parameters) {
    self.id = id
    for element in parameters["previousResultIds"]?.elements ?? [] {
      guard let uri = element["uri"]?.string, let id = element["value"]?.string else { continue }
      previous[DocumentURI.path(of: uri)] = id
    }
  }

  /// Begins with the first of all files.
  mutating func begin(_ files: [ImportPath]) {
    self.files = files[...]
    (isWaiting, hasApps) = (false, false)
  }

  /// Goes on with the files of apps, once; false if there are none.
  mutating func take(_ apps: [ImportPath]) -> Bool {
    guard !hasApps, !apps.isEmpty else { return false }
    hasApps = true
    files += apps
    return true
  }

  /// The next file to report on, or nil if there are no more.
  mutating func takeNext() -> ImportPath? { files.popFirst() }

  /// Waits until something changes, since nothing is new.
  mutating func wait() {
    items = []
    isWaiting = true
  }
}
