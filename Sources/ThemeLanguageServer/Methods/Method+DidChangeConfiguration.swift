import ThemeBase

extension Method {
  /// The settings of the client have changed.
  static let didChangeConfiguration = notification(
    "workspace/didChangeConfiguration",
    register: { server in
      guard server.client.has(.settingsRegistration) else { return }
      server.register("themec-settings", "workspace/didChangeConfiguration", ["section": "themec"])
    }
  ) { (parameters, server) in
    // A client that answers `workspace/configuration` sends no settings here, only that they have changed.
    if server.client.has(.configuration) {
      server.askForSettings()
    } else {
      server.apply(settings: parameters["settings"])
    }
  }
}
