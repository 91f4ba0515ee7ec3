extension Method {
  /// Follows the answer to `initialize`: now the client takes requests.
  static let initialized = notification("initialized") { parameters, server in
    server.askForSettings()
    for method in all { method.register?(&server) }
  }
}
