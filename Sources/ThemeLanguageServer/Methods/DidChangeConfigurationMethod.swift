import ThemeJSON

/// The settings of the client have changed.
enum DidChangeConfigurationMethod: NotificationMethod {
  static let name = "workspace/didChangeConfiguration"

  static func register(_ server: inout LanguageServer) {
    guard server.client.registersConfiguration else { return }
    server.register("themec-settings", name, ["section": "themec"])
  }

  static func receive(_ parameters: Parameters, _ server: inout LanguageServer) {
    // A client that answers `workspace/configuration` sends no settings here, only that they have changed.
    if server.client.hasConfiguration {
      server.askForSettings()
    } else {
      server.apply(settings: parameters["settings"])
    }
  }
}
