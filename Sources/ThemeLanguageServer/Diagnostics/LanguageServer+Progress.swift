import ThemeBase

/// The progress of a report on the workspace, for a client that shows it.
extension LanguageServer {
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
