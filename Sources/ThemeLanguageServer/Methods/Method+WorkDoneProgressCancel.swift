extension Method {
  /// The user has dismissed the progress of a report.
  static let workDoneProgressCancel = notification("window/workDoneProgress/cancel") { parameters, server in
    guard let token = parameters["token"].flatMap(Message.ID.init), let report = server.workspaceReport,
      token == report.progress, !report.hasServerToken
    else { return }
    server.endReport(cancelling: true)
  }
}
