import ThemeBase

extension Method {
  /// Lists the diagnostics of a document for a client that asks for them.
  static let diagnostic = request(
    "textDocument/diagnostic", announcing: "diagnosticProvider",
    options: { client in
      guard client.has(.pullDiagnostics) else { return nil }
      return [
        "identifier": "themec", "interFileDependencies": true, "workspaceDiagnostics": true, "workDoneProgress": true,
      ]
    }
  ) { (parameters, server) throws(ResponseError) in
    let path = try parameters.documentPath()
    return server.report(on: path, previous: parameters["previousResultId"]?.string).json
  }
}
