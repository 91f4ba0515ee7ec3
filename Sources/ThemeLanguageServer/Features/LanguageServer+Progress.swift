import ThemeJSON

/// How far a report on the workspace is, for a client that shows it.
extension LanguageServer {
  /// Asks whether the client shows progress of which it has not thought itself, as its first look at many files takes long.
  mutating func askForProgress() {
    guard client.takesProgress, let report = workspaceReport, report.progress == nil,
      currentReports.isEmpty, report.files.count >= WorkspaceReport.longest
    else { return }
    let token = WorkspaceReport.ownToken(of: report.id)
    send(request: "window/workDoneProgress/create", asking: .progress(report.id)) { json in
      json.object { json in
        json.key("token")
        token.write(to: &json)
      }
    }
  }

  /// Notes that the client shows the progress of a report.
  mutating func showProgress(of report: Message.ID) {
    guard workspaceReport?.id == report, workspaceReport?.isWaiting == false else { return }
    workspaceReport?.progress = WorkspaceReport.ownToken(of: report)
    workspaceReport?.hasOwnProgress = true
  }

  /// Cancels the report whose progress the user has dismissed.
  mutating func cancelProgress(_ parameters: Parameters) {
    guard let token = parameters["token"].flatMap(Message.ID.init), let report = workspaceReport,
      token == report.progress, !report.hasOwnProgress
    else { return }
    endReport(cancelling: true)
  }

  mutating func tellProgress(_ report: inout WorkspaceReport) {
    guard let token = report.progress, report.files.count >= WorkspaceReport.longest else { return }
    let share = report.next * 100 / report.files.count
    guard share < 100 else { return }
    guard let told = report.told else {
      let isCancellable = !report.hasOwnProgress
      report.told = share
      return send(progress: token) { json in
        json.object { json in
          json.member("kind", "begin")
          json.member("title", "Checking stylesheets")
          json.member("cancellable", isCancellable)
          json.member("percentage", share)
        }
      }
    }
    guard share >= told + 5 else { return }
    report.told = share
    let (next, count) = (report.next, report.files.count)
    send(progress: token) { json in
      json.object { json in
        json.member("kind", "report")
        json.member("message", "\(next) of \(count)")
        json.member("percentage", share)
      }
    }
  }

  /// Reports the end of the work if its progress was reported.
  ///
  /// Later calls do nothing.
  mutating func endProgress(_ report: inout WorkspaceReport) {
    guard let token = report.progress, let told = report.told, told < 100 else { return }
    report.told = 100
    send(progress: token) { json in
      json.object { $0.member("kind", "end") }
    }
  }

  mutating func send(progress token: Message.ID, _ value: Reply) {
    send(notification: "$/progress") { json in
      json.object { json in
        json.key("token")
        token.write(to: &json)
        json.key("value")
        value(&json)
      }
    }
  }
}
