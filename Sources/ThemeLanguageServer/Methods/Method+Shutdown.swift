import ThemeBase

extension Method {
  /// Ends the work, but not yet the process.
  static let shutdown = request("shutdown") { _, server in
    server.endReport(cancelling: true)
    server.session.shutDown()
    return JSONNull()
  }
}
