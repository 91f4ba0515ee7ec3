/// Ends the process.
enum ExitMethod: NotificationMethod {
  static let name = "exit"

  static func receive(_ parameters: Parameters, _ server: inout LanguageServer) {
    server.session.end()
  }
}
