/// Ends the work, but not yet the process.
enum ShutdownMethod: RequestMethod {
  static let name = "shutdown"

  static func answer(_ parameters: Parameters, _ server: inout LanguageServer) -> any JSONWritable {
    server.endReport(cancelling: true)
    server.session.shutDown()
    return JSONNull()
  }
}
