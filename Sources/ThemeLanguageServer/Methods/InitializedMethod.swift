/// Follows the answer to `initialize`: now the client takes requests.
enum InitializedMethod: NotificationMethod {
  static let name = "initialized"

  static func receive(_ parameters: Parameters, _ server: inout LanguageServer) {
    server.askForSettings()
    MethodTable.register(&server)
  }
}
