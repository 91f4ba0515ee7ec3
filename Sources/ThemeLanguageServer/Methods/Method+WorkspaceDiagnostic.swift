import ThemeBase

extension Method {
  /// Lists the diagnostics of all files, which are worked out file by file between other messages.
  static let workspaceDiagnostic = deferred("workspace/diagnostic") { id, parameters, server in
    // The client asks one at a time.
    server.endReport(cancelling: false)
    server.workspaceReport = WorkspaceReport(id, parameters)
    server.lookForFiles()
    server.askForProgress()
  }
}

extension LanguageServer {
  /// Whether there is work besides messages.
  package var hasWork: Bool {
    guard session.isRunning else { return false }
    return workspace.hasLeftovers || workspace.settings.apps.areUnread
      || workspaceReport.map { !$0.isWaiting || reports.areOutdated } ?? false
  }

  /// Looks at all files from the first; those that have not changed are not worked out again.
  fileprivate mutating func lookForFiles() {
    for path in reports.beginReport() { reports.forget(workspace.filesAround(path)) }
    workspaceReport?.begin(workspace.allFiles())
  }

  /// Does some of the work; messages come first.
  package mutating func work() {
    guard !workspace.hasLeftovers else { return workspace.dropLeftovers() }
    guard !workspace.settings.apps.areUnread else { return readApps() }
    guard hasWork, var report = workspaceReport else { return }
    guard !report.isWaiting else { return lookForFiles() }
    guard let path = report.takeNext() else { return finish(report) }
    let file = self.report(on: path, previous: report.previous[path], isCurrent: reports.isCurrent(path))
    reports.noteReport(on: path)
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
    sendProgress(&report)
    if report.partial != nil, report.items.count >= WorkspaceReport.batch { sendPart(&report) }
    workspaceReport = report
  }

  /// Reads some more of the apps; what is known of a whole one changes the diagnostics.
  private mutating func readApps() {
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
    endProgress(&report)
    workspaceReport = report
  }

  /// Answers the request for a report with the items so far, or that it was cancelled.
  mutating func endReport(cancelling: Bool) {
    guard var report = workspaceReport else { return }
    workspaceReport = nil
    endProgress(&report)
    guard !cancelling else { return outbox.send(error: .cancelled, to: report.id) }
    sendPart(&report)
    outbox.send(result: ["items": report.items] as JSONObject, to: report.id)
  }

  /// Sends the items so far to a client that takes partial results.
  private mutating func sendPart(_ report: inout WorkspaceReport) {
    guard let token = report.partial, !report.items.isEmpty else { return }
    outbox.send(progress: token, ["items": report.items])
    report.items = []
  }
}
