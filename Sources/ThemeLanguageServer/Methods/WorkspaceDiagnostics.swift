import ThemeBase

extension Method {
  /// Lists the diagnostics of a document for a client that asks for them.
  static let diagnostic = request(
    "textDocument/diagnostic", announcing: "diagnosticProvider",
    options: { client in
      guard client.has(.pullDiagnostics) else { return nil }
      return [
        "identifier": "themec", "interFileDependencies": true, "workspaceDiagnostics": true, "workDoneProgress": true,
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
    server.askForProgress()
  }

  /// The user has dismissed the progress of a report.
  static let workDoneProgressCancel = notification("window/workDoneProgress/cancel") { parameters, server in
    guard let token = parameters["token"].flatMap(Message.ID.init), let report = server.workspaceReport,
      token == report.progress, !report.hasServerToken
    else { return }
    server.endReport(cancelling: true)
  }
}

extension LanguageServer {
  /// Whether there is work besides messages.
  package var hasWork: Bool {
    guard session.isRunning else { return false }
    return workspace.hasLeftovers || workspace.settings.apps.areUnread || hasAppWork
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

  /// Asks the client to show progress: the first report on many files is slow.
  mutating func askForProgress() {
    guard client.has(.progress), let report = workspaceReport, report.progress == nil, reports.areNew, report.isLong
    else { return }
    outbox.send(request: "window/workDoneProgress/create", asking: .progress(report.id), ["token": report.serverToken])
  }

  /// Notes that the client shows the progress of a report.
  mutating func showProgress(of report: Message.ID) {
    guard workspaceReport?.id == report, workspaceReport?.isWaiting == false else { return }
    workspaceReport?.useServerToken()
  }

  mutating func sendProgress(_ report: inout WorkspaceReport) {
    guard let token = report.progress, report.isLong, let (percentage, isFirst) = report.takePercentage() else {
      return
    }
    var value: JSONObject = ["kind": "report", "message": "\(report.done) of \(report.fileCount)"]
    if isFirst {
      let isCancellable = !report.hasServerToken
      value = ["kind": "begin", "title": "Checking stylesheets", "cancellable": isCancellable]
    }
    value.append("percentage", percentage)
    outbox.send(progress: token, value)
  }

  /// Reports the end of the work if its progress was reported.
  ///
  /// Later calls do nothing.
  mutating func endProgress(_ report: inout WorkspaceReport) {
    guard let token = report.progress, report.endProgress() else { return }
    outbox.send(progress: token, ["kind": "end"])
  }
}
