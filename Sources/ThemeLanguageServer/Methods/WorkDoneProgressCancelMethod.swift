import ThemeJSON

/// The user has dismissed the progress of a report.
enum WorkDoneProgressCancelMethod: NotificationMethod {
  static let name = "window/workDoneProgress/cancel"

  static func receive(_ parameters: Parameters, _ server: inout LanguageServer) {
    guard let token = parameters["token"].flatMap(Message.ID.init),
      let report = server.workspaceReport, token == report.progress, !report.hasServerToken
    else { return }
    server.endReport(cancelling: true)
  }
}
