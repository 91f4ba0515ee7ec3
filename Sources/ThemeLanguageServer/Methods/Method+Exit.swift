extension Method {
  /// Ends the process.
  static let exit = notification("exit") { parameters, server in server.session.end() }
}
