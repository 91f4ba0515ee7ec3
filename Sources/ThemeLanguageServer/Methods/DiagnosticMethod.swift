import ThemeJSON

/// Lists the diagnostics of a document for a client that asks for them.
enum DiagnosticMethod: RequestMethod {
  static let name = "textDocument/diagnostic"

  static func capability(_ client: ClientCapabilities) -> Capability? {
    guard client.hasPullDiagnostics else { return nil }
    let options: JSONObject = [
      "identifier": "themec", "interFileDependencies": true, "workspaceDiagnostics": true,
      "workDoneProgress": true,
    ]
    return ("diagnosticProvider", options)
  }

  static func answer(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) -> any JSONWritable {
    let path = try parameters.documentPath()
    return server.report(on: path, previous: parameters["previousResultId"]?.string).json
  }
}
